import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FleetDrivers } from '../../areas/drivers/FleetDrivers.tsx'
import { FleetPortalProvider } from '../../provider/FleetPortalProvider.tsx'
import { apiUrl } from '../../testing/createTestFleet.ts'
import { openPortal } from '../../testing/openPortal.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'

async function fleetWith(firstName: string) {
  const fleet = await testFleet()
  const rest = { lastName: 'Cruz', driverLicenseId: 'N0112345678', mobileNumber: '09171234567' }
  await fleet.arrange(createDriver, { fleetId: fleet.fleetId, firstName, ...rest })
  const sandbox = await testSandbox()
  const token = await sandbox.signIn(fleet.emailOf('portal-admin'))
  return { fleet, portal: await openPortal((request) => sandbox.fetch(request), { token, fleet }) }
}

afterEach(() => void vi.restoreAllMocks())

test('two providers on one page share no users, lists, URLs, messages and colours', async () => {
  const left = await fleetWith('Luz')
  const right = await fleetWith('Rey')
  render(
    <StrictMode>
      <section aria-label="left">
        <FleetPortalProvider client={left.portal.client} appearance={{ colorScheme: 'dark' }}>
          <FleetDrivers fleetId={left.fleet.fleetId} />
        </FleetPortalProvider>
      </section>
      <section aria-label="right">
        <FleetPortalProvider client={right.portal.client} messages={{ drivers: { title: 'Mga tsuper' } }}>
          <FleetDrivers fleetId={right.fleet.fleetId} />
        </FleetPortalProvider>
      </section>
    </StrictMode>,
  )
  const leftRegion = within(screen.getByRole('region', { name: 'left' }))
  const rightRegion = within(screen.getByRole('region', { name: 'right' }))
  expect(await leftRegion.findByText('Luz Cruz')).toBeVisible()
  expect(await rightRegion.findByText('Rey Cruz')).toBeVisible()
  expect(leftRegion.queryByText('Rey Cruz')).not.toBeInTheDocument()
  expect(leftRegion.getByRole('heading', { name: 'Manage Fleet Drivers' })).toBeVisible()
  expect(rightRegion.getByRole('heading', { name: 'Mga tsuper' })).toBeVisible()

  await userEvent.selectOptions(leftRegion.getByLabelText('Status'), 'Inactive')
  expect(await leftRegion.findByText('Sorry, no result found')).toBeVisible()
  expect(rightRegion.getByText('Rey Cruz')).toBeVisible()

  left.portal.session.end('signed-out')
  await waitFor(() => expect(left.portal.session.read().accessToken).toBeUndefined())
  expect(rightRegion.getByText('Rey Cruz')).toBeVisible()
  expect(right.portal.session.read().accessToken).toBeDefined()
})

test('isolation by shadow root keeps the widget and its popups out of the page’s document', async () => {
  const { fleet } = await fleetWith('Luz')
  const { container } = await renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, {
    fleet,
    provider: { isolation: 'shadow' },
  })
  expect(screen.queryByText('Luz Cruz')).not.toBeInTheDocument()
  const host = [...container.querySelectorAll('*')].find((element) => element.shadowRoot)
  const inside = within(host?.shadowRoot as unknown as HTMLElement)
  expect(await inside.findByText('Luz Cruz')).toBeInTheDocument()
  await userEvent.click(inside.getByRole('button', { name: 'Add driver' }))
  expect(await inside.findByRole('dialog', { name: 'Add Driver' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each(['scoped', 'none'] as const)(
  'isolation %s renders the widget in the page’s document',
  async (isolation) => {
    const { fleet } = await fleetWith('Luz')
    await renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, { fleet, provider: { isolation } })
    expect(await screen.findByText('Luz Cruz')).toBeVisible()
  },
)

test('calls getSession once, also if the host passes a new function on every render', async () => {
  const fleet = await testFleet()
  const sandbox = await testSandbox()
  const token = await sandbox.signIn(fleet.emailOf('portal-admin'))
  const realFetch = globalThis.fetch
  globalThis.fetch = async (request) => sandbox.fetch(request as Request)
  try {
    let calls = 0
    const page = () => (
      <FleetPortalProvider
        apiUrl={apiUrl}
        getSession={async () => {
          calls += 1
          return { token }
        }}
      >
        <FleetDrivers fleetId={fleet.fleetId} />
      </FleetPortalProvider>
    )
    const { rerender } = render(page())
    rerender(page())
    expect(await screen.findByText(/This fleet has no drivers yet/)).toBeVisible()
    rerender(page())
    expect(screen.getByText(/This fleet has no drivers yet/)).toBeVisible()
    expect(calls).toBe(1)
  } finally {
    globalThis.fetch = realFetch
  }
})

test.each(['', 'api.example.ph'])('an apiUrl that is no URL is an error that names it: %j', (wrong) => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() =>
    render(
      <FleetPortalProvider apiUrl={wrong} getSession={() => Promise.resolve(null)}>
        <FleetDrivers fleetId="1" />
      </FleetPortalProvider>,
    ),
  ).toThrow(new RegExp(`\`apiUrl\`.* is "${wrong}", and not`))
})

test('shows an error in place of a broken widget, and the rest of the page stays', async () => {
  const { InWidget } = await import('../../testing/InWidget.tsx')
  let isBroken = true
  function BrokenContent() {
    if (isBroken) throw new Error('broken on purpose')
    return <p>Working again.</p>
  }
  const { user } = await renderInPortal(() => (
    <>
      <p>The page.</p>
      <InWidget>
        <BrokenContent />
      </InWidget>
    </>
  ))
  expect(await screen.findByText('Something went wrong')).toBeVisible()
  expect(screen.getByText('The page.')).toBeVisible()
  isBroken = false
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Working again.')).toBeVisible()
})
