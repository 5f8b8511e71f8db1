/** A text that stays on one line: its spaces are no-break spaces. */
export const withoutBreaks = (text: string): string => text.replaceAll(' ', '\u00A0')
