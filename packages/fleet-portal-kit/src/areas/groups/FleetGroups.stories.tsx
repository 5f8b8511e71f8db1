import type { Meta, StoryObj } from '@storybook/react-vite'
import { createGroup, listGroups, updateGroup } from 'fleet-portal-api-client/contract/groups'
import { expect, waitFor, within } from 'storybook/test'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetGroups } from './FleetGroups.tsx'

const names = [
  'Luzon',
  'Visayas',
  'Biñan night shift',
  'Drivers of the Cebu and Mandaue depots who deliver on Saturdays',
]

/** Creates four groups, one of them inactive. */
async function arrangeGroups({ fleetId, arrange }: TestFleet) {
  for (const name of names.toReversed()) {
    const { groupId } = await arrange(createGroup, { fleetId, name })
    if (name === 'Visayas') await arrange(updateGroup, { groupId, status: 'inactive' })
  }
}

const withGroups = (portal: StoryPortal = {}): StoryPortal => ({ arrange: arrangeGroups, ...portal })

const meta = {
  component: FleetGroups,
  args: { fleetId: '' },
  parameters: { portal: withGroups() },
} satisfies Meta<typeof FleetGroups>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Luzon')).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

/** In a column of 390 px every row becomes a card. */
export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

/** The name is edited inside the row. */
export const Renaming: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Luzon' }))
    const input = await canvas.findByRole('textbox', { name: /^Group name/ })
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.clear(input)
    await userEvent.type(input, 'visayas{Enter}')
    await expect(await canvas.findByText('A group with this name already exists.')).toBeVisible()
  },
}

export const RenamingNarrow: Story = { ...Renaming, globals: { width: 'narrow', scheme: 'dark' } }

export const Empty: Story = {
  parameters: { portal: withGroups({ arrange: async () => undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This fleet has no groups yet/)).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { portal: withGroups({ as: 'account-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const OfADeactivatedFleet: Story = {
  parameters: { portal: withGroups({ isDeactivated: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Luzon' }))
    await expect(await canvas.findByRole('menuitem', { name: /Edit/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const AddDialog: Story = {
  parameters: { portal: withGroups({ search: 'dialog=add' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Group name'), 'luzon{Enter}')
    await expect(await canvas.findByText('A group with this name already exists.')).toBeVisible()
  },
}

const opensDialog =
  (group: string, action: string, text: RegExp): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${group}` }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: action }))
    await expect(await canvas.findByText(text)).toBeVisible()
  }

export const EditDialog: Story = { play: opensDialog('Luzon', 'Edit', /^Edit Group$/) }

export const DeactivateDialog: Story = {
  play: opensDialog('Luzon', 'Deactivate', /Luzon is listed as inactive/),
}

export const ReactivateDialog: Story = {
  play: opensDialog('Visayas', 'Reactivate', /Visayas is listed as active again/),
}

export const Loading: Story = {
  parameters: { portal: withGroups({ prepareWire: (wire) => void wire.hold(listGroups) }) },
}

export const FailedLoad: Story = {
  parameters: { portal: withGroups({ prepareWire: (wire) => wire.breakAt(listGroups, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}

/** Three active groups at once, with a result for each. */
export const DeactivateSelected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate 3 groups' }))
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^Deactivate/ }))
    await expect(await canvas.findByText(/^3 of 3 groups/)).toBeVisible()
  },
}
