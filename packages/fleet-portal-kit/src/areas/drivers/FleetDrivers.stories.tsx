import type { Meta, StoryObj } from '@storybook/react-vite'
import { createDriver, listDrivers, updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { expect, waitFor } from 'storybook/test'
import { bulkNameOf, type BulkProgress } from '../../fleet/list/bulk/bulkProgress.ts'
import { importNameOf, type ImportProgress } from '../../fleet/import/importProgress.ts'
import { AfterInterruption } from '../../testing/AfterInterruption.tsx'
import { addDriver, buyLitres, enoughMoney, makeCodes } from '../../testing/fuelScene.ts'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import type { Wire } from '../../testing/wire.ts'
import { FleetDrivers } from './FleetDrivers.tsx'

const drivers = [
  ['José', 'Peñaflor', 'N0112345678', '09171234567'],
  ['Ana Margarita', 'Reyes-Villanueva', 'D0498765432', '09285550123'],
  [
    'Ma. Consolacion Bernardita',
    "D'Angelo-Macaraeg de los Santos y Buenaventura",
    'A1299887766',
    '09995551234',
  ],
  ['Ñico', 'Ong', 'C0388112233', '09081112222'],
  ['Ramon', 'Bautista', 'B0777123456', '09173334455'],
] as const

/** Adds five drivers. The second one is inactive. */
async function arrangeDrivers({ fleetId, arrange }: TestFleet) {
  for (const [firstName, lastName, driverLicenseId, mobileNumber] of drivers.toReversed()) {
    const fields = { firstName, lastName, driverLicenseId, mobileNumber }
    const { driverId } = await arrange(createDriver, { fleetId, ...fields })
    if (lastName.startsWith('Reyes')) await arrange(updateDriver, { driverId, status: 'inactive' })
  }
}

const withDrivers = (portal: StoryPortal = {}): StoryPortal => ({ arrange: arrangeDrivers, ...portal })

const meta = {
  component: FleetDrivers,
  args: { fleetId: '' },
  parameters: { portal: withDrivers() },
} satisfies Meta<typeof FleetDrivers>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('José Peñaflor')).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

/** In a column of 390 px every row becomes a card. */
export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

export const Empty: Story = {
  parameters: { portal: withDrivers({ arrange: async () => undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This fleet has no drivers yet/)).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: { portal: withDrivers({ search: 'searchKey=no-such-thing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no result found')).toBeVisible()
  },
}

/** A story in which another user saves a driver while the form is open. */
function editWithConflict(): Story {
  let wire: Wire
  let saveAsOtherUser = async () => {}
  return {
    parameters: {
      portal: withDrivers({
        search: async ({ fleetId, arrange }) => {
          const { drivers } = await arrange(listDrivers, { fleetId, searchKey: 'N0112345678' })
          const driverId = drivers[0]?.driverId ?? ''
          saveAsOtherUser = async () => {
            await arrange(updateDriver, { driverId, lastName: 'Peñafrancia', mobileNumber: '09180000001' })
          }
          return `dialog=edit:${driverId}`
        },
        prepareWire: (prepared) => (wire = prepared),
      }),
    },
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByLabelText('Last name'), ' Jr.')
      // The form reads the driver before it saves. The other user saves just before that read, and after all earlier ones.
      // Other reads of drivers may be sent in between.
      await waitFor(() => expect(wire.isBusy()).toBe(false))
      const release = wire.holdAll(listDrivers)
      await userEvent.click(canvas.getByRole('button', { name: 'Save driver' }))
      await saveAsOtherUser()
      release()
      await expect(
        await canvas.findByText(/^Changed by someone else while this was open: Mobile number/),
      ).toBeVisible()
      await expect(canvas.getByText(/^Last name was changed by someone else to Peñafrancia/)).toBeVisible()
    },
  }
}

/** Another user saves the driver while the form is open: unchanged fields follow, typed values stay. */
export const EditConflict: Story = editWithConflict()

/** A change of three drivers was interrupted, such as by the end of the session: the list offers the other two. */
export const InterruptedChange: Story = {
  render: (args) => (
    <AfterInterruption
      name={bulkNameOf(listDrivers, args.fleetId)}
      progress={{ result: '1 of 3 drivers deactivated', rest: ['drv_2', 'drv_3'] } satisfies BulkProgress}
    >
      <FleetDrivers {...args} />
    </AfterInterruption>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Select the other 2' })).toBeVisible()
  },
}

/** An import was interrupted: the dialog says how many rows were applied, and how to go on. */
export const InterruptedImport: Story = {
  parameters: { portal: withDrivers({ search: 'dialog=import' }) },
  render: (args) => (
    <AfterInterruption
      name={importNameOf({ templateName: 'drivers.csv' }, args.fleetId)}
      progress={{ file: 'drivers.csv', total: 600, applied: 250, unanswered: 250 } satisfies ImportProgress}
    >
      <FleetDrivers {...args} />
    </AfterInterruption>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The import of drivers\.csv was interrupted/)).toBeVisible()
  },
}

export const NoAccess: Story = {
  parameters: { portal: withDrivers({ as: 'account-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const DeactivatedFleet: Story = {
  parameters: { portal: withDrivers({ isDeactivated: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for José Peñaflor' }))
    await expect(await canvas.findByRole('menuitem', { name: /Edit/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const AddDialog: Story = {
  parameters: { portal: withDrivers({ search: 'dialog=add' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save driver' }))
    await expect((await canvas.findAllByText('This field is required.')).length).toBe(4)
  },
}

const openDeactivateDialog =
  (message: RegExp): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for José Peñaflor' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Deactivate' }))
    await expect(await canvas.findByText(message)).toBeVisible()
  }

export const DeactivateDialog: Story = { play: openDeactivateDialog(/No active fuel code names this driver/) }

/** The driver has active codes: the dialog shows their number and links to them. */
export const DeactivateDialogWithCodes: Story = {
  parameters: {
    portal: withDrivers({
      funds: enoughMoney,
      arrange: async (fleet) => {
        await buyLitres(fleet, 'diesel', 100)
        const driverCode = { fuelCodeType: 'driver-specific' as const, driverIds: [await addDriver(fleet)] }
        await makeCodes(fleet, driverCode, driverCode)
      },
    }),
  },
  play: openDeactivateDialog(/2 active fuel codes name this driver/),
}

export const Loading: Story = {
  parameters: { portal: withDrivers({ prepareWire: (wire) => void wire.hold(listDrivers) }) },
}

export const FailedLoad: Story = {
  parameters: { portal: withDrivers({ prepareWire: (wire) => wire.breakAt(listDrivers, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}

export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }))
    await expect(await canvas.findByText('5 selected')).toBeVisible()
  },
}

export const SelectedNarrow: Story = {
  ...Selected,
  globals: { width: 'narrow' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select José Peñaflor' }))
    await expect(await canvas.findByText('1 selected')).toBeVisible()
  },
}

export const DeactivateSelected: Story = {
  ...Selected,
  play: async ({ canvas, userEvent, ...context }) => {
    await Selected.play?.({ canvas, userEvent, ...context })
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate 4 drivers' }))
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
}

/** A row that has the focus by the keys of the table. */
export const FocusedRow: Story = {
  play: async ({ canvas, userEvent }) => {
    const checkbox = await canvas.findByRole('checkbox', { name: 'Select José Peñaflor' })
    const rows = canvas.getAllByRole('row')
    await waitFor(async () => {
      // The keys are loaded when the list gets the focus.
      checkbox.blur()
      checkbox.focus()
      await userEvent.keyboard('{End}')
      await expect(rows.at(-1)).toHaveFocus()
    })
  },
}
