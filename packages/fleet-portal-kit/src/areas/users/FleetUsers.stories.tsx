import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  inviteUser,
  listUserAccesses,
  removeUserAccess,
  updateUserAccess,
} from 'fleet-portal-api-client/contract/users'
import { expect, within } from 'storybook/test'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetUsers } from './FleetUsers.tsx'

/** Creates a user of every role: the purchaser has two-factor, the data analyst is removed, and two users are invited. */
async function arrangeUsers({ fleetId, arrange }: TestFleet) {
  const { userAccesses } = await arrange(listUserAccesses, { fleetId, perPage: 50 })
  for (const { userAccessId, role } of userAccesses) {
    if (role === 'purchaser') await arrange(updateUserAccess, { userAccessId, isFaEnabled: true })
    if (role === 'data-analyst') await arrange(removeUserAccess, { userAccessId })
  }
  const invited = [
    'kiko.aquino@example.ph',
    'a.rather.long.address+of-the-night.shift@logistics.example.com.ph',
  ]
  for (const email of invited) await arrange(inviteUser, { fleetId, email, role: 'fleet-manager' })
}

const withUsers = (portal: StoryPortal = {}): StoryPortal => ({ arrange: arrangeUsers, ...portal })

const meta = {
  component: FleetUsers,
  args: { fleetId: '' },
  parameters: { portal: withUsers() },
} satisfies Meta<typeof FleetUsers>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('kiko.aquino@example.ph')).toBeVisible()
    await expect(canvas.getByText('You')).toBeVisible()
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

/** In a column of 390 px every row becomes a card. */
export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

export const OfAWalletFleet: Story = {
  parameters: { portal: withUsers({ type: 'locqpay' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('kiko.aquino@example.ph')
    const options = within(canvas.getByLabelText('Access type')).getAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Access type: All',
      'Admin',
      'Account Manager',
      'Fleet Manager',
      'Data Analyst',
    ])
  },
}

export const NothingFound: Story = {
  parameters: { portal: withUsers({ search: 'searchKey=no-such-thing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no result found')).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { portal: withUsers({ as: 'fleet-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const OfADeactivatedFleet: Story = {
  parameters: { portal: withUsers({ isDeactivated: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Add user/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const AddDialog: Story = {
  parameters: { portal: withUsers({ search: 'dialog=add' }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add User' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await expect((await dialog.findAllByText('This field is required.')).length).toBe(2)
    await userEvent.selectOptions(dialog.getByLabelText('Access type'), 'Data Analyst')
    await expect(dialog.getByText(/Cannot change anything/)).toBeVisible()
  },
}

export const ChangeConfirmation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Test fleet-manager'))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Edit User' }))
    await userEvent.selectOptions(dialog.getByLabelText('Access type'), 'Admin')
    await userEvent.click(dialog.getByLabelText('Two-factor authentication'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save user' }))
    await expect(await canvas.findByRole('alertdialog', { name: 'Save these changes?' })).toBeVisible()
  },
}

export const OwnAccess: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Test portal-admin' }))
    await expect(await canvas.findByRole('menuitem', { name: /Remove/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const RemoveDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Test purchaser' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Remove' }))
    await expect(await canvas.findByRole('alertdialog')).toHaveTextContent(
      'Test purchaser will lose access to the portal.',
    )
  },
}

export const FailedLoad: Story = {
  parameters: { portal: withUsers({ prepareWire: (wire) => wire.breakAt(listUserAccesses, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}
