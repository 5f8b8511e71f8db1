import { useCallback } from 'react'
import { fuelOutlookMessages } from '../../../locales/en/fuelOutlook.ts'
import { roundedDays } from './fuelOutlook.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'

/** Formats how long fuel lasts, rounded to a tenth of a day: `1.5 days`. Undefined means that nothing is used. */
export function useFormatDays(): (days: number | undefined) => string {
  const t = useMessages(fuelOutlookMessages)
  const { formatRounded } = useFormats()
  return useCallback(
    (days) => {
      if (days === undefined) return t.noUse
      const tenths = roundedDays(days)
      return tenths === 1 ? t.oneDay : t.days(formatRounded(tenths))
    },
    [t, formatRounded],
  )
}
