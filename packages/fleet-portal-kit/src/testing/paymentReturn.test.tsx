import { createBpiToken, getCashin } from 'fleet-portal-api-client/contract/cashin'
import { getCurrentUser } from 'fleet-portal-api-client/contract/session'
import { uniqueId } from 'fleet-portal-api-client'
import { act, screen, waitFor } from '@testing-library/react'
import { StrictMode, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SelectFleet } from '../areas/select-fleet/SelectFleet.tsx'
import {
  createMemoryNavigation,
  type FleetPortalDestination,
  type NavigationAdapter,
} from '../provider/navigation.ts'
import { arrangeCashins, beginCashin, type ArrangedCashin } from './arrangeCashins.ts'
import { renderInPortal, type PortalOptions } from './renderInPortal.tsx'
import { testFleet, type TestFleet } from './testFleet.ts'
import { testSandbox } from './testSandbox.ts'
import { PaymentReturn } from '../areas/payment-return/PaymentReturn.tsx'

interface Location {
  to: FleetPortalDestination
  path: string
  search: string
}

/** The routes of a host: each location with its own path and query. */
function createRoutes(path: string, search: string) {
  let location: Location = { to: { area: 'payment-return' }, path, search }
  const listeners = new Set<() => void>()
  const moves: FleetPortalDestination[] = []
  const go = (next: Location) => {
    location = next
    for (const listener of listeners) listener()
  }
  const navigation: NavigationAdapter = {
    ...createMemoryNavigation(),
    search: () => location.search,
    setSearch: (next) => go({ ...location, search: next }),
    state: () => location.to.state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    navigate(to) {
      moves.push(to)
      go({ to, path: '/redirect', search: '' })
    },
    href: () => '#',
  }
  return { navigation, moves, currentLocation: () => location }
}

type Routes = ReturnType<typeof createRoutes>

/** Renders the pages of a returning payer. In place of cash-in, it prints the navigation state. */
function Pages({ navigation, currentLocation }: Routes) {
  const { to, path } = useSyncExternalStore(navigation.subscribe, currentLocation)
  if (to.area === 'payment-return') return <PaymentReturn path={path} />
  if (to.area === 'select-fleet') return <SelectFleet />
  if (to.area === 'cash-in') return <output>{JSON.stringify(to.state ?? 'nothing')}</output>
  return <output>{to.area}</output>
}

async function returnTo(path: string, search = '', options: PortalOptions & { strict?: boolean } = {}) {
  const { strict, ...rest } = options
  const routes = createRoutes(path, search)
  const pages = <Pages {...routes} />
  const portal = await renderInPortal(() => (strict ? <StrictMode>{pages}</StrictMode> : pages), {
    ...rest,
    provider: { navigation: routes.navigation },
  })
  const signIn = async (email: string) => {
    const sandbox = await testSandbox()
    const accessToken = await sandbox.signIn(email)
    await act(async () => {
      portal.session.write({ accessToken })
      portal.session.write({ userDetails: await portal.client.call(getCurrentUser, {}) })
      routes.navigation.navigate({ area: 'select-fleet' })
    })
  }
  return { ...portal, ...routes, signIn }
}

const cashInState = async () => {
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^[{"]/))
  return JSON.parse(screen.getByRole('status').textContent ?? '') as Record<string, string>
}

/** Presses a button on the page of the payment provider. Resolves to the URL that the payer returns to. */
async function press({ checkoutUrl }: ArrangedCashin, act: 'pay' | 'cancel') {
  const sandbox = await testSandbox()
  const body = new URLSearchParams({ act })
  const response = await sandbox.fetch(new Request(checkoutUrl, { method: 'POST', body }))
  const back = new URL(response.headers.get('Location') ?? '')
  return { path: back.pathname, search: back.search.slice(1) }
}

const stored = () =>
  [sessionStorage, localStorage]
    .flatMap((storage) =>
      Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? '').map((key) =>
        storage.getItem(key),
      ),
    )
    .join('\n')

/** A cash-in through BPI that the payer has approved, and the URL of the return. */
async function agreedAtBank(fleet: TestFleet) {
  await fleet.operate('flags', { name: 'CASHIN_BPI', isOn: true })
  const cashin = await beginCashin(fleet, 10_000, { method: 'online-banking', bankCode: 'BPI' })
  const { path, search } = await press(cashin, 'pay')
  return { cashin, path, search, code: new URLSearchParams(search).get('code') ?? '' }
}

beforeEach(() => sessionStorage.clear())
afterEach(() => sessionStorage.clear())

describe('a payer who is signed in', () => {
  test('is led to cash-in with the data of the provider’s return URL', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    const paid = await beginCashin(fleet, 20_000)
    const { path, search } = await press(paid, 'pay')
    expect(path).toContain('/brankas/success/')
    const { moves, events } = await returnTo(path, search, { fleet })
    const { cashinId: cashInId, referenceNumber } = paid
    expect(await cashInState()).toEqual({
      cashInId,
      referenceNumber,
      status: 'success',
      paymentMethod: 'online-banking',
    })
    expect(moves.map(({ area }) => area)).toEqual(['cash-in'])
    await waitFor(() =>
      expect(events.map(({ type, data }) => ({ type, data }))).toContainEqual({
        type: 'payment.returned',
        data: { cashInId },
      }),
    )
  })

  test('is led to cash-in by the path of the page, if the host passes none', async () => {
    const cashInId = 'csh_23456789abcdef'
    history.replaceState({}, '', `/success/${cashInId}`)
    const navigate = vi.fn()
    const navigation = { ...createMemoryNavigation(), navigate }
    await renderInPortal(() => <PaymentReturn />, { provider: { navigation } })
    await waitFor(() => expect(navigate).toHaveBeenCalled())
    expect(navigate.mock.calls[0]?.[0]).toMatchObject({ area: 'cash-in', state: { cashInId } })
    history.replaceState({}, '', '/')
  })

  test('sees no result of the payment before the server has confirmed it, even if the URL claims one', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    const { refused } = await arrangeCashins(fleet)
    let release: () => void = () => undefined
    await returnTo('/success', `cashInId=${refused.cashinId}&status=success`, {
      fleet,
      prepareWire: (wire) => void (release = wire.hold(getCashin)),
    })
    expect(await screen.findByText('Opening your cash-in…')).toBeVisible()
    expect(document.body.textContent).not.toMatch(/success|paid|received/i)
    release()
    expect((await cashInState())['cashInId']).toBe(refused.cashinId)
  })

  test('reaches cash-in without data if the URL has none, and with the id of a URL that was made up', async () => {
    const { unmount } = await returnTo('/redirect')
    expect(await cashInState()).toBe('nothing')
    unmount()
    const foreign = await beginCashin(await testFleet({ type: 'locqpay' }), 20_000)
    await returnTo('/cashin', `cashInId=${foreign.cashinId}&status=success`)
    expect(await cashInState()).toEqual({ cashInId: foreign.cashinId, status: 'success' })
  })
})

describe('a payer who is signed out', () => {
  test('signs in and selects a fleet, and is then led to cash-in once', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    await fleet.sibling({ type: 'locqpay', businessName: 'Beta Couriers' })
    const paid = await beginCashin(fleet, 20_000)
    const { path, search } = await press(paid, 'cancel')
    const { user, moves, signIn } = await returnTo(path, search, { fleet, as: null })
    await waitFor(() => expect(moves).toEqual([{ area: 'sign-in' }]))
    await signIn(fleet.emailOf('portal-admin'))
    await user.click(await screen.findByRole('button', { name: new RegExp(fleet.businessName) }))
    expect(await cashInState()).toMatchObject({ cashInId: paid.cashinId, status: 'cancelled' })
    expect(moves.map(({ area }) => area)).toEqual(['sign-in', 'select-fleet', 'payment-return', 'cash-in'])
    expect(stored()).not.toContain(paid.cashinId)
  })

  test('is not led there after an hour, after a sign-out, or with a role without cash-in', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    const { cashinId } = await beginCashin(fleet, 20_000)
    const begin = async () => {
      const portal = await returnTo('/success', `cashInId=${cashinId}`, { fleet, as: null })
      await waitFor(() => expect(stored()).toContain(cashinId))
      return portal
    }
    const expired = await begin()
    const key = Object.keys(sessionStorage).find((name) => name.includes('payment-return')) ?? ''
    const { value } = JSON.parse(sessionStorage.getItem(key) ?? '') as { value: unknown }
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now() - 3_600_001, value }))
    await expired.signIn(fleet.emailOf('portal-admin'))
    await waitFor(() => expect(expired.moves.at(-1)).toEqual({ area: 'landing' }))
    expired.unmount()
    const signedOut = await begin()
    await act(async () => {
      signedOut.session.write({
        accessToken: 'a',
        userDetails: { userId: 'u', firstName: '', lastName: '', email: '', userAccesses: [] },
      })
      signedOut.session.end('signed-out')
    })
    expect(stored()).not.toContain(cashinId)
    signedOut.unmount()
    const other = await begin()
    await other.signIn(fleet.emailOf('fleet-manager'))
    await waitFor(() => expect(other.moves.at(-1)).toEqual({ area: 'landing' }))
  })
})

describe('a payer with a payment for another of their fleets', () => {
  const open = async () => {
    const fleet = await testFleet({ type: 'locqpay', businessName: 'Alpha Transport' })
    const other = await fleet.sibling({ type: 'locqpay', businessName: 'Beta Couriers' })
    const cashin = await beginCashin(other, 20_000)
    return { ...(await returnTo('/success', `cashInId=${cashin.cashinId}`, { fleet })), cashin }
  }

  test('sees the name of that fleet, and reaches the payment by selecting it', async () => {
    const { user, cashin, session } = await open()
    expect(await screen.findByText('The payment is for: Beta Couriers')).toBeVisible()
    expect(screen.getByText(/You are working on Alpha Transport/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Select fleet' }))
    await user.click(await screen.findByRole('button', { name: /Beta Couriers/ }))
    expect(await cashInState()).toMatchObject({ cashInId: cashin.cashinId })
    expect(session.read().fleetId).not.toBe(undefined)
  })

  test('can stay with the current fleet, which then forgets the payment', async () => {
    const { user, cashin } = await open()
    await user.click(await screen.findByRole('button', { name: 'Stay with Alpha Transport' }))
    expect(await cashInState()).toBe('nothing')
    expect(stored()).not.toContain(cashin.cashinId)
  })
})

describe('a payer who returns from BPI', () => {
  test('reaches cash-in with a token; the code was sent once and is in no URL and no storage', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    const { cashin, path, search, code } = await agreedAtBank(fleet)
    const { wire, moves, currentLocation } = await returnTo(path, search, { fleet, strict: true })
    const state = await cashInState()
    expect(state).toEqual({
      cashInId: cashin.cashinId,
      referenceNumber: cashin.referenceNumber,
      status: 'success',
      paymentMethod: 'online-banking',
      bankName: 'BPI',
      token: expect.stringMatching(/\w{20,}/) as string,
    })
    expect(wire.of(createBpiToken)).toMatchObject([{ query: { cashinId: cashin.cashinId }, body: { code } }])
    expect(JSON.stringify([moves, currentLocation(), stored()])).not.toContain(code)
  })

  test('has the code exchanged after signing in, and the code is in no storage before', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    const { path, search, code } = await agreedAtBank(fleet)
    const { wire, moves, currentLocation, signIn } = await returnTo(path, search, { fleet, as: null })
    await waitFor(() => expect(moves).toEqual([{ area: 'sign-in' }]))
    expect(stored()).not.toContain(code)
    expect(currentLocation().search).not.toContain(code)
    await signIn(fleet.emailOf('portal-admin'))
    expect((await cashInState())['token']).toBeDefined()
    expect(wire.of(createBpiToken)).toHaveLength(1)
  })

  test('sees that nothing was paid if the code has expired, and can return to cash-in', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    const { path, search, code } = await agreedAtBank(fleet)
    const made = search.replace(code, `${code}x${uniqueId()}`)
    const { wire, user } = await returnTo(path, made, { fleet })
    expect(
      await screen.findByRole('heading', { name: 'Your BPI payment could not be continued' }),
    ).toBeVisible()
    expect(screen.getByText(/Your approval at BPI is no longer valid/)).toBeVisible()
    expect(screen.getByText(/Nothing was paid/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Cash-in history' })).toBeVisible()
    expect(wire.of(createBpiToken)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Back to Cash In' }))
    expect(await cashInState()).toBe('nothing')
    expect(wire.of(createBpiToken)).toHaveLength(1)
  })

  test('reaches cash-in without a token if the role may view and not pay', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    const { path, search } = await agreedAtBank(fleet)
    const { wire } = await returnTo(path, search, { fleet, as: 'data-analyst' })
    expect(await cashInState()).not.toHaveProperty('token')
    expect(wire.of(createBpiToken)).toEqual([])
  })

  test('has the code exchanged after signing in again, if the session had ended', async () => {
    const fleet = await testFleet({ type: 'locqpay' })
    const { path, search } = await agreedAtBank(fleet)
    const { wire, moves, signIn } = await returnTo(path, search, {
      fleet,
      prepareWire: (line) => line.refuse(createBpiToken, 'Unauthorized'),
    })
    await waitFor(() => expect(moves).toEqual([{ area: 'sign-in' }]))
    await signIn(fleet.emailOf('portal-admin'))
    expect((await cashInState())['token']).toBeDefined()
    expect(wire.of(createBpiToken)).toHaveLength(2)
  })
})
