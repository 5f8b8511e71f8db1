import type { ComponentProps } from 'react'
import { Input } from '../../foundation/form/controls.ts'
import { PesoInput } from '../../foundation/form/DecimalInput.tsx'
import { WholeNumberInput } from '../../foundation/form/WholeNumberInput.tsx'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { useMessages } from '../../provider/messages.ts'

type MoneyLimitInputProps = Omit<ComponentProps<typeof PesoInput>, 'value' | 'onChange'> & {
  value: ComponentProps<typeof PesoInput>['value'] | null
  onChange: (value: NonNullable<ComponentProps<typeof PesoInput>['value']> | null) => void
  isUnlimited: boolean
}

/** The monthly limit in pesos. Null while the field is empty. */
export function MoneyLimitInput({ value, onChange, isUnlimited, ...control }: MoneyLimitInputProps) {
  const t = useMessages(editFleetCardMessages)
  if (isUnlimited) return <Input {...control} value={t.noLimit} disabled readOnly />
  return <PesoInput {...control} value={value ?? undefined} onChange={(next) => onChange(next ?? null)} />
}

type TransactionLimitInputProps = ComponentProps<typeof WholeNumberInput> & {
  isUnlimited: boolean
}

/** The monthly limit in transactions. */
export function TransactionLimitInput({ isUnlimited, onChange, ...control }: TransactionLimitInputProps) {
  const t = useMessages(editFleetCardMessages)
  if (isUnlimited) return <Input {...control} value={t.noLimit} disabled readOnly />
  return <WholeNumberInput {...control} onChange={onChange} />
}
