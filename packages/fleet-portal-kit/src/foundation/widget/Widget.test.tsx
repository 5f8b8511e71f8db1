import { createDriver } from 'api-client/contract/drivers'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { FleetDrivers } from '../../areas/drivers/FleetDrivers.tsx'
import { FleetPortalProvider } from '../../provider/FleetPortalProvider.tsx'
import { apiUrl } from '../../testing/fleetOn.ts'
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

test('two providers on one page share nothing: not people, lists, addresses, words or colours', async () => {
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
  const one = within(screen.getByRole('region', { name: 'left' }))
  const two = within(screen.getByRole('region', { name: 'right' }))
  expect(await one.findByText('Luz Cruz')).toBeVisible()
  expect(await two.findByText('Rey Cruz')).toBeVisible()
  expect(one.queryByText('Rey Cruz')).not.toBeInTheDocument()
  expect(one.getByRole('heading', { name: 'Manage Fleet Drivers' })).toBeVisible()
  expect(two.getByRole('heading', { name: 'Mga tsuper' })).toBeVisible()

  await userEvent.selectOptions(one.getByLabelText('Status'), 'Inactive')
  expect(await one.findByText('Sorry, no result found')).toBeVisible()
  expect(two.getByText('Rey Cruz')).toBeVisible()

  left.portal.session.end('signed-out')
  await waitFor(() => expect(left.portal.session.read().accessToken).toBeUndefined())
  expect(two.getByText('Rey Cruz')).toBeVisible()
  expect(right.portal.session.read().accessToken).toBeDefined()
})

test('in a shadow root the page sees nothing of the widget, popups included', async () => {
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
  'with isolation %s the widget stands in the page itself',
  async (isolation) => {
    const { fleet } = await fleetWith('Luz')
    await renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, { fleet, provider: { isolation } })
    expect(await screen.findByText('Luz Cruz')).toBeVisible()
  },
)

test('a partner’s page gives a token by a function, asked once, and a new function on every render changes nothing', async () => {
  const fleet = await testFleet()
  const sandbox = await testSandbox()
  const token = await sandbox.signIn(fleet.emailOf('portal-admin'))
  const realFetch = globalThis.fetch
  globalThis.fetch = async (request) => sandbox.fetch(request as Request)
  try {
    let asked = 0
    const page = () => (
      <FleetPortalProvider
        apiUrl={apiUrl}
        getSession={async () => {
          asked += 1
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
    expect(asked).toBe(1)
  } finally {
    globalThis.fetch = realFetch
  }
})

test('a widget that breaks says so in its own place, and the page lives on', async () => {
  const { InWidget } = await import('../../testing/InWidget.tsx')
  let isBroken = true
  function Part() {
    if (isBroken) throw new Error('broken on purpose')
    return <p>Mended.</p>
  }
  const { person } = await renderInPortal(() => (
    <>
      <p>The page.</p>
      <InWidget>
        <Part />
      </InWidget>
    </>
  ))
  expect(await screen.findByText('Something went wrong')).toBeVisible()
  expect(screen.getByText('The page.')).toBeVisible()
  isBroken = false
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Mended.')).toBeVisible()
})
