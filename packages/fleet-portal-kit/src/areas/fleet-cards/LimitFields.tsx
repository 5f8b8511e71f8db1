import type { FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { TriangleAlert } from 'lucide'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { Checkbox } from '../../foundation/form/Checkbox.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { HStack, InlineText, VStack } from '../../foundation/ui/layout.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { token } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { Field, TwoColumns, useFields } from './cardFormParts.ts'
import { usedUpTexts } from './usedUp.ts'
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

const Warning = styled(HStack)`
  color: ${token('color-warning')};
  & > svg {
    /* The first of several lines. */
    align-self: flex-start;
  }
`

/** The range of a limit and its usage. A limit that is used up is a warning. */
const limitHint = (range: string, used: string, usedUp: string | undefined) => (
  <>
    {[range, used].filter(Boolean).join(' ')}
    {usedUp && (
      <Warning as="span" $gap={1} role="status" data-tone="warning">
        <Icon of={TriangleAlert} />
        <InlineText>{usedUp}</InlineText>
      </Warning>
    )}
  </>
)

/** The monthly limits of the card, with the usage of this month as hints. */
export function LimitFields({ card }: { card: FleetCard }) {
  const t = useMessages(editFleetCardMessages)
  const formats = useFormats()
  const { locqpayLimit, isMoneyUnlimited, transactionLimit, isCountUnlimited } = useFields().watch()
  const { locqpayPaymentThisMonth: paid, transactionThisMonth: transactions } = card

  const usedUp = usedUpTexts(card, { locqpayLimit, transactionLimit }, t, formats)
  const moneyHint = limitHint(
    isMoneyUnlimited ? '' : t.moneyRange,
    paid == null || usedUp.money ? '' : t.usedThisMonth(formats.formatPesos(paid)),
    usedUp.money,
  )
  const countHint = limitHint(
    isCountUnlimited ? '' : t.transactionRange,
    transactions == null || usedUp.count ? '' : t.usedThisMonth(formats.formatCount(transactions)),
    usedUp.count,
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
