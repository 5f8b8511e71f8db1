import { fireEvent, render, waitFor, within } from '@testing-library/react'
import { createApiClient, createEmbeddedSession } from 'fleet-portal-api-client'
import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { FleetDrivers } from '../areas/drivers/FleetDrivers.tsx'
import { createLanguage, languageSources } from '../languages/index.ts'
import type { FleetEvent } from '../provider/events.ts'
import { FleetPortalProvider } from '../provider/FleetPortalProvider.tsx'
import type { FleetPortalHandle } from '../provider/providerProps.ts'
import { testFleet } from './testFleet.ts'
import { testSandbox } from './testSandbox.ts'

/** A tenant: a fleet with a driver, its user, its server, and what its server and its page have seen. */
async function createTenant(name: string, firstName: string) {
  const sandbox = await testSandbox()
  const fleet = await testFleet()
  const { fleetId } = fleet
  const driver = { fleetId, firstName, lastName: 'Cruz' }
  await fleet.arrange(createDriver, {
    ...driver,
    driverLicenseId: 'N0112345678',
    mobileNumber: '09171234567',
  })
  const token = await sandbox.signIn(fleet.emailOf('portal-admin'))
  const requests: { token: string | null; host: string; path: string }[] = []
  const client = createApiClient({
    baseUrl: `https://${name}.fleet.test/api`,
    session: createEmbeddedSession(async () => ({ token })),
    fetch: (request) => {
      const { host, pathname, search } = new URL(request.url)
      requests.push({ token: request.headers.get('Authorization'), host, path: pathname + search })
      return sandbox.fetch(request)
    },
  })
  const events: FleetEvent[] = []
  return { name, fleetId, token, requests, client, events, handle: createRef<FleetPortalHandle>() }
}

type Tenant = Awaited<ReturnType<typeof createTenant>>

// Not user-event: it types into the document's active element, which is the host of a shadow root.
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

const stored = (namespace: string) =>
  [localStorage, sessionStorage].flatMap((storage) =>
    Object.keys(storage).filter((key) => key.startsWith(namespace)),
  )

const isolations = ['scoped', 'shadow'] as const

test.each(isolations)('two tenants on one page share nothing, in isolation %s', async (isolation) => {
  const north = await createTenant('north', 'Niño')
  const south = await createTenant('south', 'Luz')
  const filipino = createLanguage(languageSources.fil)
  const provider = ({ name, client, events, handle }: Tenant) => ({
    ref: handle,
    client,
    isolation,
    storageNamespace: name,
    onEvent: (event: FleetEvent) => events.push(event),
  })
  const { container } = render(
    <>
      <FleetPortalProvider {...provider(north)} appearance={{ tokens: { 'color-accent': '#7a1f5c' } }}>
        <FleetDrivers fleetId={north.fleetId} id="north" />
      </FleetPortalProvider>
      <FleetPortalProvider {...provider(south)} appearance={{ colorScheme: 'dark' }} language={filipino}>
        <FleetDrivers fleetId={south.fleetId} id="south" />
      </FleetPortalProvider>
    </>,
  )
  const inside = ({ name }: Tenant) => {
    const host = container.querySelector<HTMLElement>(`#${name}`)
    if (!host) throw new Error(`There is no widget ${name}.`)
    return within(host.shadowRoot?.querySelector<HTMLElement>('.fpk-root') ?? host)
  }

  // Rows, language and requests are those of the tenant.
  await inside(north).findByText('Niño Cruz')
  await inside(south).findByText('Luz Cruz')
  expect(inside(north).queryByText('Luz Cruz')).toBeNull()
  expect(inside(south).queryByText('Niño Cruz')).toBeNull()
  expect(inside(north).getByRole('heading', { level: 1 })).toHaveTextContent('Manage Fleet Drivers')
  expect(inside(south).getByRole('heading', { level: 1 })).toHaveTextContent(
    'Pamahalaan ang Mga Driver ng Fleet',
  )
  for (const tenant of [north, south]) {
    expect(new Set(tenant.requests.map(({ host }) => host))).toEqual(new Set([`${tenant.name}.fleet.test`]))
    expect(new Set(tenant.requests.map(({ token }) => token))).toEqual(new Set([tenant.token]))
  }

  // A dialog, what is typed in it, and an event stay with the tenant.
  const readsOfSouth = south.requests.length
  fireEvent.click(inside(north).getByRole('button', { name: 'Add driver' }))
  type(await inside(north).findByLabelText(/First name/), 'Ana')
  await waitFor(() => expect(stored('north').length).toBeGreaterThan(0))
  type(inside(north).getByLabelText(/Last name/), 'Reyes')
  type(inside(north).getByLabelText(/Driver ID/), 'D0498765432')
  type(inside(north).getByLabelText(/Mobile number/), '09285550123')
  fireEvent.click(inside(north).getByRole('button', { name: 'Save driver' }))
  await inside(north).findByText('Ana Reyes')
  expect(north.events.map(({ type }) => type)).toContain('driver.created')
  expect(south.events.map(({ type }) => type)).not.toContain('driver.created')
  expect(south.requests).toHaveLength(readsOfSouth)
  expect(inside(south).queryByText('Ana Reyes')).toBeNull()

  // The text that one tenant has typed stays when the other signs out.
  fireEvent.click(inside(south).getByRole('button', { name: 'Magdagdag ng driver' }))
  type(await inside(south).findByLabelText(/Unang pangalan/), 'Pia')
  await waitFor(() => expect(stored('south').length).toBeGreaterThan(0))
  const keysOfSouth = stored('south')
  await north.handle.current?.signOut()
  expect(await inside(north).findByText('You are signed out')).toBeVisible()
  expect(inside(north).queryByText('Niño Cruz')).toBeNull()
  expect(stored('south')).toEqual(keysOfSouth)
  expect(inside(south).getByLabelText(/Unang pangalan/)).toHaveValue('Pia')
  expect(south.events.map(({ type }) => type)).not.toContain('session.ended')
  expect(north.events.map(({ type }) => type)).toContain('session.ended')
  expect(await south.client.session.refresh()).toBe(true)
})
