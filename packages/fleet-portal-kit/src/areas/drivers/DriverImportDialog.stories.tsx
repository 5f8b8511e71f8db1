import type { Meta, StoryObj } from '@storybook/react-vite'
import { listDrivers } from 'api-client/contract/drivers'
import { expect, fireEvent } from 'storybook/test'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { withoutDuplicateCheck } from '../../testing/withoutDuplicateCheck.ts'
import { FleetDrivers } from './FleetDrivers.tsx'
import { addTwin, titles, twin } from './importRows.ts'

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

async function choose({ canvas, userEvent }: Scene, ...lines: string[]) {
  const input = await canvas.findByLabelText('Choose a file', { selector: 'input' })
  await userEvent.upload(input, new File([[titles, ...lines].join('\r\n')], 'drivers.csv'))
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

/** The rows of a file with faults, to be put right in place. */
export const Fixing: Story = {
  play: async (scene) => {
    const bad = Array.from({ length: 40 }, (_, n) => `J@n ${n},Cruz,N01${n},0917`)
    await choose(scene, good, ...bad, '', `Twin${good}`)
    await scene.userEvent.click(await scene.canvas.findByRole('button', { name: 'Fix here' }))
    await expect(await scene.canvas.findByRole('textbox', { name: 'Row 3, first_name' })).toBeInvalid()
  },
}

/** A driver ID that the fleet has, marked before anything is sent. */
export const Taken: Story = {
  parameters: { portal: { search: 'dialog=import', arrange: addTwin } satisfies StoryPortal },
  play: async (scene) => {
    await choose(scene, good, twin)
    await expect(await scene.canvas.findByText(/driver_id already in the fleet: Old Cruz/)).toBeVisible()
    await expect(scene.canvas.getByRole('button', { name: 'Fix here' })).toBeVisible()
  },
}

/** The look for what the fleet has gets no answer, and the server tells. */
export const InPart: Story = {
  parameters: {
    portal: {
      search: 'dialog=import',
      arrange: addTwin,
      prepareWire: withoutDuplicateCheck(listDrivers),
    } satisfies StoryPortal,
  },
  play: async (scene) => {
    await choose(scene, good, twin)
    await scene.userEvent.click(await scene.canvas.findByRole('button', { name: 'Upload' }))
    await expect(await scene.canvas.findByText(/some of your entries were not applied/)).toBeVisible()
  },
}

export const Dark: Story = { ...InPart, globals: { scheme: 'dark' } }

/** On a narrow page a dialog is a sheet from below. */
export const Narrow: Story = { ...Failed, globals: { width: 'narrow' } }

/** Rows scroll sideways inside the dialog, and their numbers stay. */
export const FixingNarrow: Story = { ...Fixing, globals: { width: 'narrow' } }
