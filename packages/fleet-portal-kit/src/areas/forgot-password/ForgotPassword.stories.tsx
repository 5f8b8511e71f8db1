import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'

const signedOut = (search = ''): StoryPortal => ({ as: null, search })

const meta = { component: ForgotPassword, parameters: { portal: signedOut() } } satisfies Meta<
  typeof ForgotPassword
>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Narrow: Story = { globals: { width: 'narrow' } }
export const AfterBadLink: Story = {
  parameters: { portal: signedOut('code=E9999&email=ana.reyes@fleet.test') },
}
