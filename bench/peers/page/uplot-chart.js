import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { colors, movementsByDay, products, readMovements } from './calls.js'

const days = movementsByDay(await readMovements())
const bars = (at) => UPlot.paths.bars({ size: [0.2], align: at < 2 ? -1 : 1 })
// uPlot draws on a canvas, so the page says when it has drawn.
globalThis.chart = new UPlot(
  {
    width: 1200,
    height: 280,
    scales: { x: { time: false } },
    series: [
      {},
      ...products.map((product, at) => ({ label: product, fill: colors[product], paths: bars(at) })),
    ],
    hooks: { draw: [() => (globalThis.hasDrawn = true)] },
  },
  [days.map((_, at) => at), ...products.map((product) => days.map((day) => day[product]))],
  document.getElementById('list'),
)
