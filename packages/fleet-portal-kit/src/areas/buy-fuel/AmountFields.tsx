import type { FuelUnit } from 'api-client/contract/fuel'
import type { Centavos, UnitPrice } from 'api-client/money'
import { useId, type RefObject } from 'react'
import { styled } from 'styled-components'
import { LitreInput, PesoInput } from '../../foundation/form/DecimalInput.tsx'
import { FieldFrame } from '../../foundation/form/FieldFrame.tsx'
import { formatPesos } from '../../format/amounts.ts'
import { focusRing, reset } from '../../foundation/ui/layout.ts'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { otherUnit, type PurchaseDraft } from './order.ts'

const Pair = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(4)};
  @container (max-width: 520px) {
    grid-template-columns: 1fr;
  }
`

const Max = styled.button`
  ${reset}
  padding: 0 ${space(1.5)};
  border-radius: 4px;
  color: ${token('color-accent')};
  font-weight: 600;
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
  /** What the server said can still be bought, where it said so. */
  limit: Centavos | undefined
  error: string | undefined
  /** The field that the person counts in. */
  active: RefObject<HTMLInputElement | null>
  isReadOnly: boolean
  onChange: (unit: FuelUnit, value: number | undefined) => void
  onLeave: () => void
}

/** Litres and pesos, both open: the one that is typed in counts, the other one follows it. */
export function AmountFields(props: AmountFieldsProps) {
  const { draft, price, wallet, limit, error, active, isReadOnly, onChange, onLeave } = props
  const t = useMessages(buyFuelMessages)
  const id = useId()
  const valueIn = (unit: FuelUnit) => {
    if (unit === draft.unit) return draft.value
    return price === undefined ? undefined : otherUnit(draft.unit, draft.value, price)
  }
  const control = (unit: FuelUnit) => {
    const isActive = unit === draft.unit
    return {
      id: `${id}-${unit}`,
      name: unit,
      value: valueIn(unit),
      readOnly: isReadOnly,
      onChange: (value: number | undefined) => onChange(unit, value),
      onBlur: onLeave,
      'aria-required': true,
      'aria-describedby': error ? `${id}-${draft.unit}-error` : `${id}-liter-hint`,
      'aria-invalid': isActive && error ? true : undefined,
      ...(isActive && { ref: active }),
    }
  }
  const errorOf = (unit: FuelUnit) => (unit === draft.unit ? error : undefined)
  const isLimited = wallet !== undefined && limit !== undefined && limit < wallet
  const most = isLimited ? limit : wallet
  const hasMax = most !== undefined && most > 0 && price !== undefined && !isReadOnly
  return (
    <Pair>
      <FieldFrame
        id={`${id}-liter`}
        label={t.liters}
        hint={error ? undefined : t.minimum}
        error={errorOf('liter')}
        isRequired
      >
        <LitreInput {...control('liter')} />
      </FieldFrame>
      <FieldFrame
        id={`${id}-amount`}
        label={t.pesos}
        error={errorOf('amount')}
        isRequired
        aside={
          hasMax && (
            <Max
              type="button"
              aria-label={(isLimited ? t.maxLeft : t.maxOf)(formatPesos(most))}
              onClick={() => onChange('amount', most)}
            >
              {t.max}
            </Max>
          )
        }
      >
        <PesoInput {...control('amount')} />
      </FieldFrame>
    </Pair>
  )
}
