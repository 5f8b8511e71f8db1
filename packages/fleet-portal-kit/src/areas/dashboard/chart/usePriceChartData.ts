import { listContractPrices, listPriceMovements } from 'fleet-portal-api-client/contract/prices'
import { useMemo } from 'react'
import { useRead, type ReadOptions } from '../../../foundation/data/useRead.ts'
import type { ChartState } from './chartUrlState.ts'
import type { ChartData } from './chartData.ts'
import { grainOf, periodsOf } from './chartPeriods.ts'
import { cumulativeSeries, movementSeries, priceSeries, type PricePoint } from './chartSeries.ts'

const seriesBuilders = {
  priceMovements: movementSeries,
  priceMovementsCumulative: cumulativeSeries,
  contractPrices: priceSeries,
}

/** Reads and groups the data of the chart. While another range loads, no data of the previous range is returned. */
export function usePriceChartData(
  fleetId: string,
  { graph, range, start, end }: ChartState,
  { enabled, isReported }: Required<Pick<ReadOptions, 'enabled' | 'isReported'>>,
) {
  const isPrices = graph === 'contractPrices'
  const movements = useRead(
    listPriceMovements,
    { fleetId, startDate: start, endDate: end },
    { enabled: enabled && !isPrices, isReported, keepPrevious: false },
  )
  // Reads all prices, because the price at the start of the range was set before it.
  const prices = useRead(listContractPrices, { fleetId }, { enabled: enabled && isPrices, isReported })
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
  const data = useMemo<ChartData | undefined>(() => {
    if (!points) return undefined
    const grain = grainOf({ start, end }, range)
    const periods = periodsOf({ start, end }, grain)
    return { graph, grain, periods, series: seriesBuilders[graph](periods, points) }
  }, [points, graph, range, start, end])
  return { data, error: data ? undefined : read.error, retry: read.refetch }
}
