import type { EndpointOutput } from 'api-client'
import type { listFuelBalances } from 'api-client/contract/fuelBalances'
import { fuels, type Fuel } from 'api-client/contract/products'
import { millilitres, type Millilitres } from 'api-client/money'
import type { CodeDraft } from './drafts.ts'

export interface ProductTotal {
  product: Fuel
  /** The litres of all drafts of the product. */
  asked: Millilitres
  /** Undefined while the balance is not known. */
  balance: Millilitres | undefined
  /** The balance after generating; negative where the drafts ask for more than there is. */
  after: number | undefined
}

/** What the drafts add up to, product by product, against the fuel balance. A product without a balance has none. */
export function totalsOf(
  drafts: readonly CodeDraft[],
  balances: EndpointOutput<typeof listFuelBalances> | undefined,
): ProductTotal[] {
  return fuels.map((product) => {
    const asked = millilitres(
      drafts.reduce(
        (total, { values }) => (values.productCode === product ? total + (values.literVolume ?? 0) : total),
        0,
      ),
    )
    const found = balances?.find(({ productCode }) => productCode === product)
    const balance = balances && (found?.fuelBalance ?? millilitres(0))
    return { product, asked, balance, after: balance === undefined ? undefined : balance - asked }
  })
}
