import type { FleetCard } from 'api-client/contract/fleetCards'
import { centavos } from 'api-client/money'
import { useRef } from 'react'
import { CaretInput } from '../../foundation/form/CaretInput.tsx'
import { Checkbox } from '../../foundation/form/Checkbox.tsx'
import { digits } from '../../foundation/form/cleaners.ts'
import { PesoInput } from '../../foundation/form/DecimalInput.tsx'
import { Input } from '../../foundation/form/controls.ts'
import { formatPesos } from '../../foundation/format/amounts.ts'
import { Column } from '../../foundation/ui/layout.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { useMessages } from '../../provider/messages.ts'
import { Field, Pair, useFields } from './cardFormParts.ts'

const count = new Intl.NumberFormat('en-PH')
/** More than fit are told, not cut off: they would be another number. */
const wholeNumber = digits(9)

/** What the card may be used for in a month. A limit that is taken off stands as such, and 0 is sent. */
export function LimitFields({ card }: { card: FleetCard }) {
  const t = useMessages(editFleetCardMessages)
  const { watch, setValue, clearErrors } = useFields()
  const values = watch()
  const frame = useRef<HTMLDivElement>(null)
  const { locqpayPaymentThisMonth: paid, transactionThisMonth: times } = card
  const { isMoneyUnlimited, isCountUnlimited, locqpayLimit, transactionLimit } = values

  const hintOf = (range: string | false, used: string | undefined, isBelow: boolean) =>
    [range, used && (isBelow ? t.belowUse(used) : t.usedThisMonth(used))].filter(Boolean).join(' ')
  const moneyHint = hintOf(
    !isMoneyUnlimited && t.moneyRange,
    paid == null ? undefined : formatPesos(paid),
    Boolean(paid && !isMoneyUnlimited && locqpayLimit && locqpayLimit <= paid),
  )
  const useHint = hintOf(
    !isCountUnlimited && t.transactionRange,
    times == null ? undefined : count.format(times),
    Boolean(times && !isCountUnlimited && transactionLimit && Number(transactionLimit) <= times),
  )
  /** The field is there again, empty, for a limit that somebody chooses. */
  const open = (name: string) =>
    setTimeout(() => frame.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus())

  const lift = (name: 'locqpayLimit' | 'transactionLimit', isOff: boolean) => {
    const isMoney = name === 'locqpayLimit'
    setValue(isMoney ? 'isMoneyUnlimited' : 'isCountUnlimited', isOff, { shouldDirty: true })
    if (isMoney) setValue(name, isOff ? centavos(0) : null, { shouldDirty: true })
    else setValue(name, isOff ? '0' : '', { shouldDirty: true })
    clearErrors(name)
    if (!isOff) open(name)
  }
  return (
    <Pair ref={frame}>
      <Column $gap={2}>
        <Field name="locqpayLimit" label={t.moneyLimit} hint={moneyHint} isRequired={!isMoneyUnlimited}>
          {({ onChange, ...control }) =>
            isMoneyUnlimited ? (
              <Input {...control} value={t.noLimit} disabled readOnly />
            ) : (
              <PesoInput
                {...control}
                value={locqpayLimit ?? undefined}
                onChange={(value) => onChange(value ?? null)}
              />
            )
          }
        </Field>
        <Field name="isMoneyUnlimited" label={t.noMoneyLimit} isBare>
          {({ value, ...control }) => (
            <Checkbox
              {...control}
              checked={value}
              onChange={(event) => lift('locqpayLimit', event.target.checked)}
            >
              {t.noMoneyLimit}
            </Checkbox>
          )}
        </Field>
      </Column>
      <Column $gap={2}>
        <Field
          name="transactionLimit"
          label={t.transactionLimit}
          hint={useHint}
          isRequired={!isCountUnlimited}
        >
          {({ onChange, ...control }) =>
            isCountUnlimited ? (
              <Input {...control} value={t.noLimit} disabled readOnly />
            ) : (
              <CaretInput
                {...control}
                onChange={onChange}
                clean={wholeNumber}
                inputMode="numeric"
                autoComplete="off"
              />
            )
          }
        </Field>
        <Field name="isCountUnlimited" label={t.noTransactionLimit} isBare>
          {({ value, ...control }) => (
            <Checkbox
              {...control}
              checked={value}
              onChange={(event) => lift('transactionLimit', event.target.checked)}
            >
              {t.noTransactionLimit}
            </Checkbox>
          )}
        </Field>
      </Column>
    </Pair>
  )
}
