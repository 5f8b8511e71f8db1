import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { listFleetCards } from 'fleet-portal-api-client/contract/fleetCards'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { inviteUser } from 'fleet-portal-api-client/contract/users'
import { listVehicles } from 'fleet-portal-api-client/contract/vehicles'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { ActivateAccount } from '../areas/activate-account/index.ts'
import { FleetBuyFuelHistory } from '../areas/buy-fuel-history/index.ts'
import { BuyFuel } from '../areas/buy-fuel/index.ts'
import { FleetCashInHistory } from '../areas/cash-in-history/index.ts'
import { CashInPanel } from '../areas/cash-in/index.ts'
import { FleetDashboard } from '../areas/dashboard/index.ts'
import { FleetDownloads } from '../areas/downloads/index.ts'
import { FleetDriver } from '../areas/driver/index.ts'
import { FleetDrivers, ImportDrivers } from '../areas/drivers/index.ts'
import { FleetCardRedemptions } from '../areas/fleet-card-redemptions/index.ts'
import { editCardDestination } from '../areas/fleet-cards/cardNavigation.ts'
import { EditFleetCard, FleetCard, FleetCards } from '../areas/fleet-cards/index.ts'
import { ForgotPassword } from '../areas/forgot-password/index.ts'
import { FleetFuelCode, FleetFuelCodes } from '../areas/fuel-codes/index.ts'
import { GenerateFuelCodes } from '../areas/generate-fuel-codes/index.ts'
import { FleetGroups } from '../areas/groups/index.ts'
import { FleetInbox } from '../areas/inbox/index.ts'
import { FleetLoans } from '../areas/loans/index.ts'
import { testLoanTerms } from '../areas/loans/loanTermsForTest.ts'
import { FleetNonFuelTransactions } from '../areas/non-fuel-transactions/index.ts'
import { PaymentReturn } from '../areas/payment-return/index.ts'
import { FleetPriceHistory } from '../areas/price-history/index.ts'
import { FleetPromos } from '../areas/promos/index.ts'
import { FleetRedemptions } from '../areas/redemptions/index.ts'
import { ResetPassword } from '../areas/reset-password/index.ts'
import { SelectFleet } from '../areas/select-fleet/index.ts'
import { PortalShell } from '../areas/shell/index.ts'
import { SignIn } from '../areas/sign-in/index.ts'
import { FleetStations } from '../areas/stations/index.ts'
import { FleetReconciliation } from '../areas/reconciliation/index.ts'
import { FleetUsers } from '../areas/users/index.ts'
import { FleetVehicle, FleetVehicles, ImportVehicles } from '../areas/vehicles/index.ts'
import { beginCashin } from './arrangeCashins.ts'
import { arrangePayments } from './arrangePayments.ts'
import { arrangeRedemptions } from './arrangeRedemptions.ts'
import { enoughMoney } from './fuelScene.ts'
import { renderInPortal, type PortalOptions } from './renderInPortal.tsx'
import { testFleet, type TestFleet } from './testFleet.ts'

/** The requests that are not reads. Two calls of BPI move money with GET. */
const writesOf = ({ wire }: Awaited<ReturnType<typeof renderInPortal>>) =>
  wire.sent
    .filter(({ method, path }) => method !== 'GET' || /payment\/(initiate|process)/.test(path))
    .map(({ method, path }) => `${method} ${path}`)

/**
 * Renders a component, waits until its content is shown, and until it sends no more requests. Resolves to the requests that are
 * not reads.
 */
async function writesOfOpening(
  render: (fleetId: string) => ReactNode,
  options: PortalOptions,
  findContent?: () => Promise<HTMLElement>,
) {
  const portal = await renderInPortal(render, options)
  await findContent?.()
  let previousCount = -1
  let quietRounds = 0
  await waitFor(
    () => {
      const { length } = portal.wire.sent
      quietRounds = length === previousCount ? quietRounds + 1 : 0
      previousCount = length
      expect(quietRounds).toBeGreaterThan(3)
    },
    { interval: 100 },
  )
  return writesOf(portal)
}

const onClose = () => undefined
const pages: Record<string, (fleetId: string) => ReactNode> = {
  'buy fuel': (fleetId) => <BuyFuel fleetId={fleetId} />,
  'buy fuel history': (fleetId) => <FleetBuyFuelHistory fleetId={fleetId} />,
  'cash-in': (fleetId) => <CashInPanel fleetId={fleetId} />,
  'cash-in history': (fleetId) => <FleetCashInHistory fleetId={fleetId} />,
  dashboard: (fleetId) => <FleetDashboard fleetId={fleetId} />,
  downloads: (fleetId) => <FleetDownloads fleetId={fleetId} />,
  drivers: (fleetId) => <FleetDrivers fleetId={fleetId} />,
  'import of drivers': (fleetId) => <ImportDrivers fleetId={fleetId} onClose={onClose} />,
  'fleet card redemptions': (fleetId) => <FleetCardRedemptions fleetId={fleetId} />,
  'fleet cards': (fleetId) => <FleetCards fleetId={fleetId} />,
  'fuel codes': (fleetId) => <FleetFuelCodes fleetId={fleetId} />,
  generate: (fleetId) => <GenerateFuelCodes fleetId={fleetId} />,
  groups: (fleetId) => <FleetGroups fleetId={fleetId} />,
  inbox: (fleetId) => <FleetInbox fleetId={fleetId} />,
  loans: (fleetId) => <FleetLoans fleetId={fleetId} terms={testLoanTerms} />,
  'non-fuel transactions': (fleetId) => <FleetNonFuelTransactions fleetId={fleetId} />,
  'price history': (fleetId) => <FleetPriceHistory fleetId={fleetId} />,
  promos: (fleetId) => <FleetPromos fleetId={fleetId} />,
  reconciliation: (fleetId) => <FleetReconciliation fleetId={fleetId} />,
  redemptions: (fleetId) => <FleetRedemptions fleetId={fleetId} />,
  stations: (fleetId) => <FleetStations fleetId={fleetId} />,
  users: (fleetId) => <FleetUsers fleetId={fleetId} />,
  vehicles: (fleetId) => <FleetVehicles fleetId={fleetId} />,
  'import of vehicles': (fleetId) => <ImportVehicles fleetId={fleetId} onClose={onClose} />,
  'select fleet': () => <SelectFleet />,
  'sign-in': () => <SignIn />,
  'forgot password': () => <ForgotPassword />,
  'reset password': () => <ResetPassword />,
  shell: () => <PortalShell area="drivers">{(fleetId) => <FleetDrivers fleetId={fleetId} />}</PortalShell>,
}

describe('opening a page', () => {
  test.each(Object.entries(pages))('sends no write: %s', async (_name, page) => {
    const fleet = await testFleet({ type: 'hedging', isVip: true })
    await fleet.announce('Maintenance on Sunday')
    expect(await writesOfOpening(page, { fleet })).toEqual([])
  })
})

describe('opening the page of an item', () => {
  const idsOf = async (fleet: TestFleet) => {
    const { fleetId, arrange } = fleet
    const { drivers } = await arrange(listDrivers, { fleetId })
    const { vehicles } = await arrange(listVehicles, { fleetId })
    return { driverId: drivers[0]?.driverId ?? '', vehicleId: vehicles[0]?.vehicleId ?? '' }
  }
  const findRedemptions = () => screen.findByRole('region', { name: 'Last redemptions' })

  test('sends no write: driver, vehicle and fuel code', async () => {
    const fleet = await testFleet({ funds: enoughMoney })
    const { truckCode } = await arrangeRedemptions(fleet)
    const { driverId, vehicleId } = await idsOf(fleet)
    const { fuelCodes } = await fleet.arrange(listFuelCodes, { fleetId: fleet.fleetId, searchKey: truckCode })
    const items: ((fleetId: string) => ReactNode)[] = [
      (fleetId) => <FleetDriver fleetId={fleetId} driverId={driverId} />,
      (fleetId) => <FleetVehicle fleetId={fleetId} vehicleId={vehicleId} />,
      (fleetId) => <FleetFuelCode fleetId={fleetId} fuelCodeId={fuelCodes[0]?.fuelCodeId ?? ''} />,
    ]
    for (const item of items) {
      expect(await writesOfOpening(item, { fleet }, findRedemptions)).toEqual([])
      cleanup()
    }
  })

  test('sends no write: fleet card and its form', async () => {
    const fleet = await testFleet({ type: 'locqpay', funds: enoughMoney })
    await arrangePayments(fleet)
    const { fuelCards } = await fleet.arrange(listFleetCards, { fleetId: fleet.fleetId })
    const [card] = fuelCards
    if (!card) throw new Error('The fleet has no card.')
    const page = (fleetId: string) => <FleetCard fleetId={fleetId} fuelCardId={card.fuelCardId} />
    const findTitle = () => screen.findByRole('heading', { level: 1 })
    expect(await writesOfOpening(page, { fleet }, findTitle)).toEqual([])
    cleanup()
    const { state } = editCardDestination(card, fleet.fleetId)
    const form = (fleetId: string) => <EditFleetCard fleetId={fleetId} />
    const findButton = () => screen.findByRole('button', { name: 'Save details' })
    expect(await writesOfOpening(form, { fleet, state }, findButton)).toEqual([])
  })

  test('sends no write: invitation', async () => {
    const fleet = await testFleet()
    const email = `guest.${fleet.fleetId.slice(-8)}@fleet.test`
    await fleet.arrange(inviteUser, { fleetId: fleet.fleetId, email, role: 'data-analyst' })
    const token = new URLSearchParams(await fleet.linkTo(email)).get('token') ?? ''
    const page = () => <ActivateAccount token={token} />
    const findEmail = () => screen.findByLabelText('Email')
    expect(await writesOfOpening(page, { fleet, as: null }, findEmail)).toEqual([])
  })
})

const outcomes = ['success', 'failed', 'cancel']
const landings = ['/paymaya', '/cybersource', '/brankas']
  .flatMap((path) => outcomes.map((one) => `${path}/${one}`))
  .concat('/redirect', '/success', '/failure', '/failed', '/cancel', '/cashin', '/bpi')

describe('opening the page that a payment provider returns to', () => {
  const opening = (path: string, search: string, fleet: TestFleet) =>
    writesOfOpening(() => <PaymentReturn path={path} />, { fleet, search })

  test.each(landings)('sends no write, even if its URL claims a success: %s', async (path) => {
    const fleet = await testFleet({ type: 'locqpay' })
    const { cashinId } = await beginCashin(fleet, 20_000)
    await fleet.operate(`cashins/${cashinId}`, { ending: 'failed' })
    const claims = 'status=success&cashInStatus=success&referenceNumber=CI-1&code=made-up&token=made-up'
    for (const id of [cashinId, 'csh_forged']) {
      expect(await opening(path, `cashInId=${id}&${claims}`, fleet)).toEqual([])
    }
    expect(await opening(path, claims, fleet)).toEqual([])
  })

  test('sends no write after it has led to cash-in', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    const { cashinId } = await beginCashin(fleet, 20_000)
    const bank = { status: 'success', bankName: 'BPI', token: 'made-up' }
    const states: [Record<string, string>, string][] = [
      [{ cashInStatus: 'success', referenceNumber: 'CARD-1', paymentMethod: 'card' }, 'Save this card?'],
      [{ cashInStatus: 'failed', referenceNumber: 'CARD-1' }, 'Adding of card failed'],
      [{ cashInId: cashinId, status: 'success' }, 'Cash-in pending'],
      [{ cashInId: cashinId, ...bank }, 'Pay with BPI'],
      [{ cashInId: 'csh_forged', ...bank }, 'Pay with BPI'],
    ]
    for (const [state, title] of states) {
      const portal = await renderInPortal((fleetId) => <CashInPanel fleetId={fleetId} />, { fleet, state })
      await screen.findByText(title)
      expect(writesOf(portal)).toEqual([])
      portal.unmount()
    }
  })
})
