import { listCashins } from 'fleet-portal-api-client/contract/cashin'
import { styled } from 'styled-components'
import { useRead } from '../../../foundation/data/useRead.ts'
import { HStack, InlineText, VStack } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { cashInHistoryMessages } from '../../../locales/en/cashInHistory.ts'
import { walletActivityMessages } from '../../../locales/en/walletActivity.ts'
import { CashinStatusTag } from '../../../pieces/payments/CashinStatusTag.tsx'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { Tile } from '../tiles/Tile.tsx'
import { TileSection } from '../tiles/TileSection.tsx'
import type { TileAccess } from '../tiles/useTileAccess.ts'

const shownCashIns = 5

const Row = styled(HStack)`
  padding-block: ${space(1.5)};
  & + & {
    border-top: 1px solid ${token('color-border')};
  }
`

const Detail = styled(InlineText)`
  font-size: ${token('text-label')};
`

/** The last cash-ins of a fleet, linked to their history. */
export function LastCashIns({ fleetId, access }: { fleetId: string; access: TileAccess }) {
  const t = useMessages(walletActivityMessages)
  const history = useMessages(cashInHistoryMessages)
  const { formatPesos, formatInstantShort } = useFormats()
  const read = useRead(listCashins, { fleetId, page: 1, perPage: shownCashIns })
  return (
    <Tile label={t.cashIns} to={access.canOpen('cash-in-history') ? { area: 'cash-in-history' } : undefined}>
      <TileSection
        read={{ ...read, data: read.data?.cashins }}
        loading={<Skeleton $height={`${shownCashIns * 53}px`} />}
        none={<InlineText $muted>{t.cashInsNone}</InlineText>}
      >
        {(cashins) => (
          <VStack as="ul" $gap={0}>
            {cashins.map(({ cashinId, amount, status, createdAt }) => (
              <Row key={cashinId} as="li" $justify="space-between">
                <VStack $gap={0}>
                  <InlineText $strong>{formatPesos(amount)}</InlineText>
                  {createdAt && <Detail $muted>{formatInstantShort(createdAt)}</Detail>}
                </VStack>
                <CashinStatusTag status={status} messages={history} />
              </Row>
            ))}
          </VStack>
        )}
      </TileSection>
    </Tile>
  )
}
