import type { Meta, StoryObj } from '@storybook/react-vite'
import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { expect, fireEvent } from 'storybook/test'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { withoutDuplicateCheck } from '../../testing/withoutDuplicateCheck.ts'
import { FleetDrivers } from './FleetDrivers.tsx'
import { addExistingDriver, duplicate, titles } from './importRows.ts'

const meta = {
  title: 'areas/drivers/DriverImportDialog',
  component: FleetDrivers,
  args: { fleetId: '' },
  parameters: { portal: { search: 'dialog=import' } satisfies StoryPortal },
} satisfies Meta<typeof FleetDrivers>
export default meta

type Story = StoryObj<typeof meta>
type Scene = Parameters<NonNullable<Story['play']>>[0]

const good = 'Niño,Peña,N0100000001,9171234567'

async function choose({ canvas, userEvent }: Scene, ...rows: string[]) {
  const input = await canvas.findByLabelText('Choose a file', { selector: 'input' })
  await userEvent.upload(input, new File([[titles, ...rows].join('\r\n')], 'drivers.csv'))
}

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Drop a .csv file here, or choose one from your computer.'),
    ).toBeVisible()
  },
}

export const InvalidFile: Story = {
  play: async (scene) => {
    const files = [new File([titles], 'drivers.xlsx')]
    const input = await scene.canvas.findByLabelText('Choose a file', { selector: 'input' })
    await fireEvent.change(input, { target: { files } })
    await expect(await scene.canvas.findByText('Invalid File')).toBeVisible()
  },
}

export const ReadyToSend: Story = {
  play: async (scene) => {
    await choose(scene, good)
    await expect(await scene.canvas.findByText(/1 mobile number was rewritten/)).toBeVisible()
  },
}

export const Failed: Story = {
  play: async (scene) => {
    const bad = Array.from({ length: 8 }, (_, n) => `J@n ${n},Cruz,N01,0917`)
    await choose(scene, ...bad, '', good)
    await expect(await scene.canvas.findByRole('dialog', { name: 'Import Failed!' })).toBeVisible()
  },
}

/** The editor for the rows of an invalid file. */
export const Editing: Story = {
  play: async (scene) => {
    const bad = Array.from({ length: 40 }, (_, n) => `J@n ${n},Cruz,N01${n},0917`)
    await choose(scene, good, ...bad, '', `Twin${good}`)
    await scene.userEvent.click(await scene.canvas.findByRole('button', { name: 'Fix here' }))
    await expect(await scene.canvas.findByRole('textbox', { name: 'Row 3, first_name' })).toBeInvalid()
  },
}

/** A driver ID that the fleet already has. It is found before anything is sent. */
export const ExistingDriverId: Story = {
  parameters: { portal: { search: 'dialog=import', arrange: addExistingDriver } satisfies StoryPortal },
  play: async (scene) => {
    await choose(scene, good, duplicate)
    await expect(await scene.canvas.findByText(/driver_id already in the fleet: Old Cruz/)).toBeVisible()
    await expect(scene.canvas.getByRole('button', { name: 'Fix here' })).toBeVisible()
  },
}

/** Without the lookup of existing driver IDs, the server rejects the row. */
export const PartlyApplied: Story = {
  parameters: {
    portal: {
      search: 'dialog=import',
      arrange: addExistingDriver,
      prepareWire: withoutDuplicateCheck(listDrivers),
    } satisfies StoryPortal,
  },
  play: async (scene) => {
    await choose(scene, good, duplicate)
    await scene.userEvent.click(await scene.canvas.findByRole('button', { name: 'Upload' }))
    await expect(await scene.canvas.findByText(/some of your entries were not applied/)).toBeVisible()
  },
}

export const Dark: Story = { ...PartlyApplied, globals: { scheme: 'dark' } }

/** On a narrow page the dialog is a bottom sheet. */
export const Narrow: Story = { ...Failed, globals: { width: 'narrow' } }

/** Each row is a card: its errors above its cells. */
export const EditingNarrow: Story = { ...Editing, globals: { width: 'narrow' } }
