import type { PumpPrice } from 'fleet-portal-api-client/contract/prices'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import type { UnitPrice } from 'fleet-portal-api-client/money'
import { Minus, TrendingDown, TrendingUp } from 'lucide'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { ReadState } from '../../foundation/data/readState.ts'
import { FailedSection } from '../../foundation/errors/FailedSection.tsx'
import { ChoiceCard, ChoiceRadio } from '../../foundation/form/choice.ts'
import { Lockable } from '../../foundation/form/Lockable.tsx'
import { joinIds } from '../../foundation/form/joinIds.ts'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { VStack, InlineText, HStack } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { token } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { ProductGrid } from './purchaseLayout.ts'

const PriceText = styled(InlineText)`
  font-size: 22px;
  font-weight: ${token('weight-title')};
  letter-spacing: -0.01em;
`

const SmallRow = styled(HStack)`
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
  text-wrap: balance;
`

/** Reserves the height of the upcoming price, so that the cards keep their height when it has loaded. */
const UpcomingPlaceholder = styled(SmallRow)`
  min-height: 2lh;
`

const ErrorText = styled(InlineText)`
  font-size: ${token('text-label')};
  color: ${token('color-danger')};
`

interface PriceMovement {
  product: string
  movement: UnitPrice
  effectiveAt: string
}

interface ProductChoiceProps {
  prices: readonly PumpPrice[]
  /** The scheduled price changes. */
  upcoming: ReadState<readonly PriceMovement[]>
  value: Fuel | undefined
  onChange: (product: Fuel) => void
  /** Whether the page has fixed the fuel. */
  isLocked: boolean
  error: string | undefined
}

function PriceDetails({ price, upcoming }: Pick<ProductChoiceProps, 'upcoming'> & { price: PumpPrice }) {
  const t = useMessages(buyFuelMessages)
  const { formatInstantShort, formatMovement, formatPrice } = useFormats()
  const next =
    upcoming.status === 'some'
      ? upcoming.value.find(({ product }) => product === price.productCode)
      : undefined
  return (
    <>
      <HStack $align="baseline" $gap={0.5}>
        <PriceText>{formatPrice(price.creditPrice)}</PriceText>
        <InlineText $muted>{t.perLiter}</InlineText>
      </HStack>
      <VStack $gap={0.5}>
        <SmallRow $justify="space-between">
          <InlineText>{t.pumpPrice}</InlineText>
          <InlineText>{formatPrice(price.pumpPrice)}</InlineText>
        </SmallRow>
        <SmallRow $justify="space-between">
          <InlineText>{t.discount}</InlineText>
          <InlineText>{formatPrice(price.discount)}</InlineText>
        </SmallRow>
      </VStack>
      {price.effectiveAt && <SmallRow>{t.since(formatInstantShort(price.effectiveAt))}</SmallRow>}
      {upcoming.status === 'loading' && (
        <UpcomingPlaceholder>
          <Skeleton $width="80%" />
        </UpcomingPlaceholder>
      )}
      {next && (
        <SmallRow $gap={1.5} $align="start">
          <Icon of={next.movement === 0 ? Minus : next.movement < 0 ? TrendingDown : TrendingUp} />
          <InlineText>
            {next.movement === 0
              ? t.noChange(formatInstantShort(next.effectiveAt))
              : t.upcoming(formatMovement(next.movement), formatInstantShort(next.effectiveAt))}
          </InlineText>
        </SmallRow>
      )}
    </>
  )
}

/** The four fuels with their current and upcoming prices. A fuel without a price cannot be selected. */
export function ProductChoice(props: ProductChoiceProps) {
  const { prices, upcoming, value, onChange, isLocked, error } = props
  const t = useMessages(buyFuelMessages)
  const id = useId()
  return (
    <VStack $gap={2}>
      <Lockable isLocked={isLocked}>
        {(noteId) => (
          <ProductGrid
            role="radiogroup"
            aria-label={t.selectFuel}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-disabled={isLocked || undefined}
            aria-describedby={joinIds(noteId, error && `${id}-error`)}
          >
            {prices.map((price) => {
              const { productCode } = price
              const isSold = price.creditPrice > 0
              return (
                <ChoiceCard key={productCode} data-product={productCode}>
                  <ChoiceRadio
                    type="radio"
                    name={id}
                    value={productCode}
                    checked={value === productCode}
                    disabled={!isSold}
                    onChange={() => onChange(productCode)}
                  />
                  <VStack $gap={2}>
                    <InlineText $strong>
                      <ProductChip product={productCode} />
                    </InlineText>
                    {isSold ? (
                      <PriceDetails price={price} upcoming={upcoming} />
                    ) : (
                      <InlineText>{t.notSold}</InlineText>
                    )}
                  </VStack>
                </ChoiceCard>
              )
            })}
          </ProductGrid>
        )}
      </Lockable>
      {upcoming.status === 'failed' && (
        <FailedSection title={t.upcomingUnknown} error={upcoming.error} retry={upcoming.retry} />
      )}
      {error && (
        <ErrorText id={`${id}-error`} role="alert">
          {error}
        </ErrorText>
      )}
    </VStack>
  )
}
