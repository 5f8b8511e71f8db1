import { listPayments, type Payment } from 'fleet-portal-api-client/contract/payments'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { sum } from 'fleet-portal-api-client/money'
import { plusDays } from '../../../format/calendar.ts'
import { today } from '../../../format/days.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { HStack, InlineText, VStack } from '../../../foundation/ui/layout.ts'
import { Progress } from '../../../foundation/ui/Progress.tsx'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { walletActivityMessages } from '../../../locales/en/walletActivity.ts'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { space } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { FleetPortalDestination } from '../../../provider/navigation.ts'
import { boundedPage, partlyRead } from '../tiles/boundedPage.ts'
import { ProductBar } from '../tiles/ProductBar.tsx'
import { Tile, TileFooter } from '../tiles/Tile.tsx'
import { TileSection } from '../tiles/TileSection.tsx'
import type { TileAccess } from '../tiles/useTileAccess.ts'
import { byProduct, byStation, type PaymentGroup } from './paymentGroups.ts'

const shownDays = 28
const shownStations = 5

const Rows = styled(VStack)`
  gap: ${space(3)};
  padding-top: ${space(2)};
`

const Name = styled(InlineText)`
  min-width: 0;
  overflow-wrap: anywhere;
`

interface GroupRowProps {
  name: ReactNode
  group: PaymentGroup<string>
  bar: ReactNode
}

function GroupRow({ name, group, bar }: GroupRowProps) {
  const { formatPesos, formatLitres } = useFormats()
  return (
    <VStack as="li" $gap={1}>
      <HStack $justify="space-between" $gap={3}>
        <Name>{name}</Name>
        <InlineText $nowrap>
          <InlineText $strong>{formatPesos(group.paid)}</InlineText>
          <InlineText $muted> · {formatLitres(group.volume)}</InlineText>
        </InlineText>
      </HStack>
      {bar}
    </VStack>
  )
}

function ByProduct({ payments }: { payments: readonly Payment[] }) {
  const groups = byProduct(payments)
  const most = Math.max(...groups.map(({ paid }) => paid), 1)
  return (
    <Rows as="ul">
      {groups.map((group) => (
        <GroupRow
          key={group.key}
          name={<ProductChip product={group.key} />}
          group={group}
          bar={<ProductBar product={group.key} share={group.paid / most} />}
        />
      ))}
    </Rows>
  )
}

function ByStation({ payments }: { payments: readonly Payment[] }) {
  const t = useMessages(walletActivityMessages)
  const groups = byStation(payments)
  const most = Math.max(...groups.map(({ paid }) => paid), 1)
  const others = groups.slice(shownStations)
  const rest = {
    key: '',
    volume: sum(others.map(({ volume }) => volume)),
    paid: sum(others.map(({ paid }) => paid)),
  }
  const renderBar = (paid: number) => (
    <InlineText aria-hidden>
      <Progress label="" value={Math.min(1, paid / most)} />
    </InlineText>
  )
  return (
    <Rows as="ul">
      {groups.slice(0, shownStations).map((group) => (
        <GroupRow key={group.key} name={group.key} group={group} bar={renderBar(group.paid)} />
      ))}
      {others.length > 0 && <GroupRow name={t.other(others.length)} group={rest} bar={null} />}
    </Rows>
  )
}

/** The card payments of the last days, by product and by station. Both tiles share one read. */
export function PaymentTiles({ fleetId, access }: { fleetId: string; access: TileAccess }) {
  const t = useMessages(walletActivityMessages)
  const endDate = today()
  const startDate = plusDays(endDate, 1 - shownDays)
  const read = useRead(listPayments, {
    fleetId,
    startDate,
    endDate,
    paymentStatus: 'success',
    ...boundedPage,
  })
  const list: FleetPortalDestination | undefined = access.canOpen('fleet-card-redemptions')
    ? { area: 'fleet-card-redemptions', search: { startDate, endDate, paymentStatus: 'success' } }
    : undefined
  const { formatDay } = useFormats()
  const partly = read.data && partlyRead(read.data.payments, read.data.count)
  // A list that was not read completely begins later than the period.
  const oldest = partly === undefined ? undefined : read.data?.payments.at(-1)
  const tile = (label: string, content: (payments: readonly Payment[]) => ReactNode) => (
    <Tile label={label} to={list}>
      <TileSection
        read={{ ...read, data: read.data?.payments }}
        loading={<Skeleton $height="104px" />}
        none={<InlineText $muted>{t.paymentsNone}</InlineText>}
      >
        {content}
      </TileSection>
      <TileFooter>
        {partly !== undefined && oldest ? t.newest(partly, formatDay(oldest.paidAt)) : t.period(shownDays)}
      </TileFooter>
    </Tile>
  )
  return (
    <>
      {tile(t.byProduct, (payments) => (
        <ByProduct payments={payments} />
      ))}
      {tile(t.byStation, (payments) => (
        <ByStation payments={payments} />
      ))}
    </>
  )
}
