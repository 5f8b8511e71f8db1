import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { add, jose, open, rowOf } from './driversScene.tsx'

async function fleetOfTwelve() {
  const fleet = await testFleet()
  for (let n = 0; n < 12; n++) {
    await add(fleet, { ...jose, lastName: `Santos ${n}`, driverLicenseId: `N01123456${10 + n}` })
  }
  return fleet
}

describe('the URL of the drivers list', () => {
  test('restores search, status, page size and page', async () => {
    const { wire } = await open({ search: 'searchKey=Pe%C3%B1aflor&status=active&perPage=20' })
    await rowOf('José Peñaflor')
    expect(wire.of(listDrivers).at(-1)?.query).toMatchObject({
      searchKey: 'Peñaflor',
      status: 'active',
      page: '1',
      perPage: '20',
    })
    expect(screen.getByLabelText('Search name, mobile number or driver ID')).toHaveValue('Peñaflor')
    expect(screen.getByLabelText('Status')).toHaveValue('active')
    expect(await screen.findByLabelText('Rows per page')).toHaveValue('20')
  })

  test('contains the page, which is read once, and a new filter returns to the first page', async () => {
    const { user, navigation, wire } = await open({ fleet: await fleetOfTwelve() })
    await rowOf('José Santos 11')
    expect(screen.getByText('1–10 of 12')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Next page' }))
    expect(await rowOf('José Santos 0')).toBeVisible()
    expect(navigation.search()).toBe('page=2')
    expect(screen.getByText('11–12 of 12')).toBeVisible()
    expect(wire.of(listDrivers).map(({ query }) => query['page'])).toEqual(['1', '2'])
    await user.selectOptions(screen.getByLabelText('Status'), 'Active')
    expect(await rowOf('José Santos 11')).toBeVisible()
    expect(navigation.search()).toBe('status=active')
  })

  describe('during a slow page change', () => {
    const openNextPage = async () => {
      const opened = await open({ fleet: await fleetOfTwelve() })
      await rowOf('José Santos 11')
      const release = opened.wire.hold(listDrivers)
      await opened.user.click(await screen.findByRole('button', { name: 'Next page' }))
      return { ...opened, release }
    }

    test('names the page that is loading, and keeps the old rows with their numbers until the new ones arrive', async () => {
      const { wire, release } = await openNextPage()
      expect(await screen.findByText('Loading page 2…')).toBeVisible()
      expect(await rowOf('José Santos 11')).toBeVisible()
      expect(screen.getByText('1–10 of 12')).toBeVisible()
      release()
      expect(await rowOf('José Santos 0')).toBeVisible()
      expect(screen.getByText('11–12 of 12')).toBeVisible()
      expect(screen.getByText('Page 2 of 2')).toBeVisible()
      expect(wire.of(listDrivers)).toHaveLength(2)
    })

    test('does not change to the page if the user filters in the meantime', async () => {
      const { navigation, wire } = await open({ fleet: await fleetOfTwelve() })
      await rowOf('José Santos 11')
      const next = await screen.findByRole('button', { name: 'Next page' })
      const release = wire.hold(listDrivers)
      // Both events in one tick: later the page number would already have changed.
      fireEvent.click(next)
      fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'active' } })
      release()
      expect(await rowOf('José Santos 11')).toBeVisible()
      await waitFor(() => expect(screen.getByText('1–10 of 12')).toBeVisible())
      await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
      expect(navigation.search()).toBe('status=active')
    })
  })

  test('opens the last page if the page number is too high', async () => {
    const { navigation } = await open({ search: 'page=7' })
    expect(await rowOf('José Peñaflor')).toBeVisible()
    await waitFor(() => expect(navigation.search()).toBe(''))
  })

  test('leaves no page in the history that has no rows', async () => {
    const { navigation } = await open({ search: 'page=7' })
    expect(await rowOf('José Peñaflor')).toBeVisible()
    await waitFor(() => expect(navigation.search()).toBe(''))
    act(() => navigation.back())
    expect(navigation.search()).toBe('')
  })

  test.each(['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])(
    'opens nothing for a dialog named %s',
    async (name) => {
      await open({ search: `dialog=${name}` })
      expect(await rowOf('José Peñaflor')).toBeVisible()
      await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
      expect(await rowOf('José Peñaflor')).toBeVisible()
      expect(screen.queryByText(/object/)).toBeNull()
    },
  )

  test('opens a dialog, and Back closes it', async () => {
    const { user, navigation } = await open()
    await user.click(await screen.findByRole('button', { name: 'Add driver' }))
    await findDialog('Add Driver')
    expect(navigation.search()).toBe('dialog=add')
    navigation.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test.each(['0', '7', '9999'])('ignores a page size of %s', async (size) => {
    const { wire } = await open({ search: `perPage=${size}&page=0` })
    await rowOf('José Peñaflor')
    expect(wire.of(listDrivers)[0]?.query).toMatchObject({ page: '1', perPage: '10' })
  })

  test('ignores unknown keys and invalid values one by one', async () => {
    const { wire } = await open({ search: 'status=retired&page=x&perPage=20&nonsense=1' })
    await rowOf('José Peñaflor')
    expect(wire.of(listDrivers)[0]?.query).not.toHaveProperty('status')
    expect(wire.of(listDrivers)[0]?.query).not.toHaveProperty('nonsense')
    expect(wire.of(listDrivers)[0]?.query).toMatchObject({ page: '1', perPage: '20' })
  })
})
