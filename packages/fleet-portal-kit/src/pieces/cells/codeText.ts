/** Splits a code into groups of four characters, which are easy to read out: `ABCD 1234`. */
export const inGroups = (code: string): string => code.match(/.{1,4}/gu)?.join(' ') ?? code

const grouped = /^[a-z0-9]{4}( [a-z0-9]{1,4})+$/i

/**
 * Converts a typed search: removes the spaces of a grouped code. Other text, such as a name, stays unchanged. Only text
 * with a digit is a code, because two short names can have the same groups.
 */
export const normalizeSearch = (typed: string): string =>
  grouped.test(typed) && /\d/.test(typed) ? typed.replaceAll(' ', '') : typed
