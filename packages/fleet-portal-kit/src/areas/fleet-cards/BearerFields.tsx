import { bindings, needsDriver, needsVehicle, type Binding } from 'api-client/contract/fuelCodes'
import { Select } from '../../foundation/form/controls.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { codeMessages } from '../../locales/en/codes.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { DriverPicker, VehiclePicker } from '../../pieces/pickers.tsx'
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

/** Who may use the card. Whom a card for anybody leaves out stays chosen until it is saved, and is told. */
export function BearerFields({ fleetId, isFixed }: { fleetId: string; isFixed: boolean }) {
  const t = useMessages(editFleetCardMessages)
  const codes = useMessages(codeMessages)
  const { watch, setValue, clearErrors } = useFields()
  const { fuelCardType } = watch()
  const isAny = fuelCardType === 'any'
  const cleared = useCleared()
  const closed = { disabled: isFixed, ...(isAny && { fixedText: codes.any }) }

  const chooseType = (type: Binding) => {
    setValue('fuelCardType', type, { shouldDirty: true, shouldTouch: true })
    clearErrors(['fuelCardType', 'driverId', 'vehicleId'])
  }
  return (
    <>
      <Field name="fuelCardType" label={t.type} isRequired>
        {(control) => (
          <Select {...control} onChange={(event) => chooseType(event.target.value as Binding)}>
            {bindings.map((binding) => (
              <option key={binding} value={binding}>
                {codes.bindings[binding]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {cleared && <Banner tone="warning">{t.clears(cleared)}</Banner>}
      <Pair>
        <Field
          name="driverId"
          label={t.driver}
          isRequired={needsDriver(fuelCardType)}
          isOptional={!isAny && !needsDriver(fuelCardType)}
        >
          {({ ref: _ref, value, onChange, ...control }) => (
            <DriverPicker
              {...control}
              {...closed}
              fleetId={fleetId}
              value={value ?? undefined}
              onChange={(option) => onChange(option ? { value: option.value, label: option.label } : null)}
            />
          )}
        </Field>
        <Field
          name="vehicleId"
          label={t.vehicle}
          isRequired={needsVehicle(fuelCardType)}
          isOptional={!isAny && !needsVehicle(fuelCardType)}
        >
          {({ ref: _ref, value, onChange, ...control }) => (
            <VehiclePicker
              {...control}
              {...closed}
              fleetId={fleetId}
              value={value ?? undefined}
              onChange={(option) => onChange(option ? { value: option.value, label: option.label } : null)}
            />
          )}
        </Field>
      </Pair>
    </>
  )
}
