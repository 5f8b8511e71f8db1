import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import {
  createApiClient,
  createEmbeddedSession,
  type ApiClient,
  type EmbeddedToken,
  type SessionSource,
} from 'fleet-portal-api-client'
import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import type { Role } from 'fleet-portal-api-client/contract/access'
import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { FleetDrivers } from '../areas/drivers/FleetDrivers.tsx'
import type { FleetEvent } from '../provider/events.ts'
import { FleetPortalProvider } from '../provider/FleetPortalProvider.tsx'
import type { FleetPortalHandle } from '../provider/providerProps.ts'
import { apiUrl } from './createTestFleet.ts'
import { testFleet } from './testFleet.ts'
import { testSandbox } from './testSandbox.ts'

async function fleetWith(firstName: string) {
  const fleet = await testFleet()
  const rest = { lastName: 'Cruz', driverLicenseId: 'N0112345678', mobileNumber: '09171234567' }
  await fleet.arrange(createDriver, { fleetId: fleet.fleetId, firstName, ...rest })
  const sandbox = await testSandbox()
  return { fleet, tokenOf: (role: Role) => sandbox.signIn(fleet.emailOf(role)) }
}

/** A partner's page with the drivers of a fleet. The test sets the tokens of its back end and which tokens are refused. */
async function partnerPage(fleetId: string, first: EmbeddedToken | null) {
  const sandbox = await testSandbox()
  let answer: () => Promise<EmbeddedToken | null> = () => Promise.resolve(first)
  const refused = new Set<string>()
  const source = vi.fn<SessionSource>(() => answer())
  const session = createEmbeddedSession(source)
  const client = createApiClient({
    baseUrl: apiUrl,
    session,
    fetch: (request) =>
      refused.has(request.headers.get('Authorization') ?? '')
        ? Promise.resolve(Response.json({}, { status: 401 }))
        : sandbox.fetch(request),
  })
  const events: FleetEvent[] = []
  const handle = createRef<FleetPortalHandle>()
  render(
    <FleetPortalProvider ref={handle} client={client} onEvent={(event) => events.push(event)}>
      <FleetDrivers fleetId={fleetId} />
    </FleetPortalProvider>,
  )
  const handleOf = (): FleetPortalHandle => {
    if (!handle.current) throw new Error('The provider has no handle.')
    return handle.current
  }
  return {
    source,
    session,
    events,
    handle: handleOf,
    /** Refuses the current token from now on, and replaces the answer of the page's back end. */
    replace(current: string | undefined, next: () => Promise<EmbeddedToken | null>) {
      if (current) refused.add(current)
      answer = next
    },
  }
}

const search = () => screen.getByLabelText('Search name, mobile number or driver ID')

describe('a token renewal that returns a token of another user', () => {
  test('removes every row, name and number of the previous user', async () => {
    const { fleet, tokenOf } = await fleetWith('Luz')
    const other = await fleetWith('Rey')
    const first = await tokenOf('portal-admin')
    const page = await partnerPage(fleet.fleetId, { token: first })
    expect(await screen.findByText('Luz Cruz')).toBeVisible()

    const next = await other.tokenOf('portal-admin')
    page.replace(first, () => Promise.resolve({ token: next }))
    await userEvent.type(search(), 'L{Enter}')
    await waitFor(() => expect(page.session.read().accessToken).toBe(next))
    await waitFor(() => expect(screen.queryByText('Luz Cruz')).toBeNull())
    expect(document.body).not.toHaveTextContent('0917 123 4567')
    expect(document.body).not.toHaveTextContent('09171234567')
    expect(page.events).toContainEqual(
      expect.objectContaining({ type: 'session.ended', data: { reason: 'user-changed' } }),
    )
  })

  test('shows only the actions that the new user’s role allows', async () => {
    const { fleet, tokenOf } = await fleetWith('Luz')
    const first = await tokenOf('portal-admin')
    const page = await partnerPage(fleet.fleetId, { token: first })
    expect(await screen.findByRole('button', { name: /Add driver/i })).toBeVisible()

    const next = await tokenOf('data-analyst')
    page.replace(first, () => Promise.resolve({ token: next }))
    await userEvent.type(search(), 'L{Enter}')
    await waitFor(() => expect(page.session.read().userDetails?.email).toBe(fleet.emailOf('data-analyst')))
    expect(await screen.findByText('Luz Cruz')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Add driver/i })).toBeNull()
    expect(search()).toHaveValue('')
  })

  test('keeps rows and typed text if the user is the same', async () => {
    const { fleet, tokenOf } = await fleetWith('Luz')
    const first = await tokenOf('portal-admin')
    const page = await partnerPage(fleet.fleetId, { token: first })
    expect(await screen.findByText('Luz Cruz')).toBeVisible()
    const next = await tokenOf('portal-admin')
    page.replace(first, () => Promise.resolve({ token: next }))
    await userEvent.type(search(), 'Lu{Enter}')
    await waitFor(() => expect(page.session.read().accessToken).toBe(next))
    expect(search()).toHaveValue('Lu')
    expect(await screen.findByText('Luz Cruz')).toBeVisible()
  })
})

describe('a page without a session', () => {
  test('removes all rows and says that the session has ended', async () => {
    const { fleet, tokenOf } = await fleetWith('Luz')
    const first = await tokenOf('portal-admin')
    const page = await partnerPage(fleet.fleetId, { token: first })
    expect(await screen.findByText('Luz Cruz')).toBeVisible()
    page.replace(first, () => Promise.resolve(null))
    await userEvent.type(search(), 'L{Enter}')
    expect(await screen.findByText('Your session has ended')).toBeVisible()
    expect(screen.queryByText('Luz Cruz')).toBeNull()
    expect(page.events).toContainEqual(expect.objectContaining({ type: 'session.ended' }))

    page.replace(undefined, async () => ({ token: await tokenOf('portal-admin') }))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Luz Cruz')).toBeVisible()
  })

  test('shows the rows as soon as a login finishes after mounting', async () => {
    const { fleet, tokenOf } = await fleetWith('Luz')
    const page = await partnerPage(fleet.fleetId, null)
    expect(await screen.findByText('You are not signed in')).toBeVisible()
    page.replace(undefined, async () => ({ token: await tokenOf('portal-admin') }))
    await act(async () => {
      expect(await page.handle().refresh()).toBe(true)
    })
    expect(await screen.findByText('Luz Cruz')).toBeVisible()
  })

  test('requests a token again when its window gets the focus', async () => {
    const { fleet, tokenOf } = await fleetWith('Luz')
    const page = await partnerPage(fleet.fleetId, null)
    await screen.findByText('You are not signed in')
    page.replace(undefined, async () => ({ token: await tokenOf('portal-admin') }))
    act(() => void dispatchEvent(new Event('focus')))
    expect(await screen.findByText('Luz Cruz')).toBeVisible()
  })

  test('does not request a token after sign-out until the user presses “Try again”', async () => {
    const { fleet, tokenOf } = await fleetWith('Luz')
    const page = await partnerPage(fleet.fleetId, { token: await tokenOf('portal-admin') })
    expect(await screen.findByText('Luz Cruz')).toBeVisible()
    const requestsBefore = page.source.mock.calls.length
    await act(() => page.handle().signOut())
    expect(await screen.findByText('You are signed out')).toBeVisible()
    expect(screen.queryByText('Luz Cruz')).toBeNull()
    act(() => void dispatchEvent(new Event('focus')))
    expect(page.source).toHaveBeenCalledTimes(requestsBefore)
    page.replace(undefined, async () => ({ token: await tokenOf('portal-admin') }))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Luz Cruz')).toBeVisible()
  })
})

test('a page that keeps giving a refused token is asked again when its user returns, and not every few seconds', async () => {
  const { fleet, tokenOf } = await fleetWith('Luz')
  const first = await tokenOf('portal-admin')
  const page = await partnerPage(fleet.fleetId, { token: first })
  expect(await screen.findByText('Luz Cruz')).toBeVisible()
  page.replace(first, () => Promise.resolve({ token: first }))
  await userEvent.type(search(), 'L{Enter}')
  await screen.findByText('Your session has ended')
  const ends = page.events.length

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => void dispatchEvent(new Event('focus')))
  await vi.waitFor(() => expect(page.events.length).toBeGreaterThan(ends))
  await vi.waitFor(() => expect(screen.getByText('Your session has ended')).toBeVisible())
  const requests = page.source.mock.calls.length
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  vi.useRealTimers()
  expect(page.source).toHaveBeenCalledTimes(requests)
  expect(await screen.findByText('Your session has ended')).toBeVisible()

  page.replace(undefined, async () => ({ token: await tokenOf('portal-admin') }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Luz Cruz')).toBeVisible()
})

test('a failed session source is not shown as a missing right, and “Try again” requests a token again', async () => {
  const { fleet, tokenOf } = await fleetWith('Luz')
  const page = await partnerPage(fleet.fleetId, null)
  await screen.findByText('You are not signed in')
  page.replace(undefined, () => Promise.reject(new Error('HTTP 500')))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/We could not check who is signed in/)).toBeVisible()
  expect(document.body).not.toHaveTextContent('Your role does not allow this')
  page.replace(undefined, async () => ({ token: await tokenOf('portal-admin') }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Luz Cruz')).toBeVisible()
})

test('a page that gives no token reads so in its console, and its user does not read that the session has ended', async () => {
  const { fleet, tokenOf } = await fleetWith('Luz')
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = await partnerPage(fleet.fleetId, { accessToken: 'secret' } as unknown as EmbeddedToken)
  expect(await screen.findByText(/We could not check who is signed in/)).toBeVisible()
  expect(screen.queryByText('Your session has ended')).toBeNull()
  expect(page.events.map(({ type }) => type)).not.toContain('session.ended')
  const message = 'getSession needs { token } or null'
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message }))
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret')
  log.mockRestore()
  page.replace(undefined, async () => ({ token: await tokenOf('portal-admin') }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Luz Cruz')).toBeVisible()
})

test('another client of the provider starts again: with the role of its user, and without rows and typed text', async () => {
  const { fleet, tokenOf } = await fleetWith('Luz')
  const sandbox = await testSandbox()
  const clientOf = (token: string) =>
    createApiClient({
      baseUrl: apiUrl,
      session: createEmbeddedSession(() => Promise.resolve({ token })),
      fetch: (request) => sandbox.fetch(request),
    })
  const page = (client: ApiClient) => (
    <FleetPortalProvider client={client}>
      <FleetDrivers fleetId={fleet.fleetId} />
    </FleetPortalProvider>
  )
  const first = clientOf(await tokenOf('portal-admin'))
  const second = clientOf(await tokenOf('data-analyst'))
  const { rerender } = render(page(first))
  expect(await screen.findByRole('button', { name: /Add driver/i })).toBeVisible()
  expect(await screen.findByText('Luz Cruz')).toBeVisible()
  await userEvent.type(search(), 'L')
  rerender(page(first))
  expect(search()).toHaveValue('L')

  rerender(page(second))
  expect(screen.queryByText('Luz Cruz')).toBeNull()
  expect(await screen.findByText('Luz Cruz')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Add driver/i })).toBeNull()
  expect(search()).toHaveValue('')
})
