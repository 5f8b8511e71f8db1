import { bindings, needsDriver, needsVehicle, type Binding } from 'fleet-portal-api-client/contract/fuelCodes'
import type { ReactNode } from 'react'
import { Input, NativeSelect } from '../../foundation/form/controls.ts'
import type { ComboboxOption } from '../../foundation/form/AsyncSelect.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { codeMessages } from '../../locales/en/codes.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { DriverPicker, VehiclePicker, type PickerProps } from '../../pieces/pickers/pickers.tsx'
import { useMessages } from '../../provider/messages.ts'
import { Field, TwoColumns, useFields } from './cardFormParts.ts'

/** The names of the driver and the vehicle that an "any" card will lose when it is saved. */
function useClearedNames(): string | undefined {
  const t = useMessages(editFleetCardMessages)
  const { fuelCardType, driverId, vehicleId } = useFields().watch()
  const [one, other] = [driverId?.label, vehicleId?.label].filter((name) => name !== undefined)
  if (fuelCardType !== 'any' || one === undefined) return undefined
  return other === undefined ? one : t.and(one, other)
}

interface AssignmentFieldProps {
  name: 'driverId' | 'vehicleId'
  label: string
  isRequired: boolean
  isAny: boolean
  isReadOnly: boolean
  children: (control: PickerProps<unknown>) => ReactNode
}

/** The driver or the vehicle of a card. An "any" card shows "Any" in a disabled field. */
function AssignmentField({ name, label, isRequired, isAny, isReadOnly, children }: AssignmentFieldProps) {
  const codes = useMessages(codeMessages)
  return (
    <Field name={name} label={label} isRequired={isRequired} isOptional={!isAny && !isRequired}>
      {({ ref: _ref, value, onChange, ...control }) =>
        control['aria-disabled'] ? (
          <Input {...control} value={value?.label ?? codes.any} readOnly autoComplete="off" />
        ) : (
          children({
            ...control,
            disabled: isReadOnly,
            fixedText: isAny ? codes.any : undefined,
            value: value ?? undefined,
            onChange: (option: ComboboxOption | undefined) =>
              onChange(option ? { value: option.value, label: option.label } : null),
          })
        )
      }
    </Field>
  )
}

/** The type, driver and vehicle of the card. Before an "any" card is saved, the selection stays and a banner names the values that saving clears. */
export function AssignmentFields({ fleetId, isReadOnly }: { fleetId: string; isReadOnly: boolean }) {
  const t = useMessages(editFleetCardMessages)
  const codes = useMessages(codeMessages)
  const { watch, setValue, clearErrors } = useFields()
  const { fuelCardType } = watch()
  const cleared = useClearedNames()
  const common = { isAny: fuelCardType === 'any', isReadOnly }

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
      <TwoColumns>
        <AssignmentField name="driverId" label={t.driver} isRequired={needsDriver(fuelCardType)} {...common}>
          {(control) => <DriverPicker {...control} fleetId={fleetId} />}
        </AssignmentField>
        <AssignmentField
          name="vehicleId"
          label={t.vehicle}
          isRequired={needsVehicle(fuelCardType)}
          {...common}
        >
          {(control) => <VehiclePicker {...control} fleetId={fleetId} />}
        </AssignmentField>
      </TwoColumns>
    </>
  )
}
