import { bindings, needsDriver, needsVehicle, type Binding } from 'fleet-portal-api-client/contract/fuelCodes'
import { fuels, type Fuel } from 'fleet-portal-api-client/contract/products'
import { styled } from 'styled-components'
import { WholeNumberInput } from '../../../foundation/form/WholeNumberInput.tsx'
import { typedMobile } from 'fleet-portal-api-client/contract/mobile'
import { FormattedInput } from '../../../foundation/form/FormattedInput.tsx'
import { Checkbox } from '../../../foundation/form/Checkbox.tsx'
import { NativeSelect } from '../../../foundation/form/controls.ts'
import { TextInput } from '../../../foundation/form/TextInput.tsx'
import { LitreInput } from '../../../foundation/form/DecimalInput.tsx'
import { createForm } from '../../../foundation/form/createForm.tsx'
import { today } from '../../../format/days.ts'
import { Box, VStack, InlineText } from '../../../foundation/ui/layout.ts'
import { codeMessages } from '../../../locales/en/codes.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { WithSecrets } from '../../../foundation/ui/WithSecrets.tsx'
import { DriverPicker, VehiclePicker } from '../../../pieces/pickers/pickers.tsx'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import {
  codeForm,
  lastDayOf,
  isOneTimeAllowed,
  needsMobile,
} from '../../../headless/code-generation/codeRules.ts'
import type { CodeValues } from '../../../headless/code-generation/codeDraft.ts'

export const { Form, Field, useFields } = createForm<CodeValues>(codeForm, 'money')

const FieldGrid = styled(Box)`
  display: grid;
  grid-template-columns: 1fr;
  gap: ${space(4)};
  @container (min-width: 560px) {
    grid-template-columns: 1fr 1fr;
  }
`

const HelpText = styled(InlineText)`
  display: block;
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
`

interface CodeFieldsProps {
  fleetId: string
  /** A template has a duration but no start date, and is not saved as another template. */
  isTemplate?: boolean
}

/** The form fields of codes and templates. Some fields depend on the type, the volume or the SMS option. */
export function CodeFields({ fleetId, isTemplate = false }: CodeFieldsProps) {
  const t = useMessages(generateMessages)
  const { formatDay } = useFormats()
  const codes = useMessages(codeMessages)
  const ui = useMessages(uiMessages)
  const { watch, setValue, clearErrors } = useFields()
  const values = watch()
  const { fuelCodeType, literVolume, driver, sendSms } = values
  const isAny = fuelCodeType === 'any'
  const end = lastDayOf(values)
  const canBeOneTime = isOneTimeAllowed(literVolume)

  const changeType = (type: Binding | '') => {
    setValue('fuelCodeType', type, { shouldDirty: true, shouldTouch: true })
    clearErrors(['fuelCodeType', 'driver', 'vehicle', 'mobileNumber'])
    if (type !== 'any') return
    setValue('driver', null, { shouldDirty: true })
    setValue('vehicle', null, { shouldDirty: true })
  }
  const setVolume = (volume: number | undefined) => {
    setValue('literVolume', volume ?? null, { shouldDirty: true, shouldValidate: true })
    if (!isOneTimeAllowed(volume ?? null)) setValue('isOneTime', false, { shouldDirty: true })
  }
  const mobileHintText = () => {
    if (!sendSms || fuelCodeType === '' || !needsDriver(fuelCodeType) || !driver) return t.mobileHint
    return driver.mobileNumber ? (
      <WithSecrets secrets={[driver.mobileNumber]}>{t.mobileOfDriver(driver.mobileNumber)}</WithSecrets>
    ) : (
      t.mobileLacking
    )
  }
  return (
    <>
      <FieldGrid>
        <Field name="fuelCodeType" label={t.type} isRequired>
          {(control) => (
            <NativeSelect {...control} onChange={(event) => changeType(event.target.value as Binding | '')}>
              <option value="">{t.choose}</option>
              {bindings.map((binding) => (
                <option key={binding} value={binding}>
                  {codes.bindings[binding]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field name="productCode" label={t.product} isRequired>
          {(control) => (
            <NativeSelect
              {...control}
              onChange={(event) => control.onChange(event.target.value as Fuel | '')}
            >
              <option value="">{t.choose}</option>
              {fuels.map((fuel) => (
                <option key={fuel} value={fuel}>
                  {ui.productNames[fuel]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field
          name="driver"
          label={t.driver}
          isRequired={fuelCodeType !== '' && needsDriver(fuelCodeType)}
          isOptional={!isAny && fuelCodeType !== '' && !needsDriver(fuelCodeType)}
        >
          {({ ref: _ref, value, onChange, ...control }) => (
            <DriverPicker
              {...control}
              fleetId={fleetId}
              fixedText={isAny ? codes.any : undefined}
              value={value ?? undefined}
              onChange={(option, item) =>
                onChange(option ? { ...option, mobileNumber: item?.mobileNumber } : null)
              }
            />
          )}
        </Field>
        <Field
          name="vehicle"
          label={t.vehicle}
          isRequired={fuelCodeType !== '' && needsVehicle(fuelCodeType)}
          isOptional={!isAny && fuelCodeType !== '' && !needsVehicle(fuelCodeType)}
        >
          {({ ref: _ref, value, onChange, ...control }) => (
            <VehiclePicker
              {...control}
              fleetId={fleetId}
              fixedText={isAny ? codes.any : undefined}
              value={value ?? undefined}
              onChange={(option) => onChange(option ?? null)}
            />
          )}
        </Field>
        <Field name="literVolume" label={t.volume} hint={t.volumeHint} isRequired>
          {(control) => <LitreInput {...control} value={literVolume ?? undefined} onChange={setVolume} />}
        </Field>
        <VStack $gap={1} $justify="center">
          <Field name="isOneTime" label={t.oneTime} isBare>
            {({ value, onChange, ...control }) => (
              <Checkbox
                {...control}
                checked={value}
                aria-describedby={`${control.id}-why`}
                disabled={!canBeOneTime}
                onChange={(event) => onChange(event.target.checked)}
              >
                {t.oneTime}
                <HelpText id={`${control.id}-why`}>{canBeOneTime ? t.oneTimeHint : t.oneTimeOff}</HelpText>
              </Checkbox>
            )}
          </Field>
        </VStack>
        {!isTemplate && (
          <Field name="startDate" label={t.startDate} isRequired>
            {(control) => <TextInput {...control} type="date" min={today()} />}
          </Field>
        )}
        <Field
          name="durationDays"
          label={t.duration}
          hint={end && !isTemplate ? t.lastDay(formatDay(end)) : t.durationHint}
          isRequired
        >
          {(control) => <WholeNumberInput {...control} />}
        </Field>
      </FieldGrid>
      <FieldGrid>
        <Field name="sendSms" label={t.sendSms} isBare>
          {({ value, onChange, ...control }) => (
            <Checkbox
              {...control}
              checked={value}
              onChange={(event) => {
                clearErrors('mobileNumber')
                onChange(event.target.checked)
              }}
            >
              {t.sendSms}
            </Checkbox>
          )}
        </Field>
        <Field
          name="mobileNumber"
          label={t.mobileNumber}
          hint={mobileHintText()}
          isRequired={needsMobile(values)}
          isOptional={!needsMobile(values)}
        >
          {(control) => (
            <FormattedInput {...control} clean={typedMobile} inputMode="tel" autoComplete="off" />
          )}
        </Field>
      </FieldGrid>
      <Field name="autoRenew" label={t.autoRenew} isBare>
        {({ value, onChange, ...control }) => (
          <Checkbox
            {...control}
            checked={value}
            aria-describedby={`${control.id}-why`}
            onChange={(event) => onChange(event.target.checked)}
          >
            {t.autoRenew}
            <HelpText id={`${control.id}-why`}>{t.autoRenewHint}</HelpText>
          </Checkbox>
        )}
      </Field>
      {!isTemplate && (
        <Field name="saveTemplate" label={t.saveTemplate} isBare>
          {({ value, onChange, ...control }) => (
            <Checkbox {...control} checked={value} onChange={(event) => onChange(event.target.checked)}>
              {t.saveTemplate}
            </Checkbox>
          )}
        </Field>
      )}
    </>
  )
}
