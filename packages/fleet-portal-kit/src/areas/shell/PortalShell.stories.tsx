import type { Meta, StoryObj } from '@storybook/react-vite'
import { getFleet } from 'fleet-portal-api-client/contract/fleets'
import { expect, waitFor, within } from 'storybook/test'
import { StateView } from '../../foundation/ui/StateView.tsx'
import type { RealtimeSource } from '../../provider/realtime.ts'
import { announceAll, someNews } from '../../testing/inboxScene.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { PortalShell } from './PortalShell.tsx'

const meta = {
  component: PortalShell,
  args: {
    area: 'drivers',
    termsUrl: 'https://example.ph/terms',
    children: () => <StateView tone="empty" title="The area" detail="The area is rendered here." />,
  },
  parameters: { portal: { businessName: 'Bayani Logistics Corporation' } satisfies StoryPortal },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bayani Logistics Corporation')).toBeVisible()
  },
} satisfies Meta<typeof PortalShell>
export default meta

type Story = StoryObj<typeof meta>

export const HedgingAdmin: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const WalletAdmin: Story = {
  parameters: {
    portal: { businessName: 'Bayani Logistics Corporation', type: 'locqpay' } satisfies StoryPortal,
  },
}
export const DataAnalyst: Story = {
  parameters: {
    portal: { businessName: 'Bayani Logistics Corporation', as: 'data-analyst' } satisfies StoryPortal,
  },
}

const clockUrl = 'https://portal.example.ph/'

/** The clock of the device is wrong by some hours. */
export const WrongClock: Story = {
  args: { clockUrl },
  beforeEach: () => {
    const { fetch } = globalThis
    const answer = new Response(null, {
      headers: { Date: new Date(Date.now() - 5 * 3_600_000).toUTCString() },
    })
    globalThis.fetch = (input, init) => (input === clockUrl ? Promise.resolve(answer) : fetch(input, init))
    return () => {
      globalThis.fetch = fetch
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The clock of this device/)).toBeVisible()
  },
}

export const WrongClockCompact: Story = { ...WrongClock, globals: { viewport: { value: 'phone' } } }

/** Below 1170 px of window the menu is in a drawer. */
export const Compact: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Main menu' }))
    await expect(await canvas.findByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
}

/** Ctrl+K finds pages, actions and items. */
export const CommandBar: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search or go to…' }))
    const bar = await canvas.findByRole('dialog', { name: 'Search or go to' })
    await userEvent.type(within(bar).getByRole('combobox'), 'fuel')
    await expect(await within(bar).findByRole('option', { name: 'Buy Fuel' })).toBeVisible()
  },
}

const openMenuEntry =
  (entry: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account of/ }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: entry }))
    await expect(await canvas.findByRole('dialog', { name: entry })).toBeVisible()
  }

/** The page keeps these choices and passes them to the provider. */
export const Settings: Story = {
  args: {
    preferences: {
      colorScheme: { value: 'auto', onChange: () => undefined },
      density: { value: 'regular', onChange: () => undefined },
      language: {
        value: 'en',
        choices: [
          { locale: 'en', name: 'English' },
          { locale: 'fil-PH', name: 'Filipino' },
        ],
        onChange: () => undefined,
      },
    },
  },
  play: openMenuEntry('Settings'),
}

export const MyAccount: Story = {
  parameters: {
    portal: { businessName: 'Bayani Logistics Corporation', as: 'fleet-manager' } satisfies StoryPortal,
  },
  play: openMenuEntry('My account'),
}

export const UnknownPage: Story = {
  args: { area: 'landing', isUnknown: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  },
}

export const RefusedArea: Story = {
  args: { area: 'user-access' },
  parameters: {
    portal: { businessName: 'Bayani Logistics Corporation', as: 'data-analyst' } satisfies StoryPortal,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const DeactivatedFleet: Story = {
  parameters: { portal: { businessName: 'Amihan Couriers', isDeactivated: true } satisfies StoryPortal },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog')).toBeInTheDocument()
  },
}

export const ProfileMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account of/ }))
    await expect(await canvas.findByRole('menuitem', { name: 'Logout' })).toBeVisible()
  },
}

/** With items as high as a finger, all of them fit without scrolling. */
export const ProfileMenuOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account of/ }))
    const menu = await canvas.findByRole('menu')
    await expect(await canvas.findByRole('menuitem', { name: 'Logout' })).toBeVisible()
    await waitFor(() => expect(menu.offsetHeight).toBeLessThanOrEqual(216))
    await expect(menu.scrollHeight).toBeLessThanOrEqual(menu.clientHeight)
    for (const item of within(menu).getAllByRole('menuitem'))
      await expect(item.offsetHeight).toBeGreaterThanOrEqual(44)
  },
}

/** A realtime connection with a message about a finished report. */
const withMessage: RealtimeSource = {
  open({ onMessage }) {
    onMessage({ type: 'report', reportId: 'rep_1', status: 'success' })
    return () => {}
  },
}

/** Opens the inbox, because no announcement pops up there. */
export const News: Story = {
  args: { area: 'inbox' },
  parameters: {
    portal: {
      businessName: 'Bayani Logistics Corporation',
      arrange: async ({ announce }) => {
        for (const subject of ['Prices go down on Tuesday', 'Stations of Cebu are open again']) {
          await announce(subject)
        }
      },
      provider: { realtime: withMessage },
    } satisfies StoryPortal,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Downloads, new files' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Inbox, \d+ unread$/ })).toBeVisible()
  },
}

export const Announcement: Story = {
  parameters: {
    portal: {
      businessName: 'Bayani Logistics Corporation',
      arrange: (fleet) => announceAll(fleet, someNews),
    } satisfies StoryPortal,
  },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'New stations in Mindanao' })
    const popup = within(region)
    const main = region.ownerDocument.querySelector('main')
    const { innerWidth } = globalThis
    if (innerWidth >= 1170)
      await expect(region.getBoundingClientRect().right).toBeLessThanOrEqual(
        main?.getBoundingClientRect().left ?? 0,
      )
    await userEvent.click(popup.getByRole('button', { name: 'Read' }))
    await expect(await popup.findByText('Tagum: three')).toBeVisible()
    await expect(popup.getByText('1 of 3')).toBeVisible()
  },
}

export const LongName: Story = {
  parameters: {
    portal: {
      businessName:
        'Sampaguita Foods Distribution, Cold Chain Warehousing and Refrigerated Trucking Services of Northern Mindanao and the Visayas Incorporated',
      isDeactivated: true,
    } satisfies StoryPortal,
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('Deactivated')).toBeVisible()
  },
}

export const NothingToOpen: Story = {
  args: { area: 'landing' },
  parameters: {
    portal: {
      businessName: 'Bayani Logistics Corporation',
      provider: { flags: { get: () => false, subscribe: () => () => {} } },
    } satisfies StoryPortal,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing to open yet' })).toBeVisible()
  },
}

export const FailedStart: Story = {
  parameters: {
    portal: { prepareWire: (wire) => wire.breakAt(getFleet, 'before-tx') } satisfies StoryPortal,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Oops' })).toBeVisible()
  },
}
