const figures = new Intl.NumberFormat('en-PH')

/** A count as it is shown: `1,000`. */
export const figure = (count: number): string => figures.format(count)

/** A count with its noun: `1 code`, `0 codes`, `1,000 codes`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`
