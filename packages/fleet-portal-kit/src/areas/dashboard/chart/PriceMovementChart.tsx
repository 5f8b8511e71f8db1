import { listContractPrices, listPriceMovements } from 'fleet-portal-api-client/contract/prices'
import { ChartColumn, Table2 } from 'lucide'
import { forwardRef, Suspense, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { readWithAccess } from '../../../fleet/access/readWithAccess.ts'
import { useAccess } from '../../../fleet/access/useAccess.ts'
import { FailedState } from '../../../foundation/errors/FailedState.tsx'
import { RefusedState } from '../../../fleet/access/RefusedState.tsx'
import { useSearch } from '../../../foundation/list/useDialogAddress.ts'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Box, Card, VStack, HStack, Paragraph, Subtitle } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { usePreload } from '../../../foundation/widget/usePreload.ts'
import type { FleetWidgetProps } from '../../../fleet/FleetWidgetProps.ts'
import { AreaWidget } from '../../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../../foundation/widget/useWidgetHandle.ts'
import { priceChartMessages } from '../../../locales/en/priceChart.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useNavigation } from '../../../provider/widgetContext.ts'
import { ChartControls } from './ChartControls.tsx'
import { parseChartState, graphTypes, withChartState, type GraphType } from './chartUrlState.ts'
import { usePriceChartData } from './usePriceChartData.ts'

const fetchPlot = () => import('./PricePlot.tsx')
const PricePlot = lazyWithRetry(fetchPlot, 'PricePlot')
const PriceTable = lazyWithRetry(() => import('./PriceTable.tsx'), 'PriceTable')

/** Props of `PriceMovementChart`. @since 0.1.0 */
export type PriceMovementChartProps = FleetWidgetProps

const plotHeight = 280
/** The height of the chart with the values above it. */
const contentHeight = plotHeight + 48

const Frame = styled(Card)`
  container-type: inline-size;
  scroll-margin-top: ${space(4)};
  padding: ${space(4)} ${space(5)} ${space(5)};
`

/** As high as the controls beside it. */
const Heading = styled(Subtitle)`
  line-height: ${token('control-height')};
`

const ContentArea = styled(Box)`
  min-height: ${contentHeight}px;
`

const Empty = styled(Paragraph)`
  display: grid;
  place-items: center;
  height: ${contentHeight}px;
`

function Chart({ fleetId }: { fleetId: string }) {
  const t = useMessages(priceChartMessages)
  const { noData } = useMessages(uiMessages)
  const navigation = useNavigation()
  const access = useAccess(fleetId)
  const onboardedAt = access.fleet?.dateTimeOnboarded
  const state = parseChartState(useSearch(), onboardedAt)
  const endpointOf = (graph: GraphType) =>
    graph === 'contractPrices' ? listContractPrices : listPriceMovements
  const canShow = (graph: GraphType) => access.can(endpointOf(graph))
  const graphs = graphTypes.filter((graph) => canShow(graph))
  usePreload(fetchPlot)
  const permission = readWithAccess(access, endpointOf(state.graph))
  const { data, error, retry } = usePriceChartData(fleetId, state, permission)
  const [isTable, setTable] = useState(false)

  const frame = useRef<HTMLElement>(null)
  const isTarget = navigation.state?.()?.['show'] === 'price-chart'
  useEffect(() => {
    if (isTarget) frame.current?.scrollIntoView?.({ block: 'start' })
  }, [isTarget])

  const content = () => {
    if (access.error) return <FailedState error={access.error} retry={access.retry} />
    if (access.isReady && !canShow(state.graph))
      return <RefusedState area={t.title} endpoint={endpointOf(state.graph)} access={access} />
    const skeleton = <Skeleton $height={`${contentHeight}px`} />
    if (!access.isReady) return skeleton
    if (error) return <FailedState error={error} retry={retry} />
    if (!data) return skeleton
    if (data.series.length === 0) return <Empty $muted>{noData}</Empty>
    return (
      <Suspense fallback={skeleton}>
        {isTable ? (
          <PriceTable data={data} height={contentHeight} />
        ) : (
          <PricePlot
            key={`${state.graph} ${data.grain} ${state.start} ${state.end}`}
            data={data}
            height={plotHeight}
          />
        )}
      </Suspense>
    )
  }
  return (
    <Frame ref={frame} className="fpk-price-chart" aria-label={t.title}>
      <VStack $gap={3}>
        <HStack $justify="space-between" $align="end" $wrap $gap={3}>
          <Heading>{t.title}</Heading>
          <HStack $wrap $align="end" $gap={3}>
            <ChartControls
              state={state}
              graphs={graphs.length > 0 ? graphs : [state.graph]}
              onboardedAt={onboardedAt}
              onChange={(next) => navigation.setSearch(withChartState(navigation.search(), next))}
            />
            <Button icon={isTable ? ChartColumn : Table2} onClick={() => setTable(!isTable)}>
              {isTable ? t.asChart : t.asTable}
            </Button>
          </HStack>
        </HStack>
        <ContentArea aria-busy={!access.error && !(access.isReady && (data ?? error))}>
          {content()}
        </ContentArea>
      </VStack>
    </Frame>
  )
}

/**
 * A chart of the price changes of a period.
 *
 * The query parameters `graph`, `range`, `startDate` and `endDate` store the selection. The value `show: 'price-chart'` of the
 * navigation state scrolls the page to the chart.
 *
 * @example
 * <PriceMovementChart fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const PriceMovementChart = forwardRef<WidgetHandle, PriceMovementChartProps>(
  function PriceMovementChart({ fleetId, ...widget }, handle) {
    return (
      <AreaWidget
        name="price-movement-chart"
        placeholderHeight={414}
        area="dashboard"
        fleetId={fleetId}
        handle={handle}
        {...widget}
      >
        <Chart fleetId={fleetId} />
      </AreaWidget>
    )
  },
)
