import { DateInput } from '../../../foundation/form/DateInput.tsx'
import { NativeSelect } from '../../../foundation/form/controls.ts'
import { styled } from 'styled-components'
import { presetRange } from '../../../format/calendar.ts'
import { HStack } from '../../../foundation/ui/layout.ts'
import { priceChartMessages } from '../../../locales/en/priceChart.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { chartRanges, earliestOf, type ChartRange, type ChartState, type GraphType } from './chartAddress.ts'

interface ChartChoicesProps {
  state: ChartState
  graphs: readonly GraphType[]
  onboardedAt: string | null | undefined
  onChange: (state: ChartState) => void
}

const Small = styled(HStack)`
  font-size: ${token('text-table')};
  gap: ${space(3)};
`

const Choice = styled(NativeSelect)`
  width: auto;
`

/** What the chart shows, and of which days. Choosing days of one's own begins with those that are shown. */
export function ChartChoices({ state, graphs, onboardedAt, onChange }: ChartChoicesProps) {
  const t = useMessages(priceChartMessages)
  const words = useMessages(uiMessages)
  const { graph, range, start, end } = state
  const earliest = earliestOf(graph, onboardedAt)
  const names = { ...words, dateRange: words.custom }
  const chooseRange = (next: ChartRange) =>
    onChange({ ...state, range: next, ...(next !== 'dateRange' && presetRange(next)) })
  return (
    <Small $wrap $align="end">
      <Choice
        aria-label={t.graph}
        value={graph}
        onChange={({ target }) => onChange({ ...state, graph: target.value as GraphType })}
      >
        {graphs.map((one) => (
          <option key={one} value={one}>
            {t.graphs[one]}
          </option>
        ))}
      </Choice>
      <Choice
        aria-label={words.dateRange}
        value={range}
        onChange={({ target }) => chooseRange(target.value as ChartRange)}
      >
        {chartRanges.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Choice>
      {range === 'dateRange' && (
        <HStack $gap={2}>
          <DateInput
            label={words.from}
            value={start}
            earliest={earliest}
            onChange={(day) => onChange({ ...state, start: day, end: day > end ? day : end })}
          />
          <DateInput
            label={words.to}
            value={end}
            earliest={earliest}
            onChange={(day) => onChange({ ...state, start: day < start ? day : start, end: day })}
          />
        </HStack>
      )}
    </Small>
  )
}
