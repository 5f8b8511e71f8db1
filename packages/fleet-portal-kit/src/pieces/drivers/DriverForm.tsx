import {
  driverFields,
  listDrivers,
  type Driver,
  type DriverFields,
} from 'fleet-portal-api-client/contract/drivers'
import { UniqueFieldCheck } from '../../fleet/form/UniqueFieldCheck.tsx'
import { FormattedInput } from '../../foundation/form/FormattedInput.tsx'
import { typedMobile } from 'fleet-portal-api-client/contract/mobile'
import { upperAlphanumeric } from '../../foundation/form/cleaners.ts'
import { TextInput } from '../../foundation/form/TextInput.tsx'
import { EditDialog } from '../../foundation/form/EditDialog.tsx'
import { createForm } from '../../foundation/form/createForm.tsx'
import { useDriverActions } from '../../headless/drivers.ts'
import { driversMessages } from '../../locales/en/drivers.ts'
import { fullName } from '../cells/PersonName.tsx'
import { useMessages } from '../../provider/messages.ts'

const { Form, Field } = createForm<DriverFields>(driverFields)
const blank: DriverFields = { firstName: '', lastName: '', driverLicenseId: '', mobileNumber: '' }
const findById = ({ drivers }: { drivers: Driver[] }, id: string) =>
  drivers.find(({ driverLicenseId }) => driverLicenseId === id)

interface DriverFormProps {
  fleetId: string
  /** The driver to edit. Without it the form adds a driver. */
  driver?: Driver
  /** Reads the driver again before it is saved. */
  refetchItem?: () => Promise<Driver | undefined>
  onClose: () => void
}

/** Adds or edits a driver. */
export function DriverForm({ fleetId, driver, refetchItem, onClose }: DriverFormProps) {
  const t = useMessages(driversMessages)
  const { create, update } = useDriverActions({ fleetId })

  const save = async (values: DriverFields, idempotencyKey: string) => {
    if (driver) {
      await update(driver.driverId, values, { idempotencyKey })
      return t.saved(fullName(values))
    }
    await create(values, { idempotencyKey })
    return t.added(fullName(values))
  }
  return (
    <EditDialog
      Form={Form}
      title={driver ? t.editTitle : t.addTitle}
      defaultValues={driver ?? blank}
      refetchItem={driver && refetchItem}
      persistKey={`driver:${fleetId}:${driver?.driverId ?? 'new'}`}
      saveLabel={t.save}
      addsMore={!driver}
      save={save}
      onClose={onClose}
    >
      {({ isNext }) => (
        <>
          <Field name="firstName" label={t.firstName} isRequired>
            {(control) => <TextInput {...control} autoComplete="off" autoFocus={isNext} />}
          </Field>
          <Field name="lastName" label={t.lastName} isRequired>
            {(control) => <TextInput {...control} autoComplete="off" />}
          </Field>
          <Field name="driverLicenseId" label={t.driverId} hint={t.driverIdHint} isRequired>
            {(control) => (
              <UniqueFieldCheck
                value={control.value}
                own={driver?.driverLicenseId}
                isInvalid={control['aria-invalid']}
                rule={driverFields.shape.driverLicenseId}
                endpoint={listDrivers}
                fleetId={fleetId}
                find={findById}
                nameOf={(found) => t.named(fullName(found), found.status)}
                reactivationOf={({ driverId, status }) =>
                  status === 'inactive'
                    ? { label: t.reactivate, dialog: `reactivate:${driverId}` }
                    : undefined
                }
              >
                <FormattedInput
                  {...control}
                  clean={upperAlphanumeric}
                  autoComplete="off"
                  spellCheck={false}
                />
              </UniqueFieldCheck>
            )}
          </Field>
          <Field name="mobileNumber" label={t.mobileNumber} hint={t.mobileHint} isRequired>
            {(control) => (
              <FormattedInput {...control} clean={typedMobile} inputMode="tel" autoComplete="off" />
            )}
          </Field>
        </>
      )}
    </EditDialog>
  )
}
