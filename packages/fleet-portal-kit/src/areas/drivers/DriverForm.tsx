import {
  createDriver,
  driverFields,
  updateDriver,
  type Driver,
  type DriverFields,
} from 'api-client/contract/drivers'
import { limits } from 'api-client/contract/values'
import { useRef, useState } from 'react'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { CaretInput } from '../../foundation/form/CaretInput.tsx'
import { mobile, upperAlphanumeric } from '../../foundation/form/cleaners.ts'
import { Input } from '../../foundation/form/controls.ts'
import { formOf } from '../../foundation/form/formOf.tsx'
import { Dialog, DialogActions, DialogCancel } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { driversMessages } from '../../locales/en/drivers.ts'
import { fullName } from '../../pieces/PersonName.tsx'
import { useMessages } from '../../provider/messages.ts'
import { useEmit, useNotify } from '../../provider/widgetContext.ts'

const { Form, Field } = formOf<DriverFields>(driverFields)
const upper = upperAlphanumeric(limits.driverLicenseId)
const blank: DriverFields = { firstName: '', lastName: '', driverLicenseId: '', mobileNumber: '' }

interface DriverFormProps {
  fleetId: string
  /** The driver to edit; none adds one. */
  driver?: Driver
  onClose: () => void
}

/** Adds or edits a driver. */
export function DriverForm({ fleetId, driver, onClose }: DriverFormProps) {
  const t = useMessages(driversMessages)
  const notify = useNotify()
  const emit = useEmit()
  const create = useWrite(createDriver)
  const update = useWrite(updateDriver)
  const [round, setRound] = useState(0)
  const addsAnother = useRef(false)

  const submit = async (values: DriverFields, { key }: { key: string }) => {
    if (driver) {
      await update.send({ driverId: driver.driverId, ...values }, { key })
      emit('driver.updated', { driverId: driver.driverId })
    } else {
      const { driverId } = await create.send({ fleetId, ...values }, { key })
      emit('driver.created', { driverId })
    }
    const name = fullName(values)
    notify({ tone: 'success', text: driver ? t.saved(name) : t.added(name) })
    if (addsAnother.current) setRound((past) => past + 1)
    else onClose()
  }
  return (
    <Dialog title={driver ? t.editTitle : t.addTitle} onClose={onClose}>
      <Form
        key={round}
        defaultValues={driver ?? blank}
        keptAs={`driver:${fleetId}:${driver?.driverId ?? 'new'}`}
        onSubmit={submit}
      >
        {({ isBusy }) => (
          <>
            <Field name="firstName" label={t.firstName} isRequired>
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  // The round after `save and add another`: the caret is where the next name goes.
                  autoFocus={round > 0}
                  onChange={(event) => control.onChange(event.target.value)}
                />
              )}
            </Field>
            <Field name="lastName" label={t.lastName} isRequired>
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  onChange={(event) => control.onChange(event.target.value)}
                />
              )}
            </Field>
            <Field name="driverLicenseId" label={t.driverId} hint={t.driverIdHint} isRequired>
              {(control) => <CaretInput {...control} clean={upper} autoComplete="off" spellCheck={false} />}
            </Field>
            <Field name="mobileNumber" label={t.mobileNumber} hint={t.mobileHint} isRequired>
              {(control) => <CaretInput {...control} clean={mobile} inputMode="tel" autoComplete="off" />}
            </Field>
            <DialogActions>
              <DialogCancel />
              {!driver && (
                <Button
                  type="submit"
                  busy={isBusy && addsAnother.current}
                  onClick={() => (addsAnother.current = true)}
                >
                  {t.saveAndAdd}
                </Button>
              )}
              <Button
                type="submit"
                variant="primary"
                busy={isBusy && !addsAnother.current}
                onClick={() => (addsAnother.current = false)}
              >
                {t.save}
              </Button>
            </DialogActions>
          </>
        )}
      </Form>
    </Dialog>
  )
}
