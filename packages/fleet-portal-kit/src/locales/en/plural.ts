import { formatCount } from './formats.ts'

/** A count with its noun: `1 code`, `0 codes`, `1,000 codes`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`
