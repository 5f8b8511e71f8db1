/** Formats points with thousands separators. */
export const formatPoints = (points: number): string => String(points).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** Cleans typed points: at most nine digits, with thousands separators. */
export const cleanPoints = (text: string): string => {
  const digits = text
    .normalize('NFKC')
    .replace(/\..*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
  return digits.slice(0, 9).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
