import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { SignIn } from './SignIn.tsx'

const asNobody = (portal: StoryPortal = {}) => ({ portal: { as: null, ...portal } satisfies StoryPortal })

const meta = { component: SignIn, parameters: asNobody() } satisfies Meta<typeof SignIn>
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

export const BadInvite: Story = { parameters: asNobody({ search: 'code=F1003' }) }
