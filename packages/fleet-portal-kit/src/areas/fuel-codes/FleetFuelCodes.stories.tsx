import type { Meta, StoryObj } from '@storybook/react-vite'
import { listFuelCodes, updateFuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { millilitres } from 'fleet-portal-api-client/money'
import { expect } from 'storybook/test'
import { plusDays } from '../../format/calendar.ts'
import { today } from '../../format/days.ts'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { addDriver, addVehicle, buyLitres, enoughMoney, makeCodes } from '../../testing/fuelScene.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetFuelCodes } from './FleetFuelCodes.tsx'

/** Creates codes for a driver, for a vehicle and for any driver, in the statuses active, scheduled and deactivated. */
async function arrangeCodes(fleet: TestFleet) {
  await buyLitres(fleet, 'diesel', 1500)
  await buyLitres(fleet, 'gas95', 400)
  const driverIds = [await addDriver(fleet, 'Ma. Consolacion Bernardita', "D'Angelo-Macaraeg de los Santos")]
  const vehicleIds = [await addVehicle(fleet)]
  const [first] = await makeCodes(
    fleet,
    {},
    { fuelCodeType: 'driver-specific', driverIds, sendFuelCode: true, literVolume: millilitres(250_500) },
    { fuelCodeType: 'vehicle-specific', vehicleIds, productCode: 'gas95', maxUsage: 1 },
    { fuelCodeType: 'driver-vehicle-specific', driverIds, vehicleIds, endDate: plusDays(today(), 1) },
    { startDate: plusDays(today(), 3), endDate: plusDays(today(), 33), autoRenew: true },
  )
  await fleet.arrange(updateFuelCode, { fuelCodeId: first?.fuelCodeId ?? '', status: 'Deactivated' })
}

const withCodes = (portal: StoryPortal = {}): StoryPortal => ({
  arrange: arrangeCodes,
  funds: enoughMoney,
  ...portal,
})

const meta = {
  component: FleetFuelCodes,
  args: { fleetId: '' },
  parameters: { portal: withCodes() },
} satisfies Meta<typeof FleetFuelCodes>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Diesel')).length).toBeGreaterThan(0)
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

/** At a width of 390 px each code is a card. */
export const Narrow: Story = {
  globals: { width: 'narrow' },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByTitle(/de los Santos$/)
    // The name is not cut off after two lines.
    await expect(getComputedStyle(name as HTMLElement).display).toBe('inline')
  },
}

/** The link of a product total on the dashboard opens this list. */
export const FilteredByProduct: Story = {
  parameters: { portal: withCodes({ search: 'productCode=Gas95&status=Active' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove filter: Product: Gas 95' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { portal: withCodes({ arrange: async () => undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This fleet has no fuel codes yet/)).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: { portal: withCodes({ search: 'searchKey=nobody' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Clear search')).toBeVisible()
  },
}

export const Deactivating: Story = {
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    const code = box?.closest('tr')?.querySelector('.fpk-row-menu')
    await userEvent.click(code as HTMLElement)
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Deactivate' }))
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
}

const selectAll: Play = async ({ canvas, userEvent }) => {
  for (const box of await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ })) {
    await userEvent.click(box)
  }
}

export const SeveralSelected: Story = {
  play: async (context) => {
    await selectAll(context)
    await expect(await context.canvas.findByRole('button', { name: 'Deactivate 4 codes' })).toBeVisible()
  },
}

export const NarrowSelected: Story = {
  play: async (context) => {
    await selectAll(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }))
    await expect(await canvas.findByRole('menuitem', { name: 'Deactivate 4 codes' })).toBeVisible()
  },
  globals: { width: 'narrow' },
}

export const DeactivateSeveral: Story = {
  play: async (context) => {
    await selectAll(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate 4 codes' }))
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
}

const openShared: Play = async ({ canvas, userEvent }) => {
  const [box] = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ })
  await userEvent.click(box?.closest('tr')?.querySelector('.fpk-row-menu') as HTMLElement)
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Share or print' }))
  await expect(await canvas.findByRole('button', { name: 'Show code' })).toBeVisible()
}

export const ShareHidden: Story = { play: openShared }

export const ShareShown: Story = {
  play: async (context) => {
    await openShared(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Show code' }))
    await expect(await canvas.findByRole('img', { name: /^QR code of/ })).toBeVisible()
  },
}

export const ShareShownDark: Story = { ...ShareShown, globals: { scheme: 'dark' } }

export const ShareShownNarrow: Story = { ...ShareShown, globals: { width: 'narrow' } }

export const PrintSeveral: Story = {
  play: async (context) => {
    await selectAll(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Print 4 cards' }))
    await expect(await canvas.findByRole('dialog', { name: 'Print Code Cards' })).toBeVisible()
  },
}

export const DeactivatedFleet: Story = {
  parameters: { portal: withCodes({ isDeactivated: true }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Diesel')).length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('checkbox', { name: /^Select/ })).toBeNull()
  },
}

export const NoAccess: Story = {
  parameters: { portal: withCodes({ as: 'data-analyst' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const ViewOnly: Story = {
  parameters: { portal: withCodes({ as: 'purchaser' }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Diesel')).length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('button', { name: 'Generate fuel codes' })).toBeNull()
  },
}

export const FailedLoad: Story = {
  parameters: { portal: withCodes({ prepareWire: (wire) => wire.breakAt(listFuelCodes, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}
