import { listFuelBalances } from 'api-client/contract/fuelBalances'
import { millilitres } from 'api-client/money'
import { styled } from 'styled-components'
import { useRead } from '../../../foundation/data/useRead.ts'
import { FailedSection } from '../../../foundation/errors/FailedSection.tsx'
import { formatLitres } from '../../../format/amounts.ts'
import { Box, Card, VStack, InlineText, HStack } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { CodeDraft } from './drafts.ts'
import { totalsOf, type ProductTotal } from './totalsOf.ts'

const Tiles = styled(Box)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(3)};
`

const Tile = styled(Card)`
  padding: ${space(3)} ${space(4)};
`

const Figure = styled(InlineText)`
  font-size: 18px;
  font-weight: 600;
  white-space: nowrap;
`

const Small = styled(InlineText)<{ $danger?: boolean }>`
  font-size: ${token('text-label')};
  color: ${({ $danger }) => token($danger ? 'color-danger' : 'color-muted')};
  font-weight: ${({ $danger }) => $danger && 600};
`

function Against({ total: { asked, balance, after }, isKnown }: { total: ProductTotal; isKnown: boolean }) {
  const t = useMessages(generateMessages)
  if (balance === undefined) {
    return (
      <>
        <Small>{isKnown ? t.balanceUnknown : <Skeleton $width="120px" />}</Small>
        <Small>{'\u00a0'}</Small>
      </>
    )
  }
  const isOver = after !== undefined && after < 0
  return (
    <>
      <Small>{t.balance(formatLitres(balance))}</Small>
      <Small $danger={isOver} role={isOver ? 'alert' : undefined}>
        {isOver
          ? t.over(formatLitres(millilitres(-after)))
          : asked > 0 && t.stays(formatLitres(millilitres(balance - asked)))}
        {'\u00a0'}
      </Small>
    </>
  )
}

/** The litres of all drafts against the fuel balance, product by product, as the drafts change. */
export function ProductTotals({ fleetId, drafts }: { fleetId: string; drafts: readonly CodeDraft[] }) {
  const t = useMessages(generateMessages)
  const { data, isPending, error, refetch } = useRead(listFuelBalances, { fleetId })
  return (
    <VStack $gap={3}>
      <Tiles role="group" aria-label={t.totals}>
        {totalsOf(drafts, data).map((total) => (
          <Tile key={total.product} data-product={total.product}>
            <VStack $gap={1}>
              <HStack $justify="space-between" $align="baseline" $wrap>
                <ProductChip product={total.product} />
                <Figure>{formatLitres(total.asked)}</Figure>
              </HStack>
              <Against total={total} isKnown={!isPending} />
            </VStack>
          </Tile>
        ))}
      </Tiles>
      {error && !data && <FailedSection error={error} retry={refetch} />}
    </VStack>
  )
}
