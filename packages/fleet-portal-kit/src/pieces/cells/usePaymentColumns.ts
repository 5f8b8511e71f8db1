import { useMemo } from 'react'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { cardNumberMessages } from '../../locales/en/cardNumber.ts'
import { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { LinkedFilters } from './linkedFilters.ts'
import { paymentColumns } from './paymentColumns.tsx'
import { useItemPages } from './useItemPages.ts'

/** The columns that all lists of fleet card payments share, in the language of the page. */
export function usePaymentColumns(access: FleetAccess, setFilters: (filters: LinkedFilters) => void) {
  const formats = useFormats()
  const messages = useMessages(cardPaymentsMessages)
  const cards = useMessages(cardNumberMessages)
  const pages = useItemPages(access)
  return useMemo(
    () => paymentColumns({ formats, messages, cards, pages, setFilters }),
    [formats, messages, cards, pages, setFilters],
  )
}
