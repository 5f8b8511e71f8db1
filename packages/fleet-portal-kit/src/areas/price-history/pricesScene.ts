import type { TestFleet } from '../../testing/fleetOn.ts'

interface Change {
  productCode: 'Diesel' | 'Gas91' | 'Gas95' | 'Gas97'
  /** Pesos per litre. */
  pumpPrice: number
  discount?: number
  /** An instant; now unless given. */
  effectiveAt?: string
  movementType?: 'national' | 'account' | 'discount' | 'changeRefS'
}

/** Sets prices one after the other. */
export async function setPrices({ operate, fleetId }: TestFleet, changes: readonly Change[]): Promise<void> {
  for (const change of changes) await operate('prices', { fleetId, ...change })
}

/** Every kind of movement that the prices of a fleet can have, the last one listed first. */
export const everyMovement: readonly Change[] = [
  { productCode: 'Diesel', pumpPrice: 58.6 },
  { productCode: 'Gas95', pumpPrice: 60.85 },
  { productCode: 'Diesel', pumpPrice: 58.6, discount: 3.25, movementType: 'discount' },
  { productCode: 'Gas97', pumpPrice: 66, movementType: 'account' },
  { productCode: 'Gas91', pumpPrice: 59.1, movementType: 'changeRefS' },
]
