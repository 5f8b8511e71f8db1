import { listDrivers } from 'api-client/contract/drivers'
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

describe('the address', () => {
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
    expect(screen.getByLabelText('Rows per page')).toHaveValue('20')
  })

  test('keeps the page, which is asked for once, and a new filter goes back to the first', async () => {
    const { person, navigation, wire } = await open({ fleet: await fleetOfTwelve() })
    await rowOf('José Santos 11')
    expect(screen.getByText('1–10 of 12')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await rowOf('José Santos 0')).toBeVisible()
    expect(navigation.search()).toBe('page=2')
    expect(screen.getByText('11–12 of 12')).toBeVisible()
    expect(wire.of(listDrivers).map(({ query }) => query['page'])).toEqual(['1', '2'])
    await person.selectOptions(screen.getByLabelText('Status'), 'Active')
    expect(await rowOf('José Santos 11')).toBeVisible()
    expect(navigation.search()).toBe('status=active')
  })

  describe('of another page that takes long', () => {
    const turning = async () => {
      const opened = await open({ fleet: await fleetOfTwelve() })
      await rowOf('José Santos 11')
      const letGo = opened.wire.hold(listDrivers)
      await opened.person.click(screen.getByRole('button', { name: 'Next page' }))
      return { ...opened, letGo }
    }

    test('is told before its lines are there, and those of the page before stay until then', async () => {
      const { wire, letGo } = await turning()
      expect(await screen.findByText('Page 2 of 2')).toBeVisible()
      expect(await rowOf('José Santos 11')).toBeVisible()
      letGo()
      expect(await rowOf('José Santos 0')).toBeVisible()
      expect(wire.of(listDrivers)).toHaveLength(2)
    })

    test('is not gone to by whoever has gone on to something else', async () => {
      const { navigation, wire } = await open({ fleet: await fleetOfTwelve() })
      await rowOf('José Santos 11')
      const letGo = wire.hold(listDrivers)
      // Both at once: a moment later the page is turned without its lines.
      fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
      fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'active' } })
      letGo()
      expect(await rowOf('José Santos 11')).toBeVisible()
      await waitFor(() => expect(screen.getByText('1–10 of 12')).toBeVisible())
      await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
      expect(navigation.search()).toBe('status=active')
    })
  })

  test('of a page behind the last one leads to the last one', async () => {
    const { navigation } = await open({ search: 'page=7' })
    expect(await rowOf('José Peñaflor')).toBeVisible()
    await waitFor(() => expect(navigation.search()).toBe(''))
  })

  test('opens a dialog, and Back closes it', async () => {
    const { person, navigation } = await open()
    await person.click(await screen.findByRole('button', { name: 'Add driver' }))
    await findDialog('Add Driver')
    expect(navigation.search()).toBe('dialog=add')
    navigation.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test.each(['0', '7', '9999'])('does not get a page of %s', async (size) => {
    const { wire } = await open({ search: `perPage=${size}&page=0` })
    await rowOf('José Peñaflor')
    expect(wire.of(listDrivers)[0]?.query).toMatchObject({ page: '1', perPage: '10' })
  })

  test('drops what the list does not know, key by key', async () => {
    const { wire } = await open({ search: 'status=retired&page=x&perPage=20&nonsense=1' })
    await rowOf('José Peñaflor')
    expect(wire.of(listDrivers)[0]?.query).not.toHaveProperty('status')
    expect(wire.of(listDrivers)[0]?.query).not.toHaveProperty('nonsense')
    expect(wire.of(listDrivers)[0]?.query).toMatchObject({ page: '1', perPage: '20' })
  })
})
