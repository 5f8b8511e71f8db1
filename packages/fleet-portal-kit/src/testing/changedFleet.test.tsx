import { createDriver, listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { inviteUser } from 'fleet-portal-api-client/contract/users'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FleetDrivers } from '../areas/drivers/FleetDrivers.tsx'
import { FleetPortalProvider } from '../provider/FleetPortalProvider.tsx'
import { luz } from '../headless/hookScene.tsx'
import { renderInPortal } from './renderInPortal.tsx'
import { testFleet } from './testFleet.ts'

test('a page that changes the fleet of a widget takes nothing typed for one fleet to the other', async () => {
  const [first, second] = [await testFleet(), await testFleet()]
  await second.arrange(createDriver, { fleetId: second.fleetId, ...luz })
  await second.arrange(inviteUser, {
    fleetId: second.fleetId,
    email: first.emailOf('portal-admin'),
    role: 'portal-admin',
  })
  const { user, client, navigation, rerender, wire } = await renderInPortal(
    (fleetId) => <FleetDrivers fleetId={fleetId} />,
    { fleet: first },
  )
  const changeTo = (fleetId: string) =>
    rerender(
      <FleetPortalProvider client={client} navigation={navigation}>
        {null}
        <FleetDrivers fleetId={fleetId} />
      </FleetPortalProvider>,
    )
  const form = async () => within(await screen.findByRole('dialog', { name: 'Add Driver' }))
  await user.click(await screen.findByRole('button', { name: 'Add driver' }))
  await user.type((await form()).getByLabelText(/First name/), 'Ana')
  await user.type((await form()).getByLabelText(/Last name/), 'Reyes')

  changeTo(second.fleetId)
  expect(await screen.findByText('Luz Cruz')).toBeInTheDocument()
  expect((await form()).getByLabelText(/First name/)).toHaveValue('')
  await user.click((await form()).getByRole('button', { name: 'Save driver' }))
  expect(wire.of(createDriver)).toEqual([])

  changeTo(first.fleetId)
  expect(await screen.findByText(/This fleet has no drivers yet/)).toBeInTheDocument()
  expect((await form()).getByLabelText(/First name/)).toHaveValue('Ana')
  expect((await second.arrange(listDrivers, { fleetId: second.fleetId })).count).toBe(1)
})
