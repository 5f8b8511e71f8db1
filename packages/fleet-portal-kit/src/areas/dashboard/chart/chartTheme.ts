import { buildChartTheme } from '@visx/xychart'
import { token } from '../../../provider/appearance.ts'

/** The kit's own colours, as variables: they follow the appearance without being drawn anew. */
export const chartTheme = buildChartTheme({
  backgroundColor: 'transparent',
  colors: [token('color-accent')],
  gridColor: token('color-border'),
  gridColorDark: token('color-border'),
  gridStyles: { stroke: token('color-border'), strokeWidth: 1 },
  tickLength: 0,
})
