import * as z from 'zod/mini'

/** The products of a station. @since 0.1.0 */
export const products = ['diesel', 'gas91', 'gas95', 'gas97', 'lubes'] as const
/** A product of a station. @since 0.1.0 */
export type Product = (typeof products)[number]

/** The products that can be bought and put on a fuel code. @since 0.1.0 */
export const fuels = ['diesel', 'gas91', 'gas95', 'gas97'] as const
/** A product that is fuel. @since 0.1.0 */
export type Fuel = (typeof fuels)[number]

/** A product in lower case, as in most calls. Decoded without regard to case. @since 0.1.0 */
export const product = z.codec(z.string(), z.enum(products), {
  decode: (value) => value.toLowerCase() as Product,
  encode: (value) => value,
})

/** A fuel as in buy-fuel and fuel-code calls: `Diesel`, `Gas91`, `Gas95`, `Gas97`. @since 0.1.0 */
export const capitalFuel = z.codec(z.string(), z.enum(fuels), {
  decode: (value) => value.toLowerCase() as Fuel,
  encode: (value) => value.charAt(0).toUpperCase() + value.slice(1),
})
