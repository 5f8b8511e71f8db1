import { formatCount } from '../../format/numbers.ts'
import type { FleetCard } from 'api-client/contract/fleetCards'
import { flushSync } from 'react-dom'
import { formatPesos } from '../../format/amounts.ts'
import { FormattedInput } from '../../foundation/form/FormattedInput.tsx'
import { Checkbox } from '../../foundation/form/Checkbox.tsx'
import { digits } from '../../foundation/form/cleaners.ts'
import { PesoInput } from '../../foundation/form/DecimalInput.tsx'
import { Input } from '../../foundation/form/controls.ts'
import { VStack } from '../../foundation/ui/layout.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { useMessages } from '../../provider/messages.ts'
import { Field, Pair, useFields } from './cardFormParts.ts'
import { limitUse } from './limits.ts'

/** More than fit are told, not cut off: they would be another number. */
const wholeNumber = digits(9)

/** What the limits are while there is none, and while one is to be chosen. */
const limitValues = {
  locqpayLimit: { none: 0, unknown: null },
  transactionLimit: { none: '0', unknown: '' },
} as const

interface NoLimitProps {
  name: 'isMoneyUnlimited' | 'isCountUnlimited'
  of: keyof typeof limitValues
  label: string
}

/** Takes a limit off: it is 0 then. Put on again, it is empty, for somebody to choose. */
function NoLimit({ name, of, label }: NoLimitProps) {
  const { setValue, clearErrors } = useFields()
  return (
    <Field name={name} label={label} isBare>
      {({ value, onChange, ...control }) => (
        <Checkbox
          {...control}
          checked={value}
          onChange={({ target: { checked, form } }) => {
            // Drawn before anything else is typed, which is meant for the field.
            flushSync(() => {
              onChange(checked)
              setValue(of, limitValues[of][checked ? 'none' : 'unknown'], { shouldDirty: true })
              clearErrors(of)
            })
            if (!checked) (form?.elements.namedItem(of) as HTMLElement | null)?.focus()
          }}
        >
          {label}
        </Checkbox>
      )}
    </Field>
  )
}

/** What the card may be used for in a month, and what it was used for in this one. */
export function LimitFields({ card }: { card: FleetCard }) {
  const t = useMessages(editFleetCardMessages)
  const { locqpayLimit, isMoneyUnlimited, transactionLimit, isCountUnlimited } = useFields().watch()
  const { locqpayPaymentThisMonth: paid, transactionThisMonth: times } = card

  const hintOf = (range: string, used: string, isReached: boolean | undefined) =>
    [range, used && (isReached ? t.belowUse(used) : t.usedThisMonth(used))].filter(Boolean).join(' ')
  const moneyHint = hintOf(
    isMoneyUnlimited ? '' : t.moneyRange,
    paid == null ? '' : formatPesos(paid),
    limitUse(paid ?? 0, locqpayLimit)?.isReached,
  )
  const countHint = hintOf(
    isCountUnlimited ? '' : t.transactionRange,
    times == null ? '' : formatCount(times),
    limitUse(times ?? 0, Number(transactionLimit))?.isReached,
  )
  return (
    <Pair>
      <VStack $gap={2}>
        <Field name="locqpayLimit" label={t.moneyLimit} hint={moneyHint} isRequired={!isMoneyUnlimited}>
          {({ value, onChange, ...control }) =>
            isMoneyUnlimited ? (
              <Input {...control} value={t.noLimit} disabled readOnly />
            ) : (
              <PesoInput
                {...control}
                value={value ?? undefined}
                onChange={(next) => onChange(next ?? null)}
              />
            )
          }
        </Field>
        <NoLimit name="isMoneyUnlimited" of="locqpayLimit" label={t.noMoneyLimit} />
      </VStack>
      <VStack $gap={2}>
        <Field
          name="transactionLimit"
          label={t.transactionLimit}
          hint={countHint}
          isRequired={!isCountUnlimited}
        >
          {({ onChange, ...control }) =>
            isCountUnlimited ? (
              <Input {...control} value={t.noLimit} disabled readOnly />
            ) : (
              <FormattedInput
                {...control}
                onChange={onChange}
                clean={wholeNumber}
                inputMode="numeric"
                autoComplete="off"
              />
            )
          }
        </Field>
        <NoLimit name="isCountUnlimited" of="transactionLimit" label={t.noTransactionLimit} />
      </VStack>
    </Pair>
  )
}
