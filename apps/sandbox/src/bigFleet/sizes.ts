/** How much data the big fleets have. */
export interface BigFleetSizes {
  redemptions: number
  codes: number
  drivers: number
  vehicles: number
  /** Purchases of fuel, and as many cash-ins. */
  purchases: number
  /** Cards of the wallet fleet. */
  cards: number
  /** Payments with these cards. */
  payments: number
  /** New stations, for all fleets. */
  stations: number
  /** Small fleets beside the two big ones. Each has a thousandth of their data. */
  sideFleets: number
}

/** The sizes for a number of redemptions. With 1,000,000: 100,000 codes, 50,000 drivers, 5,000 cards and 10,000 stations. */
export function sizesFor(redemptions: number): BigFleetSizes {
  const share = (of: number) => Math.max(1, Math.round(redemptions / of))
  return {
    redemptions,
    codes: share(10),
    drivers: share(20),
    vehicles: share(50),
    purchases: Math.max(8, share(200)),
    cards: share(200),
    payments: share(5),
    stations: share(100),
    sideFleets: share(5_000),
  }
}

/** The sizes of a small fleet: a thousandth, but a few of everything. */
export const sideSizes = (sizes: BigFleetSizes): BigFleetSizes =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, Math.max(8, Math.round(size / 1000))]),
  ) as unknown as BigFleetSizes
