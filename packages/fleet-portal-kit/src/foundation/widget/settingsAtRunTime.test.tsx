import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FleetDrivers } from '../../areas/drivers/FleetDrivers.tsx'
import { FleetPortalProvider } from '../../provider/FleetPortalProvider.tsx'
import type { FleetPortalSettings } from '../../provider/providerProps.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { addDriver } from '../../testing/fuelScene.ts'
import { openPortal } from '../../testing/openPortal.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'

/** A page with the drivers of a fleet, in which the user fills in the form of a new driver. */
async function openForm() {
  const fleet = await testFleet()
  await addDriver(fleet, 'Luz', 'Cruz')
  const sandbox = await testSandbox()
  const token = await sandbox.signIn(fleet.emailOf('portal-admin'))
  const { client } = await openPortal((request) => sandbox.fetch(request), { token, fleet })
  const page = (settings: FleetPortalSettings = {}, className?: string) => (
    <FleetPortalProvider client={client} onNavigate={() => undefined} {...settings}>
      <FleetDrivers fleetId={fleet.fleetId} {...(className && { className })} />
    </FleetPortalProvider>
  )
  const { rerender } = render(page())
  await screen.findByText('Luz Cruz')
  await userEvent.click(screen.getByRole('button', { name: 'Add driver' }))
  await userEvent.type(within(await findDialog()).getByLabelText('First name'), 'Rey')
  return { rerender, page }
}

const expectForm = async () =>
  expect(within(await findDialog()).getByLabelText('First name')).toHaveValue('Rey')

test('another setting of the provider closes no form of a page that follows links itself', async () => {
  const { rerender, page } = await openForm()
  rerender(page({ appearance: { colorScheme: 'dark' } }))
  await expectForm()
  rerender(page({ slots: {}, messages: { drivers: { title: 'Mga tsuper' } } }))
  expect(await screen.findByRole('heading', { name: 'Mga tsuper', hidden: true })).toBeInTheDocument()
  await expectForm()
})

test('a class that the page adds to a widget closes no form', async () => {
  const { rerender, page } = await openForm()
  rerender(page({}, 'is-highlighted'))
  await expectForm()
})
