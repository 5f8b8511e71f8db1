import { limits } from 'fleet-portal-api-client/contract/fields'
import {
  listVehicles,
  vehicleFields,
  vehicleTypes,
  type Vehicle,
  type VehicleFields,
} from 'fleet-portal-api-client/contract/vehicles'
import { UniqueFieldCheck } from '../../fleet/form/UniqueFieldCheck.tsx'
import { FormattedInput } from '../../foundation/form/FormattedInput.tsx'
import { upperAlphanumeric } from '../../foundation/form/cleaners.ts'
import { TextArea } from '../../foundation/form/controls.ts'
import { TextInput } from '../../foundation/form/TextInput.tsx'
import { EditDialog } from '../../foundation/form/EditDialog.tsx'
import { createForm } from '../../foundation/form/createForm.tsx'
import { RadioGroup } from '../../foundation/form/RadioGroup.tsx'
import { useVehicleActions } from '../../headless/vehicles.ts'
import { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { isDrum, VehicleKind } from '../../pieces/cells/VehicleKind.tsx'
import { useMessages } from '../../provider/messages.ts'

const { Form, Field, useFields } = createForm<VehicleFields>(vehicleFields)
const findByPlate = ({ vehicles }: { vehicles: Vehicle[] }, plate: string) =>
  vehicles.find(({ plateNumber }) => plateNumber === plate)

/** The initial values of the form. Imported vehicles have no model yet. */
const fieldsOf = (vehicle?: Vehicle): VehicleFields => ({
  plateNumber: vehicle?.plateNumber ?? '',
  model: vehicle?.model ?? '',
  remarks: vehicle?.remarks ?? '',
  type: isDrum(vehicle?.type ?? '') ? 'Drum Container' : 'Vehicle',
})

function RemarksField() {
  const t = useMessages(vehiclesMessages)
  const { length } = useFields().watch('remarks') ?? ''
  return (
    <Field name="remarks" label={t.remarks} aside={t.remarksLeft(length, limits.remarks)} isOptional>
      {(control) => (
        <TextArea
          {...control}
          value={control.value ?? ''}
          onChange={(event) => control.onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

interface VehicleFormProps {
  fleetId: string
  /** The vehicle to edit. Without it the form adds a vehicle. */
  vehicle?: Vehicle
  /** Reads the vehicle again before it is saved. */
  refetchItem?: () => Promise<Vehicle | undefined>
  onClose: () => void
}

/** Adds or edits a vehicle or a drum container. */
export function VehicleForm({ fleetId, vehicle, refetchItem, onClose }: VehicleFormProps) {
  const t = useMessages(vehiclesMessages)
  const { create, update } = useVehicleActions({ fleetId })
  const kinds = vehicleTypes.map((value) => ({
    value,
    label: <VehicleKind kind={value}>{t.kinds[value]}</VehicleKind>,
  }))

  const save = async (values: VehicleFields, idempotencyKey: string) => {
    if (vehicle) {
      await update(vehicle.vehicleId, values, { idempotencyKey })
      return t.saved(values.plateNumber)
    }
    await create(values, { idempotencyKey })
    return t.added(values.plateNumber)
  }
  return (
    <EditDialog
      Form={Form}
      title={vehicle ? t.editTitle : t.addTitle}
      defaultValues={fieldsOf(vehicle)}
      refetchItem={refetchItem && (() => refetchItem().then((current) => current && fieldsOf(current)))}
      persistKey={`vehicle:${fleetId}:${vehicle?.vehicleId ?? 'new'}`}
      saveLabel={t.save}
      addsMore={!vehicle}
      save={save}
      onClose={onClose}
    >
      {({ isNext }) => (
        <>
          <Field name="plateNumber" label={t.plateNumber} hint={t.plateHint} isRequired>
            {(control) => (
              <UniqueFieldCheck
                value={control.value}
                own={vehicle?.plateNumber}
                isInvalid={control['aria-invalid']}
                rule={vehicleFields.shape.plateNumber}
                endpoint={listVehicles}
                fleetId={fleetId}
                find={findByPlate}
                nameOf={({ plateNumber, model, status }) => t.named(plateNumber, model, status)}
                reactivationOf={({ vehicleId, status }) =>
                  status === 'inactive'
                    ? { label: t.reactivate, dialog: `reactivate:${vehicleId}` }
                    : undefined
                }
              >
                <FormattedInput
                  {...control}
                  clean={upperAlphanumeric}
                  autoComplete="off"
                  spellCheck={false}
                  autoFocus={isNext}
                />
              </UniqueFieldCheck>
            )}
          </Field>
          <Field name="model" label={t.model} hint={t.modelHint} isRequired>
            {(control) => <TextInput {...control} autoComplete="off" />}
          </Field>
          <Field name="type" label={t.kind} isRequired isBare>
            {(control) => <RadioGroup {...control} label={t.kind} choices={kinds} />}
          </Field>
          <RemarksField />
        </>
      )}
    </EditDialog>
  )
}
