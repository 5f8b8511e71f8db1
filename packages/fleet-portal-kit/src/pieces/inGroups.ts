/** A fuel code to be read out, four characters at a time: `ABCD 1234`. */
export const inGroups = (code: string): string => code.match(/.{1,4}/gu)?.join(' ') ?? code
