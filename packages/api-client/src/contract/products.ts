import * as z from 'zod/mini'

export const products = ['diesel', 'gas91', 'gas95', 'gas97', 'lubes'] as const
export type Product = (typeof products)[number]

/** The products that can be bought and put on a fuel code. */
export const fuels = ['diesel', 'gas91', 'gas95', 'gas97'] as const
export type Fuel = (typeof fuels)[number]

/** A product as most calls write it, lower case; read without regard to case. */
export const product = z.codec(z.string(), z.enum(products), {
  decode: (value) => value.toLowerCase() as Product,
  encode: (value) => value,
})

/** A fuel as the buy-fuel and fuel-code calls write it: `Diesel`, `Gas91`, `Gas95`, `Gas97`. */
export const capitalFuel = z.codec(z.string(), z.enum(fuels), {
  decode: (value) => value.toLowerCase() as Fuel,
  encode: (value) => value.charAt(0).toUpperCase() + value.slice(1),
})
