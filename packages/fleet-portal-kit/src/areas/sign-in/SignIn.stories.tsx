import type { Meta, StoryObj } from '@storybook/react-vite'
import { uniqueId } from 'fleet-portal-api-client'
import { login } from 'fleet-portal-api-client/contract/session'
import { useEffect } from 'react'
import { expect, waitFor } from 'storybook/test'
import { useSession } from '../../foundation/data/useSession.ts'
import { usePortal } from '../../provider/portal.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { SignIn } from './SignIn.tsx'

const signedOut = (portal: StoryPortal = {}): StoryPortal => ({ as: null, ...portal })

const meta = { component: SignIn, parameters: { portal: signedOut() } } satisfies Meta<typeof SignIn>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Narrow: Story = { globals: { width: 'narrow' } }

export const WrongPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'nobody@fleet.test')
    await userEvent.type(canvas.getByLabelText('Password'), 'Wrong-2026!')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(await canvas.findByText('The entered email or password is incorrect')).toBeVisible()
  },
}

export const EmptyFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect((await canvas.findAllByText('This field is required.')).length).toBe(2)
  },
}

const signInAs =
  (email: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), email)
    await userEvent.type(canvas.getByLabelText('Password'), 'Fleet-2026!')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
  }

/** The limit of codes is reached: no new code for an hour. */
export const CodeLimit: Story = {
  parameters: { portal: signedOut({ prepareWire: (wire) => wire.refuse(login, 'P1026') }) },
  play: async (scene) => {
    await signInAs('ana@fleet.test')(scene)
    await expect(
      await scene.canvas.findByText(/^You have reached the limit to receive the code/),
    ).toBeVisible()
    await expect(scene.canvas.getByRole('button', { name: /^Resend code in/ })).toBeVisible()
  },
}

export const CodeLimitDark: Story = { ...CodeLimit, globals: { scheme: 'dark' } }

export const CodeLimitNarrow: Story = { ...CodeLimit, globals: { width: 'narrow' } }

/** Rate limited after ten wrong passwords. */
export const TooOften: Story = {
  play: async (scene) => {
    const email = `${uniqueId()}@fleet.test`
    await signInAs(email)(scene)
    const passwordField = scene.canvas.getByLabelText('Password')
    for (let guess = 2; guess <= 11; guess++) {
      await waitFor(() => expect(passwordField).toHaveValue(''))
      await scene.userEvent.type(passwordField, `Wrong-${guess}!{Enter}`)
    }
    await expect(await scene.canvas.findByText(/^Too many requests\. You can try again at/)).toBeVisible()
  },
}

/** Ends the session as expired, and renders sign-in after it. */
function EndedSession() {
  const { client } = usePortal()
  const { accessToken } = useSession()
  useEffect(() => client.session.end('refused'), [client])
  return accessToken === undefined && <SignIn />
}
export const SessionEnded: Story = {
  parameters: { portal: { as: 'portal-admin' } satisfies StoryPortal },
  render: () => <EndedSession />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your session has ended. Log in again to continue.')).toBeVisible()
  },
}

export const BadInvite: Story = { parameters: { portal: signedOut({ search: 'code=F1003' }) } }
