import type { PumpPrice } from 'api-client/contract/prices'
import { fuels } from 'api-client/contract/products'
import { unitPrice } from 'api-client/money'

const none = unitPrice(0)

/** The four fuels in their order. One of which the server says nothing has no price, and cannot be bought. */
export const allFuels = (prices: readonly PumpPrice[]): PumpPrice[] =>
  fuels.map(
    (productCode) =>
      prices.find((price) => price.productCode === productCode) ?? {
        productCode,
        pumpPrice: none,
        discount: none,
        creditPrice: none,
      },
  )
