import type { Template } from 'fleet-portal-api-client/contract/fuelCodeTemplates'
import { today } from '../../../format/days.ts'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { VStack, InlineText } from '../../../foundation/ui/layout.ts'
import { codeMessages } from '../../../locales/en/codes.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { CodeBearers } from '../../../pieces/cells/CodeBearers.tsx'
import { fullName } from '../../../pieces/cells/PersonName.tsx'
import { WithSecrets } from '../../../foundation/ui/WithSecrets.tsx'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { bearersOf, lastDayOf } from '../../../headless/code-generation/codeRules.ts'
import { hasInactiveDriver, hasInactiveVehicle, toFormValues } from './templateValues.ts'

/** Shows the code that the template would create today. */
export function TemplatePreview({ template }: { template: Template }) {
  const t = useMessages(generateMessages)
  const { formatDay } = useFormats()
  const codes = useMessages(codeMessages)
  const values = toFormValues(template, today())
  const end = lastDayOf(values)
  const { driver, vehicle } = template
  const options = [
    values.isOneTime ? codes.oneTime : codes.multiUse,
    values.sendSms && (values.mobileNumber ? `${t.sms} ${values.mobileNumber}` : t.sms),
    values.autoRenew && t.autoRenew,
  ].filter((option) => option !== false)
  return (
    <VStack $gap={2}>
      <CodeBearers {...bearersOf(values)} />
      {end && (
        <InlineText>{t.templates.previewPeriod(formatDay(values.startDate), formatDay(end))}</InlineText>
      )}
      <InlineText $muted>
        <WithSecrets secrets={[values.mobileNumber]}>{options.join(' · ')}</WithSecrets>
      </InlineText>
      {driver && hasInactiveDriver(template) && (
        <Banner tone="warning">{t.templates.driverInactive(fullName(driver))}</Banner>
      )}
      {vehicle && hasInactiveVehicle(template) && (
        <Banner tone="warning">{t.templates.vehicleInactive(vehicle.plateNumber)}</Banner>
      )}
    </VStack>
  )
}
