import type { Meta, StoryObj } from '@storybook/react-vite'
import { listStations } from 'fleet-portal-api-client/contract/stations'
import { expect } from 'storybook/test'
import {
  stubGeolocation,
  createStations,
  sceneStationsSearch,
  rizalPark,
} from '../../testing/stationScene.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { FleetStations } from './FleetStations.tsx'

const withStations = (portal: StoryPortal = {}): StoryPortal => ({
  arrange: createStations,
  search: sceneStationsSearch,
  ...portal,
})

const meta = {
  component: FleetStations,
  args: { fleetId: '' },
  parameters: { portal: withStations() },
  beforeEach: () => stubGeolocation(rizalPark),
} satisfies Meta<typeof FleetStations>
export default meta

type Story = StoryObj<typeof meta>

const showsFirstStation: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('Tamaraw Oil Kalye EDSA Sta. Mesa')).toBeVisible()
}

export const List: Story = { play: showsFirstStation }

export const Dark: Story = { play: showsFirstStation, globals: { scheme: 'dark' } }

/** In a column of 390 px every row becomes a card. */
export const Narrow: Story = { play: showsFirstStation, globals: { width: 'narrow' } }

export const Filters: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filters/ }))
    await userEvent.type(await canvas.findByRole('combobox', { name: 'City' }), 'san fer')
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(5)
  },
}

export const Station: Story = {
  parameters: { portal: withStations({ search: 'station=stn_made_1' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /Tamaraw/ })).toBeVisible()
  },
}

export const StationIsGone: Story = {
  parameters: { portal: withStations({ search: 'station=stn_nowhere' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This station is not listed')).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: { portal: withStations({ search: 'searchKey=no-such-thing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no result found')).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { portal: withStations({ as: 'data-analyst' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: { portal: withStations({ prepareWire: (wire) => wire.breakAt(listStations, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}

const openNow = `${sceneStationsSearch}&openNow=true`

/** The server does not support the filter, and the list shows a note about it. */
export const OpenNowIgnored: Story = {
  parameters: {
    portal: withStations({
      search: openNow,
      prepareWire: (wire) => wire.lack(listStations, ['openNow', 'applied']),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The list could not be limited to open stations/)).toBeVisible()
  },
}

export const OpenNowIgnoredNarrow: Story = { ...OpenNowIgnored, globals: { width: 'narrow' } }
