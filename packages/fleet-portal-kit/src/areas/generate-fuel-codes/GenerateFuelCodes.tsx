import { forwardRef } from 'react'
import { createFuelCodes, type Binding } from 'fleet-portal-api-client/contract/fuelCodes'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import { Spinner } from '../../foundation/ui/Spinner.tsx'
import { HStack } from '../../foundation/ui/layout.ts'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { RefusedState } from '../../fleet/access/RefusedState.tsx'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetFormProps } from '../../provider/formControls.ts'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { generateMessages } from '../../locales/en/generateFuelCodes.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { DraftScreen } from './DraftScreen.tsx'

/** The values of a fuel code that a page may set. @since 0.1.0 */
export interface FuelCodeFields {
  /** Who may use the code. */
  fuelCodeType: Binding
  /** The fuel. */
  productCode: Fuel
  /** Millilitres. */
  literVolume: number
  /** The first day on which the code may be used: `2026-11-20`. */
  startDate: string
  /** The number of days on which the code may be used, as text: `7`. */
  durationDays: string
  /** Whether the code can be used once only. */
  isOneTime: boolean
  /** Whether the code is sent by SMS. */
  sendSms: boolean
  /** The mobile number for the SMS: 09 and nine digits. */
  mobileNumber: string
  /** Whether a new code follows when the period ends. */
  autoRenew: boolean
  /** Whether the values are saved as a template. */
  saveTemplate: boolean
}

/** Props of `GenerateFuelCodes`. @since 0.1.0 */
export interface GenerateFuelCodesProps extends FleetWidgetProps, WidgetFormProps<FuelCodeFields> {}

function GenerateScreen({ fleetId }: { fleetId: string }) {
  const t = useMessages(generateMessages)
  const ui = useMessages(uiMessages)
  const access = useAccess(fleetId)
  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (!access.isReady || !access.user) {
    return (
      <HStack $justify="center" style={{ minHeight: 280 }} role="status" aria-label={ui.loading}>
        <Spinner />
      </HStack>
    )
  }
  if (!access.can(createFuelCodes))
    return <RefusedState area={t.title} endpoint={createFuelCodes} access={access} />
  return <DraftScreen fleetId={fleetId} userId={access.user.userId} access={access} />
}

/**
 * Generates fuel codes from drafts and templates. Drafts are saved in the browser. A call is never sent twice.
 *
 * @example
 * <GenerateFuelCodes fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const GenerateFuelCodes = forwardRef<WidgetHandle, GenerateFuelCodesProps>(function GenerateFuelCodes(
  { fleetId, ...widget },
  handle,
) {
  return (
    <AreaWidget
      placeholderHeight={534}
      area="generate-fuel-codes"
      fleetId={fleetId}
      handle={handle}
      {...widget}
    >
      <GenerateScreen fleetId={fleetId} />
    </AreaWidget>
  )
})
