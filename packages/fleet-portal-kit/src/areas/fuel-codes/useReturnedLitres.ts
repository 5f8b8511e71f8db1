import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { fuels } from 'fleet-portal-api-client/contract/products'
import { millilitres } from 'fleet-portal-api-client/money'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { remainingLitres } from './fuelCodeFacts.ts'

/** Returns a function that says how many litres of each product return to the balance when codes are deactivated. Empty if none do. */
export function useReturnedLitres(): (codes: readonly FuelCode[]) => string {
  const t = useMessages(fuelCodesMessages)
  const { productNames } = useMessages(uiMessages)
  const { formatLitres } = useFormats()
  return (codes) => {
    const volumes = fuels.flatMap((product) => {
      const own = codes.filter(({ productCode }) => productCode === product)
      const total = own.reduce((sum, code) => sum + remainingLitres(code), 0)
      return total > 0 ? [`${productNames[product]} ${formatLitres(millilitres(total))}`] : []
    })
    return volumes.length > 0 ? t.returned(volumes.join(', ')) : ''
  }
}
