import { countFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { styled } from 'styled-components'
import { useRead } from '../../foundation/data/useRead.ts'
import { FailedSection } from '../../foundation/errors/FailedSection.tsx'
import { Card, VStack, InlineText, HStack } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { space, token } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'

const Tile = styled(Card)`
  min-width: 140px;
  padding: ${space(3)} ${space(5)};
  @container (max-width: 480px) {
    flex: 1;
  }
`

const Count = styled(InlineText)`
  font-size: ${token('text-display')};
  font-weight: ${token('weight-strong')};
  line-height: 1.25;
`

const Label = styled(InlineText)`
  font-size: ${token('text-label')};
`

/** The number of codes of the fleet, and the number of active ones. */
export function CodeSummary({ fleetId, enabled }: { fleetId: string; enabled: boolean }) {
  const t = useMessages(fuelCodesMessages)
  const { formatCount } = useFormats()
  const { data, error, refetch } = useRead(countFuelCodes, { fleetId }, { enabled })
  const hasFailed = error !== null && !data
  const renderCount = (value: number | undefined) => {
    if (value !== undefined) return formatCount(value)
    return hasFailed ? '—' : <Skeleton $width="60px" />
  }
  const renderTile = (label: string, value: number | undefined) => (
    <Tile aria-label={label}>
      <VStack $gap={0}>
        <Label $muted>{label}</Label>
        <Count>{renderCount(value)}</Count>
      </VStack>
    </Tile>
  )
  return (
    <HStack $gap={3} $wrap>
      {renderTile(t.total, data?.total)}
      {renderTile(t.active, data?.active)}
      {hasFailed && <FailedSection error={error} retry={refetch} />}
    </HStack>
  )
}
