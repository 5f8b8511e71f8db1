import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  changePassword,
  requestPasswordReset,
  validateResetToken,
} from 'fleet-portal-api-client/contract/session'
import { expect } from 'storybook/test'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { ResetPassword } from './ResetPassword.tsx'

const secret = 'Bagong-Lihim-8'

async function requestResetLink(fleet: TestFleet, isExpired = false) {
  const email = fleet.emailOf('purchaser')
  await fleet.arrange(requestPasswordReset, { email })
  return fleet.linkTo(email, { isExpired })
}

const byLink = (portal: StoryPortal = {}): StoryPortal => ({
  as: null,
  search: (fleet) => requestResetLink(fleet),
  ...portal,
})

const meta = { component: ResetPassword, parameters: { portal: byLink() } } satisfies Meta<
  typeof ResetPassword
>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New password')).toBeVisible()
  },
}
export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } }
export const Narrow: Story = { ...Ready, globals: { width: 'narrow' } }

export const RulesHalfMet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Bagong')
    await expect(canvas.getByText('2 of 4 requirements met')).toBeInTheDocument()
  },
}

export const CommonPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Password2026!')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Password2026!')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('Password does not meet requirements')).toBeVisible()
  },
}

export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), secret)
    await userEvent.type(canvas.getByLabelText('Confirm new password'), secret)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('heading', { name: 'Password changed' })).toBeVisible()
  },
}

const usedMessage = 'This password recovery link has already been used or is no longer valid.'
const showsUsedLink: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText(usedMessage)).toBeVisible()
}

/** The host redirects to forgot password. This shows the page without that redirect. */
export const ExpiredLink: Story = {
  parameters: { portal: byLink({ search: (fleet) => requestResetLink(fleet, true) }) },
  play: showsUsedLink,
}

export const UsedLink: Story = {
  parameters: {
    portal: byLink({
      search: async (fleet) => {
        const search = await requestResetLink(fleet)
        const token = new URLSearchParams(search).get('token') ?? ''
        await fleet.arrange(changePassword, { token, password: secret })
        return search
      },
    }),
  },
  play: showsUsedLink,
}

export const FailedCheck: Story = {
  parameters: { portal: byLink({ prepareWire: (wire) => wire.breakAt(validateResetToken, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const FailedChange: Story = {
  parameters: { portal: byLink({ prepareWire: (wire) => wire.breakAt(changePassword, 'mid-tx') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), secret)
    await userEvent.type(canvas.getByLabelText('Confirm new password'), secret)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('Something went wrong. Please try again.')).toBeVisible()
  },
}

/** The link was mailed to one user, and another one is signed in. */
export const OtherUserSignedIn: Story = {
  parameters: { portal: byLink({ as: 'portal-admin' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Another user is signed in' })).toBeVisible()
  },
}
export const OtherUserSignedInDark: Story = { ...OtherUserSignedIn, globals: { scheme: 'dark' } }
export const OtherUserSignedInNarrow: Story = { ...OtherUserSignedIn, globals: { width: 'narrow' } }
