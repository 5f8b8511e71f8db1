import { Copy } from 'lucide'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { rowsOf } from '../../../fleet/list/view/tableText.ts'
import { useCopyRows } from '../../../fleet/list/view/useCopyRows.ts'
import { Button } from '../../../foundation/ui/Button.tsx'
import { focusRing, HStack, reset, VStack } from '../../../foundation/ui/layout.ts'
import { dashboardMessages } from '../../../locales/en/dashboard.ts'
import { listViewMessages } from '../../../locales/en/listView.ts'
import { priceChartMessages } from '../../../locales/en/priceChart.ts'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { Movement } from '../tiles/Movement.tsx'
import { isChange, type ChartData } from './chartData.ts'
import { longName } from './chartPeriods.ts'

/** With the button below as high as the chart, so that switching between them does not move the page. */
const Scroller = styled.div<{ $height: number }>`
  ${reset}
  display: block;
  height: calc(${({ $height }) => $height}px - ${token('control-height')} - ${space(2)});
  overflow: auto;
  ${focusRing}
`

const Table = styled.table`
  ${reset}
  display: table;
  width: 100%;
  border-collapse: collapse;
  font-size: ${token('text-table')};
`
const Group = styled.tbody`
  ${reset}
  display: table-row-group;
`
const Row = styled.tr`
  ${reset}
  display: table-row;
`
const Cell = styled.td`
  ${reset}
  display: table-cell;
  vertical-align: middle;
  padding: ${space(2)} ${space(3)};
  border-bottom: 1px solid ${token('color-border')};
  text-align: end;
  white-space: nowrap;
  &:first-child {
    text-align: start;
  }
`
const Head = styled(Cell)`
  position: sticky;
  top: 0;
  background: ${token('color-surface')};
  color: ${token('color-muted')};
  font-weight: ${token('weight-medium')};
`
const PeriodCell = styled(Cell)`
  color: ${token('color-muted')};
`

/** The values of the chart as a table, newest period first, which can be copied for a spreadsheet. */
export function PriceTable({ data, height }: { data: ChartData; height: number }) {
  const t = useMessages(priceChartMessages)
  const formats = useFormats()
  const dashboard = useMessages(dashboardMessages)
  const list = useMessages(listViewMessages)
  const copyRows = useCopyRows()
  const table = useRef<HTMLTableElement>(null)
  const { graph, periods, series } = data
  return (
    <VStack $gap={2}>
      <Scroller $height={height} tabIndex={0} role="group" aria-label={t.graphs[graph]}>
        <Table ref={table} aria-label={t.graphs[graph]}>
          <Group as="thead">
            <Row>
              <Head as="th" scope="col">
                {t.period}
              </Head>
              {series.map(({ product }) => (
                <Head key={product} as="th" scope="col">
                  <ProductChip product={product} />
                </Head>
              ))}
            </Row>
          </Group>
          <Group>
            {periods
              .map((period, index) => (
                <Row key={period.start}>
                  <PeriodCell as="th" scope="row">
                    {longName(period, formats)}
                  </PeriodCell>
                  {series.map(({ product, values }) => {
                    const value = values[index]
                    return (
                      <Cell key={product}>
                        {value === undefined ? (
                          '—'
                        ) : isChange(graph) ? (
                          <Movement movement={value} />
                        ) : (
                          dashboard.perLiter(formats.formatPrice(value))
                        )}
                      </Cell>
                    )
                  })}
                </Row>
              ))
              .toReversed()}
          </Group>
        </Table>
      </Scroller>
      <HStack $justify="end">
        <Button
          icon={Copy}
          onClick={() => void copyRows(rowsOf(table.current?.querySelectorAll('tr') ?? []))}
        >
          {list.copyTable}
        </Button>
      </HStack>
    </VStack>
  )
}
