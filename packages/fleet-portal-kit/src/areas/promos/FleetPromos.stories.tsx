import type { Meta, StoryObj } from '@storybook/react-vite'
import { getIntroductoryPromo, listPromos } from 'fleet-portal-api-client/contract/promos'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { putUpPromos } from '../../testing/promoScene.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetPromos } from './FleetPromos.tsx'

const withPromos = (portal: StoryPortal = {}): StoryPortal => ({ arrange: putUpPromos, ...portal })

const meta = {
  component: FleetPromos,
  args: { fleetId: '' },
  parameters: { portal: withPromos() },
} satisfies Meta<typeof FleetPromos>
export default meta

type Story = StoryObj<typeof meta>

const isLoaded: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Promo 8' })).toBeVisible()
}

export const Default: Story = { play: isLoaded }

export const Dark: Story = { play: isLoaded, globals: { scheme: 'dark' } }

export const Narrow: Story = { play: isLoaded, globals: { width: 'narrow' } }

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Promo 1' }))
    await expect(await screen.findByRole('link', { name: 'Join now, opens in a new tab' })).toBeVisible()
    await expect(await screen.findByRole('heading', { name: 'How to get it' })).toBeVisible()
  },
}

export const Introductory: Story = {
  parameters: { portal: withPromos({ search: 'promo=introductory' }) },
  play: async () => {
    await expect(await screen.findByText(/within your first ninety days/)).toBeVisible()
  },
}

export const LongWords: Story = {
  parameters: {
    portal: withPromos({
      arrange: ({ operate, fleetId }) =>
        operate('promos', {
          fleetId,
          title: 'Tire rotation, wheel alignment and a free underchassis inspection for every tenth vehicle',
          subtitle: 'Pneumonoultramicroscopicsilicovolcanoconiosis. '.repeat(6),
          longDescription: '<p>'.concat('Terms and conditions apply. '.repeat(200), '</p>'),
        }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Tire rotation/ })).toBeVisible()
  },
}

export const BrokenPicture: Story = {
  play: async ({ canvas }) => {
    await fireEvent.error(await canvas.findByAltText('Picture of Promo 1'))
    await waitFor(() => expect(canvas.queryByAltText('Picture of Promo 1')).toBeNull())
  },
}

export const Loading: Story = {
  parameters: { portal: withPromos({ prepareWire: (wire) => void wire.hold(listPromos) }) },
}

export const Empty: Story = {
  parameters: {
    portal: withPromos({
      arrange: async () => undefined,
      prepareWire: (wire) => {
        for (let attempt = 0; attempt < 4; attempt++) wire.refuse(getIntroductoryPromo, 'NotFound')
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No promo available')).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { portal: withPromos({ as: 'fleet-manager' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: { portal: withPromos({ prepareWire: (wire) => wire.breakAt(listPromos, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}
