import type { FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { flushSync } from 'react-dom'
import { Checkbox } from '../../foundation/form/Checkbox.tsx'
import { VStack } from '../../foundation/ui/layout.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { Field, TwoColumns, useFields } from './cardFormParts.ts'
import { limitUsage } from './limitUsage.ts'
import { MoneyLimitInput, TransactionLimitInput } from './LimitInputs.tsx'

/** The field values without a limit, and for a limit that the user has not entered yet. */
const limitValues = {
  locqpayLimit: { none: 0, empty: null },
  transactionLimit: { none: '0', empty: '' },
} as const

interface NoLimitProps {
  name: 'isMoneyUnlimited' | 'isCountUnlimited'
  of: keyof typeof limitValues
  label: string
}

/** The checkbox that removes a limit and sets it to 0. Unchecked, the limit is empty and required. */
function NoLimit({ name, of, label }: NoLimitProps) {
  const { setValue, clearErrors } = useFields()
  return (
    <Field name={name} label={label} isBare>
      {({ value, onChange, ...control }) => (
        <Checkbox
          {...control}
          checked={value}
          onChange={({ target: { checked, form } }) => {
            // Renders at once, so that the next key press goes to the field.
            flushSync(() => {
              onChange(checked)
              setValue(of, limitValues[of][checked ? 'none' : 'empty'], { shouldDirty: true })
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

/** The monthly limits of the card, with the usage of this month as hints. */
export function LimitFields({ card }: { card: FleetCard }) {
  const t = useMessages(editFleetCardMessages)
  const { formatCount, formatPesos } = useFormats()
  const { locqpayLimit, isMoneyUnlimited, transactionLimit, isCountUnlimited } = useFields().watch()
  const { locqpayPaymentThisMonth: paid, transactionThisMonth: transactions } = card

  const hintOf = (range: string, used: string, isReached: boolean | undefined) =>
    [range, used && (isReached ? t.belowUse(used) : t.usedThisMonth(used))].filter(Boolean).join(' ')
  const moneyHint = hintOf(
    isMoneyUnlimited ? '' : t.moneyRange,
    paid == null ? '' : formatPesos(paid),
    limitUsage(paid ?? 0, locqpayLimit)?.isReached,
  )
  const countHint = hintOf(
    isCountUnlimited ? '' : t.transactionRange,
    transactions == null ? '' : formatCount(transactions),
    limitUsage(transactions ?? 0, Number(transactionLimit))?.isReached,
  )
  return (
    <TwoColumns>
      <VStack $gap={2}>
        <Field name="locqpayLimit" label={t.moneyLimit} hint={moneyHint} isRequired={!isMoneyUnlimited}>
          {(control) => <MoneyLimitInput {...control} isUnlimited={isMoneyUnlimited} />}
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
          {(control) => <TransactionLimitInput {...control} isUnlimited={isCountUnlimited} />}
        </Field>
        <NoLimit name="isCountUnlimited" of="transactionLimit" label={t.noTransactionLimit} />
      </VStack>
    </TwoColumns>
  )
}
