import type { Product } from 'fleet-portal-api-client/contract/products'

/** The shape of each product in chips, charts and tables, as an SVG path in a 12 × 12 view box. */
export const productShapes: Readonly<Record<Product, string>> = {
  diesel: 'M6 1 11 11H1Z',
  gas91: 'M1 1h10v10H1Z',
  gas95: 'M6 0 12 6 6 12 0 6Z',
  gas97: 'M6 0 12 4.5 9.7 12H2.3L0 4.5Z',
  lubes: 'M6 0a6 6 0 1 1 0 12A6 6 0 0 1 6 0Z',
}
