import { bindings, needsDriver, needsVehicle, type Binding } from 'api-client/contract/fuelCodes'
import type { ReactNode } from 'react'
import { NativeSelect } from '../../foundation/form/controls.ts'
import type { ComboboxOption } from '../../foundation/form/AsyncSelect.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { codeMessages } from '../../locales/en/codes.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { DriverPicker, VehiclePicker, type PickerProps } from '../../pieces/pickers/pickers.tsx'
import { useMessages } from '../../provider/messages.ts'
import { Field, Pair, useFields } from './cardFormParts.ts'

/** The names that a card for anybody does without. */
function useCleared(): string | undefined {
  const t = useMessages(editFleetCardMessages)
  const { fuelCardType, driverId, vehicleId } = useFields().watch()
  const [one, other] = [driverId?.label, vehicleId?.label].filter((name) => name !== undefined)
  if (fuelCardType !== 'any' || one === undefined) return undefined
  return other === undefined ? one : t.and(one, other)
}

interface BearerFieldProps {
  name: 'driverId' | 'vehicleId'
  label: string
  isNeeded: boolean
  isAny: boolean
  isFixed: boolean
  children: (control: PickerProps<unknown>) => ReactNode
}

/** The driver or the vehicle of a card; closed, with the word for it, where the card is for anybody. */
function BearerField({ name, label, isNeeded, isAny, isFixed, children }: BearerFieldProps) {
  const codes = useMessages(codeMessages)
  return (
    <Field name={name} label={label} isRequired={isNeeded} isOptional={!isAny && !isNeeded}>
      {({ ref: _ref, value, onChange, ...control }) =>
        children({
          ...control,
          disabled: isFixed,
          fixedText: isAny ? codes.any : undefined,
          value: value ?? undefined,
          onChange: (option: ComboboxOption | undefined) =>
            onChange(option ? { value: option.value, label: option.label } : null),
        })
      }
    </Field>
  )
}

/** Who may use the card. Whom a card for anybody leaves out stays chosen until it is saved, and is told. */
export function BearerFields({ fleetId, isFixed }: { fleetId: string; isFixed: boolean }) {
  const t = useMessages(editFleetCardMessages)
  const codes = useMessages(codeMessages)
  const { watch, setValue, clearErrors } = useFields()
  const { fuelCardType } = watch()
  const cleared = useCleared()
  const kind = { isAny: fuelCardType === 'any', isFixed }

  const chooseType = (type: Binding) => {
    setValue('fuelCardType', type, { shouldDirty: true, shouldTouch: true })
    clearErrors(['fuelCardType', 'driverId', 'vehicleId'])
  }
  return (
    <>
      <Field name="fuelCardType" label={t.type} isRequired>
        {(control) => (
          <NativeSelect {...control} onChange={(event) => chooseType(event.target.value as Binding)}>
            {bindings.map((binding) => (
              <option key={binding} value={binding}>
                {codes.bindings[binding]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {cleared && <Banner tone="warning">{t.clears(cleared)}</Banner>}
      <Pair>
        <BearerField name="driverId" label={t.driver} isNeeded={needsDriver(fuelCardType)} {...kind}>
          {(control) => <DriverPicker {...control} fleetId={fleetId} />}
        </BearerField>
        <BearerField name="vehicleId" label={t.vehicle} isNeeded={needsVehicle(fuelCardType)} {...kind}>
          {(control) => <VehiclePicker {...control} fleetId={fleetId} />}
        </BearerField>
      </Pair>
    </>
  )
}
