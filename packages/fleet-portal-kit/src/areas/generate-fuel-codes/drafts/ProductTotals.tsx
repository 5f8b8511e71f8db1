import { listFuelBalances } from 'fleet-portal-api-client/contract/fuelBalances'
import { millilitres } from 'fleet-portal-api-client/money'
import { styled } from 'styled-components'
import { useRead } from '../../../foundation/data/useRead.ts'
import { FailedSection } from '../../../foundation/errors/FailedSection.tsx'
import { Box, Card, VStack, InlineText, HStack } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { CodeDraft } from '../../../headless/code-generation/codeDraft.ts'
import { totalsOf, type ProductTotal } from '../../../headless/code-generation/totalsOf.ts'

const Tiles = styled(Box)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(3)};
`

const Tile = styled(Card)`
  padding: ${space(3)} ${space(4)};
`

/** Side by side if there is room, and one below the other in all tiles of a phone. */
const Head = styled(HStack)`
  @container (max-width: 640px) {
    flex-direction: column;
    align-items: flex-start;
    gap: 0;
  }
`

const Volume = styled(InlineText)`
  font-size: 18px;
  font-weight: ${token('weight-strong')};
  white-space: nowrap;
`

const SmallText = styled(InlineText)<{ $danger?: boolean }>`
  font-size: ${token('text-label')};
  color: ${({ $danger }) => token($danger ? 'color-danger' : 'color-muted')};
  font-weight: ${({ $danger }) => $danger && token('weight-strong')};
`

function BalanceComparison({
  total: { requested, balance, balanceAfter },
  isKnown,
}: {
  total: ProductTotal
  isKnown: boolean
}) {
  const t = useMessages(generateMessages)
  const { formatLitres } = useFormats()
  if (balance === undefined) {
    return (
      <>
        <SmallText>{isKnown ? t.balanceUnknown : <Skeleton $width="120px" />}</SmallText>
        <SmallText>{'\u00a0'}</SmallText>
      </>
    )
  }
  const isOver = balanceAfter !== undefined && balanceAfter < 0
  return (
    <>
      <SmallText>{t.balance(formatLitres(balance))}</SmallText>
      <SmallText $danger={isOver} role={isOver ? 'alert' : undefined}>
        {isOver
          ? t.over(formatLitres(millilitres(-balanceAfter)))
          : requested > 0 && t.stays(formatLitres(millilitres(balance - requested)))}
        {'\u00a0'}
      </SmallText>
    </>
  )
}

/** The volume of all drafts per product, compared with the fuel balance. */
export function ProductTotals({ fleetId, drafts }: { fleetId: string; drafts: readonly CodeDraft[] }) {
  const t = useMessages(generateMessages)
  const { formatLitres } = useFormats()
  const { data, isPending, error, refetch } = useRead(listFuelBalances, { fleetId })
  return (
    <VStack $gap={3}>
      <Tiles role="group" aria-label={t.totals}>
        {totalsOf(drafts, data).map((total) => (
          <Tile key={total.product} data-product={total.product}>
            <VStack $gap={1}>
              <Head $justify="space-between" $align="baseline" $wrap>
                <ProductChip product={total.product} />
                <Volume>{formatLitres(total.requested)}</Volume>
              </Head>
              <BalanceComparison total={total} isKnown={!isPending} />
            </VStack>
          </Tile>
        ))}
      </Tiles>
      {error && !data && <FailedSection error={error} retry={refetch} />}
    </VStack>
  )
}
