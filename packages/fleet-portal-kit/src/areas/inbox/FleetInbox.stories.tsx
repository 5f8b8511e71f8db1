import type { Meta, StoryObj } from '@storybook/react-vite'
import { listInbox } from 'fleet-portal-api-client/contract/inbox'
import { expect } from 'storybook/test'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetInbox } from './FleetInbox.tsx'
import { announceAll, someNews } from '../../testing/inboxScene.ts'

const withNews = (portal: StoryPortal = {}): StoryPortal => ({
  arrange: (fleet) => announceAll(fleet, someNews),
  ...portal,
})

const meta = {
  component: FleetInbox,
  args: { fleetId: '' },
  parameters: { portal: withNews() },
} satisfies Meta<typeof FleetInbox>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 unread')).toBeVisible()
    await expect(await canvas.findByText('Choose a message to read it')).toBeVisible()
  },
}

export const Reading: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /New stations/ }))
    await expect(await canvas.findByText('Tagum: three')).toBeVisible()
    await expect(await canvas.findByText('2 unread')).toBeVisible()
  },
}

export const Dark: Story = { ...Reading, globals: { scheme: 'dark' } }

/** Shows only the list. */
export const Narrow: Story = {
  globals: { width: 'narrow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /New stations/ })).toBeVisible()
    await expect(canvas.queryByText('Choose a message to read it')).not.toBeVisible()
  },
}

/** Shows only the reader. Back returns to the same position in the list. */
export const NarrowReading: Story = {
  globals: { width: 'narrow' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /New stations/ }))
    await expect(await canvas.findByRole('heading', { name: 'New stations in Mindanao' })).toHaveFocus()
    await expect(canvas.getByLabelText('Search messages')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All messages' }))
    await expect(await canvas.findByRole('button', { name: /New stations/ })).toHaveFocus()
  },
}

export const Found: Story = {
  parameters: { portal: withNews({ search: 'searchKey=STATIONS' }) },
  play: async ({ canvas }) => {
    const hits = await canvas.findAllByText('stations', { selector: 'mark' })
    await expect(hits.length).toBeGreaterThan(1)
  },
}

export const NothingFound: Story = {
  parameters: { portal: withNews({ search: 'searchKey=zebra' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no result found')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { portal: withNews({ arrange: async () => undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages yet')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: { portal: withNews({ prepareWire: (wire) => wire.breakAt(listInbox, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This could not be loaded' })).toBeVisible()
  },
}

export const MarkAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }))
    await expect(await canvas.findByText(/This cannot be undone/)).toBeVisible()
  },
}

export const LongWords: Story = {
  parameters: {
    portal: withNews({
      arrange: (fleet) =>
        announceAll(fleet, [
          {
            subject: 'Pinakamahabangpangalanngistasyon'.repeat(6),
            contentPreview: 'x'.repeat(400),
            content: `<p>${'y'.repeat(400)}</p><pre>${'z'.repeat(400)}</pre><table><tr>${'<td>Mandaluyong</td>'.repeat(12)}</tr></table>${'<blockquote>Then'.repeat(40)}`,
          },
        ]),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pinaka/ }))
    await expect(await canvas.findByText('y'.repeat(400))).toBeVisible()
    // The table and the nested quotes scroll on their own and do not widen the page.
    await expect(canvas.getAllByRole('group', { name: /scrolls sideways/ })).not.toHaveLength(0)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}

/** Two unread messages, and the open one, which was just read. */
export const UnreadOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Maintenance/ }))
    await userEvent.click(canvas.getByRole('button', { name: /unread$/i }))
    await userEvent.click(await canvas.findByRole('button', { name: /New stations/ }))
    await expect(canvas.queryByRole('button', { name: /Maintenance/ })).toBeNull()
    await expect(await canvas.findByRole('button', { name: /^Older message/ })).toBeVisible()
  },
}

export const UnreadOnlyNarrow: Story = {
  globals: { width: 'narrow', scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /unread$/i }))
    await expect(canvas.getByRole('button', { name: /New stations/ })).toBeVisible()
  },
}
