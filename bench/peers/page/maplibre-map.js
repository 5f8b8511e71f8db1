import { Map as LibreMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import 'maplibre-gl/dist/maplibre-gl.css'
import { readStations } from './calls.js'

setWorkerUrl(workerUrl)
const list = document.getElementById('list')
list.style.height = '620px'
const stations = readStations()
const shown = new LibreMap({
  container: list,
  center: [122, 12.85],
  zoom: 5,
  style: {
    version: 8,
    sources: {},
    layers: [{ id: 'sea', type: 'background', paint: { 'background-color': '#dce8f0' } }],
  },
})
shown.on('load', async () => {
  const features = (await stations).map(({ latitude, longitude, name }) => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }))
  shown.addSource('stations', {
    type: 'geojson',
    cluster: true,
    data: { type: 'FeatureCollection', features },
  })
  shown.addLayer({ id: 'stations', type: 'circle', source: 'stations', paint: { 'circle-radius': 6 } })
  shown.once('idle', () => (globalThis.hasDrawn = true))
})
