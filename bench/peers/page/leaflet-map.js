import { canvas, circleMarker, map } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { readStations } from './calls.js'

const list = document.getElementById('list')
list.style.height = '620px'
const shown = map(list, { renderer: canvas() }).setView([12.85, 122], 6)
for (const { latitude, longitude, name } of await readStations()) {
  circleMarker([latitude, longitude], { radius: 6 }).bindPopup(name).addTo(shown)
}
// Leaflet draws a canvas in the next frame.
requestAnimationFrame(() => (globalThis.hasDrawn = true))
