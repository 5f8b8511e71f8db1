import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { useCallback, useRef } from 'react'
import { useEmit } from '../../../provider/widgetContext.ts'

/** Returns a function that reports that the digits of codes are shown, once for each code while the component is mounted. */
export function useRevealCodes(): (codes: readonly FuelCode[]) => void {
  const emit = useEmit()
  const revealed = useRef(new Set<string>())
  return useCallback(
    (codes) => {
      for (const { fuelCodeId } of codes) {
        if (revealed.current.has(fuelCodeId)) continue
        revealed.current.add(fuelCodeId)
        emit('fuel-code.revealed', { fuelCodeId })
      }
    },
    [emit],
  )
}
