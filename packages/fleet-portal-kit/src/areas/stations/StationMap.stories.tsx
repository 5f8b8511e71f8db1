import type { Meta, StoryObj } from '@storybook/react-vite'
import { listStations } from 'api-client/contract/stations'
import { expect, waitFor } from 'storybook/test'
import { installMaps } from '../../testing/mapsStub.ts'
import { answerLocation, makeStations, onlyThese, rizalPark } from '../../testing/stationScene.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { StationMap } from './StationMap.tsx'

const withStations = (portal: StoryPortal = {}): StoryPortal => ({
  arrange: makeStations,
  search: onlyThese,
  ...portal,
})

/** A stand-in of the maps API, which draws its pins in a row. */
const onMap = () =>
  installMaps({ leg: { distance: { text: '6.1 km' }, duration: { text: '24 mins' } } }).remove

const meta = {
  component: StationMap,
  args: { fleetId: '' },
  parameters: { portal: withStations() },
  beforeEach: () => answerLocation(rizalPark),
} satisfies Meta<typeof StationMap>
export default meta

type Story = StoryObj<typeof meta>

const drawn: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('0.49 km')).toBeVisible()
  await waitFor(() => expect(canvas.queryByText('Loading the map…')).toBeNull())
}

export const Default: Story = { beforeEach: onMap, play: drawn }

export const Dark: Story = { beforeEach: onMap, play: drawn, globals: { scheme: 'dark' } }

/** In a column of 390 px the map is above the list. */
export const Narrow: Story = { beforeEach: onMap, play: drawn, globals: { width: 'narrow' } }

export const Directions: Story = {
  beforeEach: onMap,
  parameters: { portal: withStations({ search: `${onlyThese}&station=stn_made_1` }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get directions' }))
    await expect(await canvas.findByText('6.1 km, about 24 mins by car')).toBeVisible()
  },
}

export const LocationDenied: Story = {
  beforeEach: () => {
    localStorage.removeItem('fleet-portal:stations-without-location')
    const removeMap = onMap()
    const shareAgain = answerLocation('denied')
    return () => {
      removeMap()
      shareAgain()
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your location is not shared/)).toBeVisible()
  },
}

export const WithoutKey: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no map on this page')).toBeVisible()
    await expect(await canvas.findByText('0.49 km')).toBeVisible()
  },
}

/** The script is kept away, here by an address that the page may not load. */
export const MapFailed: Story = {
  parameters: { portal: withStations({ provider: { maps: { apiKey: 'key-of-a-story' } } }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.getElementById('fpk-google-maps')).not.toBeNull())
    document.getElementById('fpk-google-maps')?.dispatchEvent(new Event('error'))
    await expect(await canvas.findByText('The map could not be loaded')).toBeVisible()
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
