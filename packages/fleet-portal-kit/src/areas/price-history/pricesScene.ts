import type { TestFleet } from '../../testing/createTestFleet.ts'

interface PriceChange {
  productCode: 'Diesel' | 'Gas91' | 'Gas95' | 'Gas97'
  /** Pesos per litre. */
  pumpPrice: number
  discount?: number
  /** An ISO timestamp. Default: now. */
  effectiveAt?: string
  movementType?: 'national' | 'account' | 'discount' | 'changeRefS'
}

/** Sets prices in the given order. */
export async function setPrices(
  { operate, fleetId }: TestFleet,
  changes: readonly PriceChange[],
): Promise<void> {
  for (const change of changes) await operate('prices', { fleetId, ...change })
}

/** One price change of every movement type. The price history lists the last one first. */
export const everyMovement: readonly PriceChange[] = [
  { productCode: 'Diesel', pumpPrice: 58.6 },
  { productCode: 'Gas95', pumpPrice: 60.85 },
  { productCode: 'Diesel', pumpPrice: 58.6, discount: 3.25, movementType: 'discount' },
  { productCode: 'Gas97', pumpPrice: 66, movementType: 'account' },
  { productCode: 'Gas91', pumpPrice: 59.1, movementType: 'changeRefS' },
]
