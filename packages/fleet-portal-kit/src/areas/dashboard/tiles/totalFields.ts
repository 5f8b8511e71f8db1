import type { Fuel } from 'fleet-portal-api-client/contract/products'

/** The field of each fuel in the litres of fuel codes. */
export const totalFields = {
  diesel: 'totalFuelCodeDiesel',
  gas91: 'totalFuelCodeGas91',
  gas95: 'totalFuelCodeGas95',
  gas97: 'totalFuelCodeGas97',
} as const satisfies Record<Fuel, string>
