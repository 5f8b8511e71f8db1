import { ChevronLeft, ChevronRight } from 'lucide'
import { useCallback, useMemo } from 'react'
import { today } from '../../format/days.ts'
import { useSearch } from '../../foundation/list/useDialogAddress.ts'
import { IconButton } from '../../foundation/ui/Button.tsx'
import { HStack, Subtitle } from '../../foundation/ui/layout.ts'
import { reconciliationMessages } from '../../locales/en/reconciliation.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { monthOf, nextMonth, previousMonth, type Month } from './statement.ts'

/** The month of the URL, so that a link and Back keep it. Without one, or with one in the future: this month. */
export function useMonth(): [Month, (month: Month) => void] {
  const navigation = useNavigation()
  const wanted = new URLSearchParams(useSearch()).get('month') ?? ''
  const current = monthOf(today())
  const isMonth = /^20\d{2}-(0[1-9]|1[0-2])$/.test(wanted) && wanted <= current
  const setMonth = useCallback(
    (month: Month) => {
      const query = new URLSearchParams(navigation.search())
      query.set('month', month)
      navigation.setSearch(query.toString())
    },
    [navigation],
  )
  return [isMonth ? wanted : current, setMonth]
}

/** `November 2026` */
const nameOf = (month: Month, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  )

interface MonthSwitchProps {
  month: Month
  onChange: (month: Month) => void
}

/** The name of the month, between buttons for the month before and after it. */
export function MonthSwitch({ month, onChange }: MonthSwitchProps) {
  const t = useMessages(reconciliationMessages)
  const { locale } = usePortal().language
  const name = useMemo(() => nameOf(month, locale), [month, locale])
  const isCurrent = month === monthOf(today())
  return (
    <HStack role="group" aria-label={t.month} $gap={3}>
      <IconButton icon={ChevronLeft} label={t.previous} onClick={() => onChange(previousMonth(month))} />
      <Subtitle aria-live="polite">{isCurrent ? t.soFar(name) : name}</Subtitle>
      <IconButton
        icon={ChevronRight}
        label={t.next}
        disabledReason={isCurrent ? t.noFuture : undefined}
        onClick={() => onChange(nextMonth(month))}
      />
    </HStack>
  )
}
