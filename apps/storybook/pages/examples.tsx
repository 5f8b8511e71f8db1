import { getCashin } from 'fleet-portal-api-client/contract/cashin'
import { listFleetCards } from 'fleet-portal-api-client/contract/fleetCards'
import { requestPasswordReset } from 'fleet-portal-api-client/contract/session'
import { inviteUser } from 'fleet-portal-api-client/contract/users'
import type { FleetType } from 'fleet-portal-api-client/contract/access'
import { useState, type ComponentType } from 'react'
import { payments } from '../../../packages/fleet-portal-kit/src/areas/cash-in/cashInStory.ts'
import { addMember } from '../../../packages/fleet-portal-kit/src/areas/dashboard/dashboardScene.ts'
import { editCardDestination } from '../../../packages/fleet-portal-kit/src/areas/fleet-cards/cardNavigation.ts'
import { testLoanTerms } from '../../../packages/fleet-portal-kit/src/areas/loans/loanTermsForTest.ts'
import type { PickerOption } from '../../../packages/fleet-portal-kit/src/areas/pickers/PickerField.tsx'
import {
  useDrivers,
  useFleetCards,
  useFuelCodes,
  useVehicles,
} from '../../../packages/fleet-portal-kit/src/headless/lists.ts'
import { beginCashin } from '../../../packages/fleet-portal-kit/src/testing/arrangeCashins.ts'
import type { StoryPortal } from '../../../packages/fleet-portal-kit/src/testing/storyPortal.tsx'
import type { WidgetTag } from './guidance.ts'

type AnyProps = Readonly<Record<string, unknown>>
interface FrameProps {
  Widget: ComponentType<AnyProps>
  props: AnyProps
}

/** How a playground shows a widget that needs more than the id of a fleet. */
interface Example {
  portal?: StoryPortal
  /** The type of fleet that the widget is for. Default: hedging. */
  fleetType?: FleetType
  /** Required props. */
  props?: AnyProps
  /** Renders the widget with props that the page knows. */
  Frame?: ComponentType<FrameProps>
  /** Whether the widget covers the page, so that a page of documentation shows it in a frame. */
  isOverlay?: boolean
}

/** Renders the page of the first item of a list. */
const ofFirst = <Item,>(
  useList: (input: { fleetId: string }) => { items: readonly Item[]; status: string },
  propsOf: (item: Item) => AnyProps,
) =>
  function FirstOfList({ Widget, props }: FrameProps) {
    const { items } = useList({ fleetId: String(props['fleetId']) })
    const [first] = items
    return first ? <Widget {...props} {...propsOf(first)} /> : <p>This fleet has no item to show.</p>
  }

/** A form of a page with one picker. */
function PickerFrame({ Widget, props }: FrameProps) {
  const [value, setValue] = useState<PickerOption>()
  return (
    <div style={{ padding: 24, maxWidth: 360, minHeight: 440 }}>
      <Widget {...props} value={value} onChange={setValue} />
    </div>
  )
}

const picker = (label: string): Example => ({ props: { label }, Frame: PickerFrame })
const importDialog: Example = { props: { onClose: () => undefined }, isOverlay: true }
const signedOut: StoryPortal = { as: null }

export const examples: Readonly<Partial<Record<WidgetTag, Example>>> = {
  'fleet-loyalty': { portal: { isVip: true, arrange: (fleet) => addMember(fleet, true) } },
  'fleet-driver': { Frame: ofFirst(useDrivers, ({ driverId }) => ({ driverId })) },
  'fleet-vehicle': { Frame: ofFirst(useVehicles, ({ vehicleId }) => ({ vehicleId })) },
  'fleet-fuel-code': { Frame: ofFirst(useFuelCodes, ({ fuelCodeId }) => ({ fuelCodeId })) },
  'fleet-card': { fleetType: 'locqpay', Frame: ofFirst(useFleetCards, ({ fuelCardId }) => ({ fuelCardId })) },
  'fleet-cards': { fleetType: 'locqpay' },
  'fleet-card-redemptions': { fleetType: 'locqpay' },
  'fleet-non-fuel-transactions': { fleetType: 'locqpay' },
  'fleet-card-edit': {
    fleetType: 'locqpay',
    portal: {
      state: async ({ fleetId, arrange }) => {
        const { fuelCards } = await arrange(listFleetCards, { fleetId, perPage: 1 })
        return fuelCards[0] && editCardDestination(fuelCards[0], fleetId, '').state
      },
    },
  },
  'fleet-cash-in': { fleetType: 'locqpay', portal: { provider: { payments } } },
  'fleet-payment-return': {
    fleetType: 'locqpay',
    props: { path: '/paymaya/success' },
    portal: {
      search: async (fleet) => `cashInId=${(await beginCashin(fleet, 20_000)).cashinId}`,
      prepareWire: (wire) => void wire.hold(getCashin),
    },
  },
  'fleet-loans': { props: { terms: testLoanTerms } },
  'fleet-import-drivers': importDialog,
  'fleet-import-vehicles': importDialog,
  'fleet-driver-picker': picker('Driver'),
  'fleet-vehicle-picker': picker('Vehicle'),
  'fleet-group-picker': picker('Group'),
  'fleet-station-picker': picker('Station'),
  'fleet-sign-in': { portal: signedOut },
  'fleet-forgot-password': { portal: signedOut },
  'fleet-reset-password': {
    portal: {
      ...signedOut,
      search: async ({ arrange, emailOf, linkTo }) => {
        const email = emailOf('purchaser')
        await arrange(requestPasswordReset, { email })
        return linkTo(email)
      },
    },
  },
  'fleet-activate-account': {
    portal: {
      ...signedOut,
      search: async ({ fleetId, arrange, linkTo }) => {
        const email = `maria.${fleetId.slice(-8)}@fleet.test`
        await arrange(inviteUser, { fleetId, email, role: 'data-analyst' })
        return linkTo(email)
      },
    },
  },
  'fleet-select-fleet': {
    portal: {
      arrange: async ({ sibling }) => {
        await sibling({ businessName: 'Sampaguita Foods Distribution Inc.', type: 'locqpay' })
        await sibling({ businessName: 'Amihan Couriers', isDeactivated: true })
      },
    },
  },
}
