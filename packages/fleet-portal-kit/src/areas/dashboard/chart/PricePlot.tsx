import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { styled } from 'styled-components'
import { Box, VStack, focusRing, InlineText, HStack, VisuallyHidden } from '../../../foundation/ui/layout.ts'
import { dashboardMessages } from '../../../locales/en/dashboard.ts'
import { priceChartMessages } from '../../../locales/en/priceChart.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { formatValue, type ChartData } from './chartData.ts'
import { newestIndex } from './chartSeries.ts'
import { longName } from './chartPeriods.ts'
import { margins, PriceSeries } from './PriceSeries.tsx'
import { useElementWidth } from './useElementWidth.ts'

/** The values of one period. The height leaves room for two rows, so that the chart does not move. */
const Readout = styled(HStack)`
  min-height: 44px;
  gap: ${space(1)} ${space(5)};
  font-size: ${token('text-table')};
  @container (max-width: 640px) {
    min-height: 92px;
    align-content: flex-start;
  }
`

const Plot = styled(Box)`
  border-radius: ${token('radius')};
  touch-action: pan-y;
  ${focusRing}
`

const Value = styled(HStack)`
  white-space: nowrap;
`

/** The index of the period that a key moves to; undefined for keys that the chart does not handle. */
function indexAfterKey(key: string, index: number, last: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, index - 1)
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, index + 1)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}

/**
 * The chart with the values of one period above it: the period under the pointer, else the period selected with the arrow keys
 * or a click, else the newest one with a value. Assistive technology sees a slider over the periods that announces their values.
 */
export function PricePlot({ data, height }: { data: ChartData; height: number }) {
  const t = useMessages(priceChartMessages)
  const dashboard = useMessages(dashboardMessages)
  const formats = useFormats()
  const { productNames } = useMessages(uiMessages)
  const hintId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const width = useElementWidth(frame)
  const { graph, periods, series } = data
  const last = periods.length - 1
  const [selected, setSelected] = useState<number>()
  const [hovered, setHovered] = useState<number>()
  const newest = newestIndex(series) ?? last
  const index = Math.min(last, hovered ?? selected ?? newest)
  const period = periods[index]
  if (!period) return null

  const indexAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width: totalWidth } = currentTarget.getBoundingClientRect()
    const fraction = (clientX - left - margins.left) / (totalWidth - margins.left - margins.right)
    return Math.max(0, Math.min(last, Math.floor(fraction * periods.length)))
  }
  const handleKey = (event: KeyboardEvent) => {
    const next = indexAfterKey(event.key, selected ?? newest, last)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setHovered(undefined)
    setSelected(next)
  }
  const valueTexts = series.map(
    ({ product, values }) =>
      `${productNames[product]} ${formatValue(dashboard, formats, graph, values[index])}`,
  )
  return (
    <VStack $gap={1}>
      <Readout $wrap aria-hidden className="fpk-chart-readout">
        <InlineText $muted>{longName(period, formats)}</InlineText>
        {series.map(({ product, values }) => (
          <Value key={product} $gap={2}>
            <ProductChip product={product} />
            <InlineText $strong>{formatValue(dashboard, formats, graph, values[index])}</InlineText>
          </Value>
        ))}
      </Readout>
      <Plot
        ref={frame}
        className="fpk-chart"
        role="slider"
        tabIndex={0}
        aria-label={t.graphs[graph]}
        aria-describedby={hintId}
        aria-valuemin={1}
        aria-valuemax={periods.length}
        aria-valuenow={index + 1}
        aria-valuetext={`${longName(period, formats)}: ${valueTexts.join(', ')}`}
        style={{ height }}
        onKeyDown={handleKey}
        onPointerMove={(event) => setHovered(indexAt(event))}
        onPointerDown={(event) => setSelected(indexAt(event))}
        onPointerLeave={() => setHovered(undefined)}
      >
        {width > 0 && <PriceSeries data={data} width={width} height={height} index={index} />}
      </Plot>
      <VisuallyHidden id={hintId}>{t.keys}</VisuallyHidden>
    </VStack>
  )
}
