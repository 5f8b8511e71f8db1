import { listContractPrices, listPriceMovements } from 'api-client/contract/prices'
import { useMemo } from 'react'
import { useRead } from '../../../foundation/data/useRead.ts'
import type { ChartState } from './chartAddress.ts'
import type { Figures } from './chartFigures.ts'
import { grainOf, periodsOf } from './chartPeriods.ts'
import { cumulativeSeries, movementSeries, priceSeries, type PricePoint } from './chartSeries.ts'

const seriesOf = {
  priceMovements: movementSeries,
  priceMovementsCumulative: cumulativeSeries,
  contractPrices: priceSeries,
}

/** What the chart shows, read and grouped. Nothing of another range stands in for what is on its way. */
export function usePriceFigures(fleetId: string, { graph, range, start, end }: ChartState, enabled: boolean) {
  const isPrices = graph === 'contractPrices'
  const movements = useRead(
    listPriceMovements,
    { fleetId, startDate: start, endDate: end },
    { enabled: enabled && !isPrices, keepPrevious: false },
  )
  // All of them: the price at the beginning of a range was set before it.
  const prices = useRead(listContractPrices, { fleetId }, { enabled: enabled && isPrices })
  const read = isPrices ? prices : movements
  const points = useMemo<PricePoint[] | undefined>(
    () =>
      isPrices
        ? prices.data?.map(({ productCode, creditPrice, effectiveAt }) => ({
            product: productCode,
            value: creditPrice,
            effectiveAt,
          }))
        : movements.data?.map(({ product, movement, effectiveAt }) => ({
            product,
            value: movement,
            effectiveAt,
          })),
    [isPrices, prices.data, movements.data],
  )
  const figures = useMemo<Figures | undefined>(() => {
    if (!points) return undefined
    const grain = grainOf({ start, end }, range)
    const periods = periodsOf({ start, end }, grain)
    return { graph, grain, periods, series: seriesOf[graph](periods, points) }
  }, [points, graph, range, start, end])
  return { figures, error: figures ? undefined : read.error, retry: read.refetch }
}
