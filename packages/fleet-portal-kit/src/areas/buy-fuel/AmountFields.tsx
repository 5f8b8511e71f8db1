import type { FuelUnit } from 'fleet-portal-api-client/contract/fuel'
import type { Centavos, UnitPrice } from 'fleet-portal-api-client/money'
import { useId, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import { LitreInput, PesoInput } from '../../foundation/form/DecimalInput.tsx'
import { FieldFrame } from '../../foundation/form/FieldFrame.tsx'
import { joinIds } from '../../foundation/form/joinIds.ts'
import { Lockable } from '../../foundation/form/Lockable.tsx'
import { focusRing, reset } from '../../foundation/ui/layout.ts'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { radius, space, token } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { PurchaseDraft } from '../../headless/purchase/fuelOrder.ts'
import { convertToOtherUnit } from './order.ts'

const FieldPair = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(4)};
  @container (max-width: 520px) {
    grid-template-columns: 1fr;
  }
`

const MaxButton = styled.button`
  ${reset}
  padding: 0 ${space(1.5)};
  border-radius: ${radius(0.5)};
  color: ${token('color-accent')};
  font-weight: ${token('weight-strong')};
  cursor: pointer;
  ${focusRing}
  &:hover {
    text-decoration: underline;
  }
`

interface AmountFieldsProps {
  draft: PurchaseDraft
  price: UnitPrice | undefined
  wallet: Centavos | undefined
  /** The peso amount that the server still allows, if it named one. */
  limit: Centavos | undefined
  error: string | undefined
  /** The field that the user typed in last. */
  activeField: RefObject<HTMLInputElement | null>
  /** The fields that are shown. */
  units: readonly FuelUnit[]
  isReadOnly: boolean
  /** Whether the page has fixed the quantity. */
  isLocked: boolean
  onChange: (unit: FuelUnit, value: number | undefined) => void
  onBlur: () => void
}

/** Two linked fields, litres and pesos. The value of one is calculated from the field that the user typed in last. */
export function AmountFields(props: AmountFieldsProps) {
  const { draft, price, wallet, limit, error, activeField, units, isReadOnly, isLocked, onChange, onBlur } =
    props
  const t = useMessages(buyFuelMessages)
  const { formatPesos } = useFormats()
  const id = useId()
  const valueOf = (unit: FuelUnit) => {
    if (unit === draft.unit) return draft.value
    return price === undefined ? undefined : convertToOtherUnit(draft.unit, draft.value, price)
  }
  // The quantity may be in the unit of the hidden field.
  const errorUnit = units.includes(draft.unit) ? draft.unit : units[0]
  /** How often each field was emptied, because the user typed in the other one. */
  const [resets, setResets] = useState({ liter: 0, amount: 0 })
  const change = (unit: FuelUnit, value: number | undefined) => {
    // A text that is no number must not stay beside the new amount.
    if (unit !== draft.unit) setResets((before) => ({ ...before, [draft.unit]: before[draft.unit] + 1 }))
    onChange(unit, value)
  }
  const inputProps = (unit: FuelUnit, noteId: string | undefined) => ({
    id: `${id}-${unit}`,
    name: unit,
    value: valueOf(unit),
    readOnly: isReadOnly || isLocked,
    onChange: (value: number | undefined) => change(unit, value),
    onBlur,
    'aria-required': true,
    'aria-disabled': isLocked || undefined,
    'aria-describedby': joinIds(
      noteId,
      error ? `${id}-${errorUnit}-error` : units.includes('liter') && `${id}-liter-hint`,
    ),
    'aria-invalid': unit === errorUnit && error ? true : undefined,
    ...(unit === errorUnit && { ref: activeField }),
  })
  const errorOf = (unit: FuelUnit) => (unit === errorUnit ? error : undefined)
  const isLimited = wallet !== undefined && limit !== undefined && limit < wallet
  const maximum = isLimited ? limit : wallet
  const hasMax = maximum !== undefined && maximum > 0 && price !== undefined && !isReadOnly && !isLocked
  return (
    <Lockable isLocked={isLocked}>
      {(noteId) => (
        <FieldPair>
          {units.includes('liter') && (
            <FieldFrame
              id={`${id}-liter`}
              label={t.liters}
              hint={error ? undefined : t.minimum}
              error={errorOf('liter')}
              isRequired
            >
              <LitreInput key={resets.liter} {...inputProps('liter', noteId)} />
            </FieldFrame>
          )}
          {units.includes('amount') && (
            <FieldFrame
              id={`${id}-amount`}
              label={t.pesos}
              error={errorOf('amount')}
              isRequired
              aside={
                hasMax && (
                  <MaxButton
                    type="button"
                    className="fpk-screen-only"
                    aria-label={(isLimited ? t.maxLeft : t.maxOf)(formatPesos(maximum))}
                    onClick={() => change('amount', maximum)}
                  >
                    {t.max}
                  </MaxButton>
                )
              }
            >
              <PesoInput key={resets.amount} {...inputProps('amount', noteId)} />
            </FieldFrame>
          )}
        </FieldPair>
      )}
    </Lockable>
  )
}
