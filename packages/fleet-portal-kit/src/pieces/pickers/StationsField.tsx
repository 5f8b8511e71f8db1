import { listMerchantStations } from 'fleet-portal-api-client/contract/merchantPayments'
import { X } from 'lucide'
import { useMemo, useRef } from 'react'
import { AsyncSelect, type ComboboxOption } from '../../foundation/form/AsyncSelect.tsx'
import type { FilterOption, FilterControlProps } from '../../foundation/list/filter.ts'
import { focusFirst } from '../../foundation/ui/focus.ts'
import { InlineIconButton } from '../../foundation/ui/InlineIconButton.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { Box, VStack, InlineText, HStack } from '../../foundation/ui/layout.ts'
import { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import { useMessages } from '../../provider/messages.ts'
import { StationPicker } from './pickers.tsx'
import { useStationChoices } from './useStationChoices.ts'

interface StationsFieldProps extends FilterControlProps<readonly string[]> {
  /** Offers the stations where this fleet makes non-fuel purchases. Default: every partner station. */
  fleetId?: string
}

const optionOf = ({ stationId, name }: { stationId: string; name: string }): ComboboxOption => ({
  value: stationId,
  label: name,
})

const none: readonly string[] = []

/** Selects several stations. The user searches and adds them one by one, and can remove each. */
export function StationsField({ label, value = none, onChange, fleetId }: StationsFieldProps) {
  const t = useMessages(cardPaymentsMessages)
  const { choices, note } = useStationChoices(value, { unnamed: t.oneStation, ...(fleetId && { fleetId }) })
  const picker = useRef<HTMLDivElement>(null)
  const input = useMemo(() => ({ fleetId: fleetId ?? '' }), [fleetId])
  const add = (option: ComboboxOption | undefined) => {
    if (!option || value.includes(option.value)) return
    note(option)
    onChange([...value, option.value])
  }
  const remove = ({ value: removed }: FilterOption) => {
    const remaining = value.filter((id) => id !== removed)
    focusFirst(picker.current)
    onChange(remaining.length > 0 ? remaining : undefined)
  }
  const shared = { label, value: undefined, onChange: add, placeholder: t.addStation }
  return (
    <VStack $gap={2}>
      <Box ref={picker}>
        {fleetId === undefined ? (
          <StationPicker {...shared} />
        ) : (
          <AsyncSelect
            endpoint={listMerchantStations}
            input={input}
            optionOf={optionOf}
            perPage={9}
            {...shared}
          />
        )}
      </Box>
      {choices.length > 0 && (
        <VStack as="ul" $gap={1} aria-label={label}>
          {choices.map((choice) => (
            <HStack as="li" key={choice.value} $justify="space-between">
              <InlineText>{choice.label}</InlineText>
              <InlineIconButton aria-label={t.removeStation(choice.label)} onClick={() => remove(choice)}>
                <Icon of={X} />
              </InlineIconButton>
            </HStack>
          ))}
        </VStack>
      )}
    </VStack>
  )
}
