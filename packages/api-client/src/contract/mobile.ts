/** A Philippine mobile number in national format: 09 and nine more digits. @since 0.1.0 */
export const mobilePattern = /^09\d{9}$/

/** Separators between digits. Phone books also add marks of the writing direction. */
const betweenDigits = /[\s\p{Cf}\p{Pd}\u2212().]/gu

/**
 * A mobile number without separators: `0917-123-4567` becomes `09171234567`. A country code stays, so that the rule
 * refuses it.
 *
 * @since 0.1.0
 */
export const normalizeMobile = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(betweenDigits, '')
    // Spreadsheets prefix a text with an apostrophe.
    .replace(/^'+/, '')
    // A removed separator may have kept combining marks apart.
    .normalize()

/**
 * Like `normalizeMobile`, for a field that the user sees: `+63 917 123 4567`, as phone books have it, becomes `09171234567`. Without
 * the plus sign it stays, because the rule refuses it.
 *
 * @since 0.1.0
 */
export const typedMobile = (text: string): string => normalizeMobile(text).replace(/^\+63(?=9\d{9}$)/, '0')

/** Whether a text is a mobile number that forms accept. @since 0.1.0 */
export const isMobile = (text: string): boolean => mobilePattern.test(normalizeMobile(text))

/**
 * The mobile number of a file's cell. Spreadsheets drop the leading zero of `09171234567`; it is restored.
 *
 * @since 0.1.0
 */
export const importedMobile = (text: string): string => normalizeMobile(text).replace(/^(?=9\d{9}$)/, '0')

/**
 * The stored form of a mobile number in any format, such as `+63 917 123 4567`. Any other text is returned as it is. For
 * search boxes, and for fields that show the country code themselves.
 *
 * @since 0.1.0
 */
export function findMobile(text: string): string {
  const stored = normalizeMobile(text).replace(/^\+?(?:(?:00)?630?|0)?(?=9\d{9}$)/, '0')
  return mobilePattern.test(stored) ? stored : text
}
