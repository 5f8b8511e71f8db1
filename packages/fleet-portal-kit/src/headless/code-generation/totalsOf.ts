import type { EndpointOutput } from 'fleet-portal-api-client'
import type { listFuelBalances } from 'fleet-portal-api-client/contract/fuelBalances'
import { fuels, type Fuel } from 'fleet-portal-api-client/contract/products'
import { millilitres, type Millilitres } from 'fleet-portal-api-client/money'
import type { CodeDraft } from './codeDraft.ts'

export interface ProductTotal {
  product: Fuel
  /** The volume of all drafts of the product. */
  requested: Millilitres
  /** Undefined while the balance is not known. */
  balance: Millilitres | undefined
  /** The balance after generating, in millilitres. Negative if the drafts exceed the balance. */
  balanceAfter: number | undefined
}

/** The total volume of the drafts per product, with the fuel balance. A product that the server left out has a balance of zero. */
export function totalsOf(
  drafts: readonly CodeDraft[],
  balances: EndpointOutput<typeof listFuelBalances> | undefined,
): ProductTotal[] {
  return fuels.map((product) => {
    const requested = millilitres(
      drafts.reduce(
        (total, { values }) => (values.productCode === product ? total + (values.literVolume ?? 0) : total),
        0,
      ),
    )
    const found = balances?.find(({ productCode }) => productCode === product)
    const balance = balances && (found?.fuelBalance ?? millilitres(0))
    return {
      product,
      requested,
      balance,
      balanceAfter: balance === undefined ? undefined : balance - requested,
    }
  })
}
