import type { PumpPrice } from 'fleet-portal-api-client/contract/prices'
import { fuels } from 'fleet-portal-api-client/contract/products'
import { unitPrice } from 'fleet-portal-api-client/money'

const noPrice = unitPrice(0)

/** The prices of all four fuels, in their order. A fuel that the server left out has a price of zero and cannot be bought. */
export const withAllFuels = (prices: readonly PumpPrice[]): PumpPrice[] =>
  fuels.map(
    (productCode) =>
      prices.find((price) => price.productCode === productCode) ?? {
        productCode,
        pumpPrice: noPrice,
        discount: noPrice,
        creditPrice: noPrice,
      },
  )
