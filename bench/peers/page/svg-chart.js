/* The chart as SVG with DOM calls only. */
import { colors, movementsByDay, products, readMovements } from './calls.js'

const days = movementsByDay(await readMovements())
const [width, height] = [1200, 280]
const largest = Math.max(...days.flatMap((day) => products.map((product) => Math.abs(day[product]))))
const band = width / days.length
const bars = days.flatMap((day, at) =>
  products.map((product, index) => {
    const size = (Math.abs(day[product]) / largest) * (height / 2)
    const y = day[product] > 0 ? height / 2 - size : height / 2
    return `<rect x="${at * band + (index * band) / 5}" y="${y}" width="${band / 6}" height="${size}" fill="${colors[product]}"/>`
  }),
)
const names = days.map(
  ({ day }, at) => `<text x="${at * band}" y="${height}" font-size="8">${day.slice(5)}</text>`,
)
document.getElementById('list').innerHTML =
  `<svg width="${width}" height="${height + 12}">${bars.join('')}${names.join('')}</svg>`
