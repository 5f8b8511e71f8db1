import { listCashins } from 'fleet-portal-api-client/contract/cashin'
import { listMerchantPayments } from 'fleet-portal-api-client/contract/merchantPayments'
import { listPayments } from 'fleet-portal-api-client/contract/payments'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { centavos } from 'fleet-portal-api-client/money'
import { styled } from 'styled-components'
import { today } from '../../../format/days.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { HStack, InlineText, VisuallyHidden, reset } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { walletActivityMessages } from '../../../locales/en/walletActivity.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { combineReads } from '../../../foundation/data/combineReads.ts'
import { boundedPage, partlyRead } from '../tiles/boundedPage.ts'
import { Tile, TileFooter } from '../tiles/Tile.tsx'
import { TileSection } from '../tiles/TileSection.tsx'
import { axisValues, balanceByDay, type DayBalance } from './walletHistory.ts'

const shownDays = 30
const chartHeight = 120

/** The amounts of the axis, beside the columns, which share a row with the days below them. */
const Plot = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space(2)};
  padding-top: ${space(2)};
`

const Axis = styled.div`
  ${reset}
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  /* Each amount is level with its line. */
  margin-block: -8px;
  height: ${chartHeight + 16}px;
  line-height: 16px;
  font-size: ${token('text-label')};
  font-variant-numeric: tabular-nums;
  text-align: end;
  color: ${token('color-muted')};
`

const Chart = styled.div`
  ${reset}
  display: flex;
  align-items: flex-end;
  gap: ${space(0.5)};
  height: ${chartHeight}px;
  border-bottom: 1px solid ${token('color-border-input')};
  background:
    linear-gradient(${token('color-border')}, ${token('color-border')}) 0 0 / 100% 1px no-repeat,
    linear-gradient(${token('color-border')}, ${token('color-border')}) 0 50% / 100% 1px no-repeat;
`

const Column = styled.span`
  ${reset}
  display: block;
  flex: 1;
  max-width: 40px;
  min-height: 1px;
  background: ${token('color-accent')};
  border-radius: 2px 2px 0 0;
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`

/** The first and the last day, below their columns. */
const Days = styled(HStack)`
  grid-column: 2;
  padding-top: ${space(1)};
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
`

const HiddenTable = styled(VisuallyHidden)`
  display: block;
`

/** The balances as columns, and as a table for screen readers. */
function BalanceChart({ balances }: { balances: readonly DayBalance[] }) {
  const t = useMessages(walletActivityMessages)
  const { formatPesos, formatDay } = useFormats()
  const sorted = balances.toSorted((one, other) => one.balance - other.balance)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  const [first, last] = [balances[0], balances.at(-1)]
  if (!lowest || !highest || !first || !last) return <InlineText $muted>{t.balanceUnknown}</InlineText>
  const axis = axisValues(highest.balance)
  const top = axis[2]
  return (
    <>
      <Plot aria-hidden>
        <Axis>
          {axis.map((amount) => (
            <span key={amount}>{formatPesos(amount).replace(/\.00$/, '')}</span>
          ))}
        </Axis>
        <Chart>
          {balances.map(({ day, balance }) => (
            <Column
              key={day}
              title={`${formatDay(day)}: ${formatPesos(balance)}`}
              style={{ height: `${(balance / top) * 100}%` }}
            />
          ))}
        </Chart>
        <Days $justify="space-between">
          <InlineText>{formatDay(first.day)}</InlineText>
          <InlineText>{formatDay(last.day)}</InlineText>
        </Days>
      </Plot>
      <HiddenTable>
        <table aria-label={t.balance}>
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              <th scope="col">{t.amount}</th>
            </tr>
          </thead>
          <tbody>
            {balances.map(({ day, balance }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{formatPesos(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </HiddenTable>
      <TileFooter>
        <InlineText>{t.lowest(formatPesos(lowest.balance), formatDay(lowest.day))}</InlineText>
        <InlineText>{t.highest(formatPesos(highest.balance), formatDay(highest.day))}</InlineText>
      </TileFooter>
    </>
  )
}

/** The balance of the wallet at the end of each day, calculated back from the balance now. */
export function BalanceByDay({ fleetId }: { fleetId: string }) {
  const t = useMessages(walletActivityMessages)
  const { formatDay } = useFormats()
  const wallet = useRead(getWallet, { fleetId })
  const cashins = useRead(listCashins, { fleetId, ...boundedPage })
  const payments = useRead(listPayments, { fleetId, paymentStatus: 'success', ...boundedPage })
  const others = useRead(listMerchantPayments, { fleetId, status: ['success'], ...boundedPage })
  const load = () => {
    if (!wallet.data || !cashins.data || !payments.data || !others.data) return undefined
    const isAll = (items: readonly unknown[], count: number) => partlyRead(items, count) === undefined
    const lists = [
      {
        changes: cashins.data.cashins
          .filter(({ status }) => status === 'success')
          .map(({ fulfilledAt, createdAt, amount }) => ({ at: fulfilledAt ?? createdAt ?? '', amount })),
        isAll: isAll(cashins.data.cashins, cashins.data.count),
      },
      {
        changes: payments.data.payments.map(({ paidAt, finalAmount }) => ({
          at: paidAt,
          amount: centavos(0 - finalAmount),
        })),
        isAll: isAll(payments.data.payments, payments.data.count),
      },
      {
        changes: others.data.merchantPayments.map(({ paidAt, amount }) => ({
          at: paidAt,
          amount: centavos(0 - amount),
        })),
        isAll: isAll(others.data.merchantPayments, others.data.count),
      },
    ]
    return balanceByDay(wallet.data.walletBalance, lists, today(), shownDays)
  }
  const data = load()
  const first = data?.[0]
  return (
    <Tile label={t.balance}>
      <TileSection
        read={combineReads([wallet, cashins, payments, others], data)}
        loading={<Skeleton $height={`${chartHeight}px`} />}
      >
        {(balances) => (
          <>
            <BalanceChart balances={balances} />
            <TileFooter>
              <InlineText>{t.balanceBasis}</InlineText>
              {first && balances.length < shownDays && (
                <InlineText>{t.balanceFrom(formatDay(first.day))}</InlineText>
              )}
            </TileFooter>
          </>
        )}
      </TileSection>
    </Tile>
  )
}
