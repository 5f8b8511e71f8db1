/** A text for other programs: searches and SMS treat the no-break spaces of quantities as other characters. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ')
