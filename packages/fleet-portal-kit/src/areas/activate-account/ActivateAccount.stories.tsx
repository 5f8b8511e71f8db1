import type { Meta, StoryObj } from '@storybook/react-vite'
import { acceptInvite, getInvite, inviteUser } from 'fleet-portal-api-client/contract/users'
import { expect } from 'storybook/test'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { ActivateAccount } from './ActivateAccount.tsx'

const secret = 'Bagong-Lihim-8'

async function invitation({ fleetId, arrange, linkTo }: TestFleet, isExpired = false) {
  const email = `maria.consolacion.${fleetId.slice(-8)}@fleet.test`
  await arrange(inviteUser, { fleetId, email, role: 'data-analyst' })
  return linkTo(email, { isExpired })
}

const byInvite = (portal: StoryPortal = {}): StoryPortal => ({
  as: null,
  search: (fleet) => invitation(fleet),
  ...portal,
})

const meta = { component: ActivateAccount, parameters: { portal: byInvite() } } satisfies Meta<
  typeof ActivateAccount
>
export default meta

type Story = StoryObj<typeof meta>

type Play = NonNullable<Story['play']>
type Scene = Parameters<Play>[0]

async function fill({ canvas, userEvent }: Pick<Scene, 'canvas' | 'userEvent'>, password = secret) {
  await userEvent.type(await canvas.findByLabelText('First name'), 'Ma. Consolación')
  await userEvent.type(canvas.getByLabelText('Last name'), "D'Peña-Cruz")
  await userEvent.type(canvas.getByLabelText('Password'), password)
  await userEvent.type(canvas.getByLabelText('Confirm password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Activate account' }))
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toBeVisible()
  },
}
export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } }
export const Narrow: Story = { ...Ready, globals: { width: 'narrow' } }

export const RulesHalfMet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'Bagong')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Bago')
    await userEvent.tab()
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Activate account' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Activated: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await expect(await canvas.findByRole('button', { name: 'Go to sign in' })).toBeVisible()
  },
}

const showsInvalidLink: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('The activation link is invalid or has expired.')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Go to sign in' })).toBeVisible()
}

/** The host redirects to sign-in. This shows the page without that redirect. */
export const ExpiredLink: Story = {
  parameters: { portal: byInvite({ search: (fleet) => invitation(fleet, true) }) },
  play: showsInvalidLink,
}

export const UsedLink: Story = {
  parameters: {
    portal: byInvite({
      search: async (fleet) => {
        const search = await invitation(fleet)
        const token = new URLSearchParams(search).get('token') ?? ''
        await fleet.arrange(acceptInvite, { token, firstName: 'Ana', lastName: 'Reyes', password: secret })
        return search
      },
    }),
  },
  play: showsInvalidLink,
}

export const FailedCheck: Story = {
  parameters: { portal: byInvite({ prepareWire: (wire) => wire.breakAt(getInvite, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const FailedActivation: Story = {
  parameters: { portal: byInvite({ prepareWire: (wire) => wire.breakAt(acceptInvite, 'mid-tx') }) },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await expect(await canvas.findByText('Something went wrong. Please try again.')).toBeVisible()
  },
}
