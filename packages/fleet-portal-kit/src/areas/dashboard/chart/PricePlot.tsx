import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { styled } from 'styled-components'
import { Box, VStack, focusRing, InlineText, HStack, VisuallyHidden } from '../../../foundation/ui/layout.ts'
import { dashboardMessages } from '../../../locales/en/dashboard.ts'
import { priceChartMessages } from '../../../locales/en/priceChart.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { valueWords, type Figures } from './chartFigures.ts'
import { longName } from './chartPeriods.ts'
import { margins, PriceLines } from './PriceLines.tsx'
import { useWidth } from './useWidth.ts'

/** The values of one period: as high as two lines, which a narrow page takes. */
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

/** Where a key leads from a period; undefined for keys that are not the chart's. */
function stepOf(key: string, index: number, last: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, index - 1)
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, index + 1)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}

/**
 * The chart, and above it the values of one period: the last one, the one below the pointer, or the one that the arrow
 * keys went to. For assistive technology it is a slider over the periods that says their values.
 */
export function PricePlot({ figures, height }: { figures: Figures; height: number }) {
  const t = useMessages(priceChartMessages)
  const words = useMessages(dashboardMessages)
  const { productNames } = useMessages(uiMessages)
  const hintId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const { graph, periods, series } = figures
  const last = periods.length - 1
  const [chosen, setChosen] = useState<number>()
  const [pointed, setPointed] = useState<number>()
  const index = Math.min(last, pointed ?? chosen ?? last)
  const period = periods[index]
  if (!period) return null

  const at = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width: whole } = currentTarget.getBoundingClientRect()
    const part = (clientX - left - margins.left) / (whole - margins.left - margins.right)
    return Math.max(0, Math.min(last, Math.floor(part * periods.length)))
  }
  const step = (event: KeyboardEvent) => {
    const next = stepOf(event.key, chosen ?? last, last)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setPointed(undefined)
    setChosen(next)
  }
  const spoken = series.map(
    ({ product, values }) => `${productNames[product]} ${valueWords(words, graph, values[index])}`,
  )
  return (
    <VStack $gap={1}>
      <Readout $wrap aria-hidden className="fpk-chart-readout">
        <InlineText $muted>{longName(period)}</InlineText>
        {series.map(({ product, values }) => (
          <Value key={product} $gap={2}>
            <ProductChip product={product} />
            <InlineText $strong>{valueWords(words, graph, values[index])}</InlineText>
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
        aria-valuetext={`${longName(period)}: ${spoken.join(', ')}`}
        style={{ height }}
        onKeyDown={step}
        onPointerMove={(event) => setPointed(at(event))}
        onPointerDown={(event) => setChosen(at(event))}
        onPointerLeave={() => setPointed(undefined)}
      >
        {width > 0 && <PriceLines figures={figures} width={width} height={height} index={index} />}
      </Plot>
      <VisuallyHidden id={hintId}>{t.keys}</VisuallyHidden>
    </VStack>
  )
}
