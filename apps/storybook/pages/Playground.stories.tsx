import type { Meta, StoryObj } from '@storybook/react-vite'
import { FleetDrivers } from 'fleet-portal-kit/drivers'
import { FleetNonFuelTransactions } from 'fleet-portal-kit/non-fuel-transactions'
import { expect } from 'storybook/test'
import { playground } from './playground.tsx'
import type { PlaygroundArgs } from './playgroundScene.ts'

/* Tests of the controls of playgrounds. The sidebar does not show them. */
const meta = {
  title: 'Playground controls',
  tags: ['playground', '!dev'],
} satisfies Meta
export default meta

type Story = StoryObj<PlaygroundArgs>

const drivers = playground('fleet-drivers', FleetDrivers)
const withArgs = (args: Partial<PlaygroundArgs>): Story => ({
  ...drivers,
  args: { ...drivers.args, ...args },
})

export const RoleWithoutAccess: Story = {
  ...withArgs({ role: 'account-manager' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const NoData: Story = {
  ...withArgs({ data: 'none' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This fleet has no drivers yet/)).toBeVisible()
  },
}

export const ManyItems: Story = {
  ...withArgs({ data: 'many' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/of 244/)).toBeVisible()
  },
}

export const LongestTexts: Story = {
  ...withArgs({ data: 'absurd' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Pneumonoultramicroscopic/ })).toBeVisible()
  },
}

export const SlowNetwork: Story = {
  ...withArgs({ network: 'slow' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'José Peñaflor' })).toBeNull()
    await expect(await canvas.findByRole('link', { name: 'José Peñaflor' })).toBeVisible()
  },
}

export const FailingNetwork: Story = {
  ...withArgs({ network: 'failing' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}

/** The data that was read before stays on the screen. */
export const LostConnection: Story = {
  ...withArgs({ network: 'offline' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No connection/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'José Peñaflor' })).toBeVisible()
  },
}

export const Filipino: Story = {
  ...drivers,
  globals: { locale: 'fil' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Pamahalaan ang Mga Driver ng Fleet' }),
    ).toBeVisible()
  },
}

const purchases = playground('fleet-non-fuel-transactions', FleetNonFuelTransactions)

export const WalletFleet: Story = {
  ...purchases,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/1,234\.50/))[0]).toBeVisible()
  },
}

export const FleetOfAnotherType: Story = {
  ...purchases,
  args: { ...purchases.args, fleetType: 'hedging' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not available for this fleet type')).toBeVisible()
  },
}
