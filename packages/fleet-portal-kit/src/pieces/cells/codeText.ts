/** `ABCD 1234`: four characters at a time, to be read out. */
export const inGroups = (code: string): string => code.match(/.{1,4}/gu)?.join(' ') ?? code

const grouped = /^[a-z0-9]{4}( [a-z0-9]{1,4})+$/i

/**
 * What is searched for when a code is typed in its groups: the code without the gaps. Anything else, such as a name,
 * stays as it is; a code is told from two short names by its digits.
 */
export const normalizeSearch = (typed: string): string =>
  grouped.test(typed) && /\d/.test(typed) ? typed.replaceAll(' ', '') : typed
