import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, vi } from 'vitest'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import type { TestFleet } from '../../testing/testFleet.ts'
import { FleetDrivers } from './FleetDrivers.tsx'
import { titles } from './importRows.ts'

export const csv = (...rows: string[]) => new File([[titles, ...rows, ''].join('\r\n')], 'drivers.csv')
export const ana = 'Ana,Cruz,N0100000001,09171234567'
export const jose = 'José,Peña,N0100000002,09171234568'

export const drivers = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => `Ana,Cruz,M${String(from + n).padStart(10, '0')},09171234567`)

export const open = async (options: PortalOptions = {}) => {
  const ui = (fleetId: string) => <FleetDrivers fleetId={fleetId} />
  const portal = await renderInPortal(ui, { search: 'dialog=import', ...options })
  return portal
}

export const choose = async (...files: File[]) => {
  const input = await screen.findByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' })
  await userEvent.upload(input, files, { applyAccept: false })
}
export const upload = async (file: File) => {
  await choose(file)
  await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
}
export const namesOf = async (fleet: TestFleet) => {
  const { drivers } = await fleet.arrange(listDrivers, { fleetId: fleet.fleetId, perPage: 50 })
  return drivers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).toSorted()
}
export const fillCell = async (cell: string, value: string) => {
  const input = await screen.findByRole('textbox', { name: cell })
  await userEvent.clear(input)
  await userEvent.type(input, `${value}{Enter}`)
}
export const findDialog = (name: string) => screen.findByRole('dialog', { name })

/** Mocks the size of every element. Without a layout the virtualized grid would render no row. */
export const mockLayout = () =>
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900)
    return () => vi.restoreAllMocks()
  })
