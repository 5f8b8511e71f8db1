import { fuels } from 'fleet-portal-api-client/contract/products'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { useFieldErrorMessage } from '../../../foundation/errors/useFieldErrorMessage.ts'
import { FieldFrame } from '../../../foundation/form/FieldFrame.tsx'
import { joinIds } from '../../../foundation/form/joinIds.ts'
import { WholeNumberInput } from '../../../foundation/form/WholeNumberInput.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Box, HStack, InlineText, Subtitle, VStack } from '../../../foundation/ui/layout.ts'
import { Link } from '../../../foundation/ui/Link.tsx'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { fuelOutlookMessages } from '../../../locales/en/fuelOutlook.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { space } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { AreaName } from '../../../provider/navigation.ts'
import { ProductBar } from '../tiles/ProductBar.tsx'
import { footerLine, Tile, TileFooter } from '../tiles/Tile.tsx'
import { Tiles } from '../tiles/Tiles.ts'
import { AsOf, TileSection } from '../tiles/TileSection.tsx'
import { useHeldFuel } from '../tiles/useHeldFuel.ts'
import { averagedDays, roundedDays, roundedUse, type ProductOutlook } from './fuelOutlook.ts'
import { useFormatDays } from './useFormatDays.ts'
import { useFuelOutlook } from './useFuelOutlook.ts'
import { lowLineIn, maxLowLine, useLowLine } from './useLowLine.ts'

/** A bar is full with fuel for this many days. */
const fullBar = 30

const Rows = styled(Tiles).attrs({ $minWidth: 400, $columnGap: 8 })`
  padding-top: ${space(2)};
`

const LowLineBox = styled(Box)`
  max-width: 260px;
  padding-top: ${space(2)};
`

function LowLineField({
  lowLine,
  onChange,
}: {
  lowLine: number | undefined
  onChange: (days?: number) => void
}) {
  const t = useMessages(fuelOutlookMessages)
  const messageOf = useFieldErrorMessage()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const isValid = !typed || lowLineIn(typed) !== undefined
  const error = isValid ? undefined : messageOf(`between:1-${maxLowLine}`)
  return (
    <LowLineBox className="fpk-screen-only">
      <FieldFrame id={id} label={t.lowLine} hint={t.lowLineHint(maxLowLine)} error={error}>
        <WholeNumberInput
          id={id}
          aria-invalid={!isValid || undefined}
          aria-describedby={joinIds(`${id}-hint`, error && `${id}-error`)}
          value={typed ?? lowLine?.toString() ?? ''}
          onChange={(text) => {
            setTyped(text)
            onChange(lowLineIn(text))
          }}
          onBlur={() => isValid && setTyped(undefined)}
        />
      </FieldFrame>
    </LowLineBox>
  )
}

function Row({ outlook, lowLine }: { outlook: ProductOutlook; lowLine: number | undefined }) {
  const t = useMessages(fuelOutlookMessages)
  const { formatLitres } = useFormats()
  const formatDays = useFormatDays()
  const { product, held, perDay, days } = outlook
  return (
    <VStack as="li" $gap={1}>
      <HStack $justify="space-between" $gap={3}>
        <ProductChip product={product} />
        <InlineText $strong>{formatDays(days)}</InlineText>
      </HStack>
      <ProductBar
        product={product}
        share={days === undefined ? (held > 0 ? 1 : 0) : days / fullBar}
        mark={lowLine === undefined ? undefined : lowLine / fullBar}
      />
      <TileFooter>{t.perDayAndHeld(formatLitres(roundedUse(perDay)), formatLitres(held))}</TileFooter>
    </VStack>
  )
}

/** The loading state, as high as the content at every width. */
function LoadingRows() {
  const t = useMessages(fuelOutlookMessages)
  return (
    <>
      <Rows as="ul" aria-busy>
        {fuels.map((fuel) => (
          <VStack key={fuel} as="li" $gap={1}>
            <HStack $justify="space-between" $gap={3}>
              <ProductChip product={fuel} />
              <Skeleton $width="72px" />
            </HStack>
            <ProductBar product={fuel} share={0} />
            <TileFooter style={{ minHeight: footerLine }} />
          </VStack>
        ))}
      </Rows>
      <Box inert style={{ visibility: 'hidden' }}>
        <LowLineField lowLine={undefined} onChange={() => undefined} />
      </Box>
      <TileFooter>
        <InlineText>{t.basis(averagedDays, true)}</InlineText>
        <InlineText>{t.scale(fullBar)}</InlineText>
      </TileFooter>
    </>
  )
}

interface DaysLeftProps {
  fleetId: string
  canOpen: (area: AreaName) => boolean
}

/** How many days the fuel of each product lasts, and a warning below the line that the user sets. */
export function DaysLeft({ fleetId, canOpen }: DaysLeftProps) {
  const t = useMessages(fuelOutlookMessages)
  const { productNames, noData } = useMessages(uiMessages)
  const formatDays = useFormatDays()
  const read = useFuelOutlook(fleetId)
  const { hasScheduled = false } = useHeldFuel(fleetId).data ?? {}
  const { lowLine, setLowLine } = useLowLine(fleetId)
  const isLow = ({ days }: ProductOutlook) =>
    days !== undefined && lowLine !== undefined && roundedDays(days) < lowLine
  return (
    <>
      <Subtitle>{t.planAhead}</Subtitle>
      <Tile label={t.title}>
        <TileSection read={read} loading={<LoadingRows />} none={<InlineText $muted>{noData}</InlineText>}>
          {(outlooks) => (
            <>
              {outlooks.filter(isLow).map(({ product, days }) => (
                <Banner key={product} tone="warning">
                  {t.low(productNames[product], formatDays(days))}{' '}
                  {canOpen('buy-fuel') && <Link to={{ area: 'buy-fuel', search: { product } }}>{t.buy}</Link>}
                </Banner>
              ))}
              <Rows as="ul">
                {outlooks.map((outlook) => (
                  <Row key={outlook.product} outlook={outlook} lowLine={lowLine} />
                ))}
              </Rows>
              <LowLineField lowLine={lowLine} onChange={setLowLine} />
              <TileFooter>
                <InlineText>{t.basis(averagedDays, hasScheduled)}</InlineText>
                <InlineText>{t.scale(fullBar)}</InlineText>
                <AsOf read={read} />
              </TileFooter>
            </>
          )}
        </TileSection>
      </Tile>
    </>
  )
}
