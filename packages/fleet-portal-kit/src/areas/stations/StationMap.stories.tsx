import type { Meta, StoryObj } from '@storybook/react-vite'
import { listStations } from 'fleet-portal-api-client/contract/stations'
import { expect, waitFor } from 'storybook/test'
import { installMaps } from '../../testing/mapsStub.ts'
import {
  stubGeolocation,
  nationwideStationsSearch,
  createNationwideStations,
  createManyStations,
  createStations,
  manyStationsSearch,
  sceneStationsSearch,
  rizalPark,
} from '../../testing/stationScene.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { createGoogleMaps } from './map/googleMap/createGoogleMaps.ts'
import { StationMap } from './StationMap.tsx'

const withStations = (portal: StoryPortal = {}): StoryPortal => ({
  arrange: createStations,
  search: sceneStationsSearch,
  ...portal,
})

/** Installs a stub of the Google Maps API that shows its pins in rows. */
const withGoogleMaps = () =>
  installMaps({ leg: { distance: { text: '6.1 km' }, duration: { text: '24 mins' } } }).remove

/** Denies the location and resets the dismissed notice, so that the notice shows. */
const withoutLocation = () => {
  localStorage.removeItem('fleet-portal:stations-without-location')
  return stubGeolocation('denied')
}

const meta = {
  component: StationMap,
  args: { fleetId: '' },
  parameters: { portal: withStations() },
  beforeEach: () => stubGeolocation(rizalPark),
} satisfies Meta<typeof StationMap>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const findMarker = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('button', { name })

const showsDistances: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('0.49 km')).toBeVisible()
  await expect(await findMarker(canvas, 'Agila Fuels Kalye Ermita, Manila')).toBeVisible()
  await expect(canvas.getByRole('img', { name: 'You are here' })).toBeVisible()
}

export const Default: Story = { play: showsDistances }

export const Dark: Story = { play: showsDistances, globals: { scheme: 'dark' } }

/** In a column of 390 px the map is above the list. */
export const Narrow: Story = { play: showsDistances, globals: { width: 'narrow' } }

const showsClusters: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getAllByRole('button', { name: /^\d+ stations$/ }).length).toBeGreaterThan(2),
  )
}

/** Without the user's location the map starts with the whole country. */
export const WholeCountry: Story = {
  beforeEach: withoutLocation,
  parameters: { portal: { arrange: createNationwideStations, search: nationwideStationsSearch } },
  play: showsClusters,
}

export const WholeCountryDark: Story = { ...WholeCountry, globals: { scheme: 'dark' } }

export const WholeCountryNarrow: Story = { ...WholeCountry, globals: { width: 'narrow' } }

/** Activating a cluster zooms in to its stations, and the focus moves to one of them. */
export const ClusterExpanded: Story = {
  beforeEach: withoutLocation,
  play: async ({ canvas, userEvent }) => {
    ;(await findMarker(canvas, '2 stations')).focus()
    await userEvent.keyboard('{Enter}')
    const pin = await findMarker(canvas, 'Agila Fuels Kalye Ermita, Manila')
    await expect(pin).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/, Manila$/))
  },
}

export const Pinned: Story = {
  parameters: { portal: withStations({ search: 'station=stn_made_1' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Tamaraw Oil Kalye EDSA Sta. Mesa' })).toBeVisible()
    await expect(await canvas.findByText(/^No streets here/)).toBeVisible()
  },
}

export const PinnedDark: Story = { ...Pinned, globals: { scheme: 'dark' } }

export const PinnedNarrow: Story = { ...Pinned, globals: { width: 'narrow' } }

const showsGoogleMap: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('0.49 km')).toBeVisible()
  await waitFor(() => expect(canvas.queryByText('Loading the map…')).toBeNull())
}

/** With a key, or on a page that has loaded Google Maps itself. */
export const OnGoogle: Story = {
  beforeEach: withGoogleMaps,
  parameters: { portal: withStations({ provider: { maps: createGoogleMaps() } }) },
  play: showsGoogleMap,
}

export const Directions: Story = {
  beforeEach: withGoogleMaps,
  parameters: {
    portal: withStations({
      search: `${sceneStationsSearch}&station=stn_made_1`,
      provider: { maps: createGoogleMaps() },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get directions' }))
    await expect(await canvas.findByText('6.1 km, about 24 mins by car')).toBeVisible()
  },
}

export const LocationDenied: Story = {
  beforeEach: withoutLocation,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your location is not shared/)).toBeVisible()
  },
}

/** The script of Google Maps fails to load. */
export const GoogleFailed: Story = {
  parameters: {
    portal: withStations({ provider: { maps: createGoogleMaps({ apiKey: 'key-of-a-story' }) } }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.getElementById('fpk-google-maps')).not.toBeNull())
    document.getElementById('fpk-google-maps')?.dispatchEvent(new Event('error'))
    await expect(await canvas.findByText(/^Google Maps could not be loaded/)).toBeVisible()
    await expect(await canvas.findByRole('application', { name: 'Map of stations' })).toBeVisible()
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

const withMany = (portal: StoryPortal = {}): StoryPortal => ({
  arrange: createManyStations,
  search: manyStationsSearch,
  ...portal,
})

/** More stations than one page returns: the nearest come first, and the map requests the stations in view. */
export const ManyStations: Story = {
  parameters: { portal: withMany() },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Nearest open stations first/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Whole country' }))
    await expect(await canvas.findByText(/^On the map: 1,000 of .* Zoom in to see the rest\.$/)).toBeVisible()
  },
}

export const ManyStationsDark: Story = { ...ManyStations, globals: { scheme: 'dark' } }

export const ManyStationsNarrow: Story = { ...ManyStations, globals: { width: 'narrow' } }

/** All pages are read if the server cannot sort by distance; here the response of one page is delayed. */
export const ReadingAllStations: Story = {
  parameters: {
    portal: withMany({
      prepareWire: (wire) => {
        wire.lack(listStations, ['near', 'bounds', 'openNow', 'applied'])
        wire.passOne(listStations)
        wire.passOne(listStations)
        wire.hold(listStations)
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Reading all stations to find the nearest/)).toBeVisible()
  },
}

export const NotAllStationsRead: Story = {
  parameters: {
    portal: withMany({
      prepareWire: (wire) => {
        wire.lack(listStations, ['near', 'bounds', 'openNow', 'applied'])
        wire.passOne(listStations)
        wire.passOne(listStations)
        wire.breakAt(listStations, 'before-tx')
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/so they are not in order of distance/)).toBeVisible()
  },
}
