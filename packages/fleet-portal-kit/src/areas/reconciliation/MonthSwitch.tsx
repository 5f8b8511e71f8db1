import { ChevronLeft, ChevronRight } from 'lucide'
import { useCallback } from 'react'
import { today } from '../../format/days.ts'
import { useSearch } from '../../foundation/list/useDialogAddress.ts'
import { IconButton } from '../../foundation/ui/Button.tsx'
import { HStack, InlineText, Subtitle } from '../../foundation/ui/layout.ts'
import { reconciliationMessages } from '../../locales/en/reconciliation.ts'
import { useDayFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { daysOf, monthOf, nextMonth, previousMonth, type Month } from './statement.ts'

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

interface MonthSwitchProps {
  month: Month
  onChange: (month: Month) => void
}

/** The days of the month, between buttons for the month before and after it. */
export function MonthSwitch({ month, onChange }: MonthSwitchProps) {
  const t = useMessages(reconciliationMessages)
  const { formatDay } = useDayFormats()
  const { first, last } = daysOf(month)
  const isCurrent = month === monthOf(today())
  return (
    <HStack role="group" aria-label={t.month} $gap={3}>
      <IconButton icon={ChevronLeft} label={t.previous} onClick={() => onChange(previousMonth(month))} />
      <Subtitle aria-live="polite">
        {t.period(formatDay(first), formatDay(last))}
        {isCurrent && (
          <>
            {' '}
            <InlineText $muted $nowrap>
              {t.soFar}
            </InlineText>
          </>
        )}
      </Subtitle>
      <IconButton
        icon={ChevronRight}
        label={t.next}
        disabledReason={isCurrent ? t.noFuture : undefined}
        onClick={() => onChange(nextMonth(month))}
      />
    </HStack>
  )
}
