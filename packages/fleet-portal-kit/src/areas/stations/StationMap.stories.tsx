import type { Meta, StoryObj } from '@storybook/react-vite'
import { listStations } from 'api-client/contract/stations'
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
import { StationMap } from './StationMap.tsx'

const withStations = (portal: StoryPortal = {}): StoryPortal => ({
  arrange: createStations,
  search: sceneStationsSearch,
  ...portal,
})

/** A stand-in of the maps API, which draws its pins in a row. */
const onMap = () =>
  installMaps({ leg: { distance: { text: '6.1 km' }, duration: { text: '24 mins' } } }).remove

/** The notice of that is there, too. */
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

const onTheMap = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('button', { name })

const located: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('0.49 km')).toBeVisible()
  await expect(await onTheMap(canvas, 'Agila Fuels Kalye Ermita, Manila')).toBeVisible()
  await expect(canvas.getByRole('img', { name: 'You are here' })).toBeVisible()
}

export const Default: Story = { play: located }

export const Dark: Story = { play: located, globals: { scheme: 'dark' } }

/** In a column of 390 px the map is above the list. */
export const Narrow: Story = { play: located, globals: { width: 'narrow' } }

const whole: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getAllByRole('button', { name: /^\d+ stations$/ }).length).toBeGreaterThan(2),
  )
}

/** Where the person is not known the map begins with the whole country. */
export const WholeCountry: Story = {
  beforeEach: withoutLocation,
  parameters: { portal: { arrange: createNationwideStations, search: nationwideStationsSearch } },
  play: whole,
}

export const WholeCountryDark: Story = { ...WholeCountry, globals: { scheme: 'dark' } }

export const WholeCountryNarrow: Story = { ...WholeCountry, globals: { width: 'narrow' } }

/** A cluster that is pressed comes apart, and the keyboard's place is in it. */
export const HeapOpened: Story = {
  beforeEach: withoutLocation,
  play: async ({ canvas, userEvent }) => {
    ;(await onTheMap(canvas, '2 stations')).focus()
    await userEvent.keyboard('{Enter}')
    const pin = await onTheMap(canvas, 'Agila Fuels Kalye Ermita, Manila')
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

const drawn: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('0.49 km')).toBeVisible()
  await waitFor(() => expect(canvas.queryByText('Loading the map…')).toBeNull())
}

/** With a key, or where the page lends Google's map. */
export const OnGoogle: Story = { beforeEach: onMap, play: drawn }

export const Directions: Story = {
  beforeEach: onMap,
  parameters: { portal: withStations({ search: `${sceneStationsSearch}&station=stn_made_1` }) },
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

/** The script is kept away, here by an address that the page may not load. */
export const GoogleFailed: Story = {
  parameters: { portal: withStations({ provider: { maps: { apiKey: 'key-of-a-story' } } }) },
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

/** More stations than one call answers with: the nearest come first, and the map asks for what is in view. */
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

/** A server that knows no nearness is read to its end; here a page is held back. */
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
