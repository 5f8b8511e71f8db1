/**
 * The groups of pages that are compared. Each page is a script of `page/` with this name; `ours` is our page. A page is ready when it
 * has `count` elements of the selector, in shadow roots too, that contain one of the texts. A page that draws a canvas says so itself.
 *
 * @type {readonly { name: string, ours: string, pages: string[], ready: { selector: string, count: number, texts?: string[] } }[]}
 */
export const groups = [
  {
    name: 'drivers',
    ours: 'kit-drivers',
    pages: ['kit-drivers', 'dom-drivers', 'antd-drivers', 'mantine-drivers', 'mui-drivers'],
    ready: { selector: 'tbody tr, [role="row"]', count: 10, texts: ['Peñaflor'] },
  },
  {
    name: 'chart',
    ours: 'kit-chart',
    pages: ['kit-chart', 'xychart-chart', 'uplot-chart', 'recharts-chart', 'svg-chart'],
    // Four products in each of four weeks. Recharts draws paths.
    ready: { selector: 'svg rect, .recharts-bar path', count: 16 },
  },
  {
    name: 'map',
    ours: 'kit-map',
    pages: ['kit-map', 'leaflet-map', 'maplibre-map'],
    ready: { selector: '[data-marker]', count: 5 },
  },
  {
    name: 'portals',
    ours: 'kit-drivers',
    pages: ['kit-drivers', 'kit-drivers-element', 'adyen-payouts', 'adyen-transactions', 'justifi-payments'],
    ready: {
      selector: 'tbody tr, [role="row"]',
      count: 10,
      texts: ['Peñaflor', '900.0', '30.0', 'Diesel'],
    },
  },
]
