import { DateInput } from '../../../foundation/form/DateInput.tsx'
import { NativeSelect } from '../../../foundation/form/controls.ts'
import { styled } from 'styled-components'
import { presetRange } from '../../../format/calendar.ts'
import { HStack } from '../../../foundation/ui/layout.ts'
import { priceChartMessages } from '../../../locales/en/priceChart.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import {
  chartRanges,
  earliestDay,
  type ChartRange,
  type ChartState,
  type GraphType,
} from './chartUrlState.ts'

interface ChartControlsProps {
  state: ChartState
  graphs: readonly GraphType[]
  onboardedAt: string | null | undefined
  onChange: (state: ChartState) => void
}

const Controls = styled(HStack)`
  font-size: ${token('text-table')};
  gap: ${space(3)};
`

const InlineSelect = styled(NativeSelect)`
  width: auto;
`

/** Selects the graph and the date range. A custom range starts with the dates of the current range. */
export function ChartControls({ state, graphs, onboardedAt, onChange }: ChartControlsProps) {
  const t = useMessages(priceChartMessages)
  const ui = useMessages(uiMessages)
  const { graph, range, start, end } = state
  const earliest = earliestDay(graph, onboardedAt)
  const rangeLabels = { ...ui, dateRange: ui.custom }
  const chooseRange = (next: ChartRange) =>
    onChange({ ...state, range: next, ...(next !== 'dateRange' && presetRange(next)) })
  return (
    <Controls $wrap $align="end">
      <InlineSelect
        aria-label={t.graph}
        value={graph}
        onChange={({ target }) => onChange({ ...state, graph: target.value as GraphType })}
      >
        {graphs.map((one) => (
          <option key={one} value={one}>
            {t.graphs[one]}
          </option>
        ))}
      </InlineSelect>
      <InlineSelect
        aria-label={ui.dateRange}
        value={range}
        onChange={({ target }) => chooseRange(target.value as ChartRange)}
      >
        {chartRanges.map((one) => (
          <option key={one} value={one}>
            {rangeLabels[one]}
          </option>
        ))}
      </InlineSelect>
      {range === 'dateRange' && (
        <HStack $gap={2}>
          <DateInput
            label={ui.from}
            value={start}
            earliest={earliest}
            onChange={(day) => onChange({ ...state, start: day, end: day > end ? day : end })}
          />
          <DateInput
            label={ui.to}
            value={end}
            earliest={earliest}
            onChange={(day) => onChange({ ...state, start: day < start ? day : start, end: day })}
          />
        </HStack>
      )}
    </Controls>
  )
}
