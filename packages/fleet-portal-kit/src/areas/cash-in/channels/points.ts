/** Formats points with thousands separators. */
export const formatPoints = (points: number): string => String(points).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
