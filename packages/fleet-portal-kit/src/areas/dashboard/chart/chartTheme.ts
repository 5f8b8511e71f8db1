import { buildChartTheme } from '@visx/xychart'
import { token } from '../../../provider/appearance.ts'

/** Uses CSS variables as colours, so that the chart follows the appearance without a render. */
export const chartTheme = buildChartTheme({
  backgroundColor: 'transparent',
  colors: [token('color-accent')],
  gridColor: token('color-border'),
  gridColorDark: token('color-border'),
  gridStyles: { stroke: token('color-border'), strokeWidth: 1 },
  tickLength: 0,
})
