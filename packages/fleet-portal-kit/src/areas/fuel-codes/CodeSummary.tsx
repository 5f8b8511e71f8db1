import { countFuelCodes } from 'api-client/contract/fuelCodes'
import { styled } from 'styled-components'
import { useRead } from '../../foundation/data/useRead.ts'
import { FailedPart } from '../../foundation/errors/FailedPart.tsx'
import { Card, Column, Inline, Line } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'

const Tile = styled(Card)`
  min-width: 140px;
  padding: ${space(3)} ${space(5)};
  @container (max-width: 480px) {
    flex: 1;
  }
`

const Figure = styled(Inline)`
  font-size: ${token('text-figure')};
  font-weight: 600;
  line-height: 1.25;
`

const Words = styled(Inline)`
  font-size: ${token('text-label')};
`

/** How many codes the fleet has, and how many of them work today. */
export function CodeSummary({ fleetId, enabled }: { fleetId: string; enabled: boolean }) {
  const t = useMessages(fuelCodesMessages)
  const { data, error, refetch } = useRead(countFuelCodes, { fleetId }, { enabled })
  const hasFailed = error !== null && !data
  const figure = (value: number | undefined) => {
    if (value !== undefined) return value.toLocaleString('en-PH')
    return hasFailed ? '—' : <Skeleton $width="60px" />
  }
  const tile = (label: string, value: number | undefined) => (
    <Tile aria-label={label}>
      <Column $gap={0}>
        <Words $muted>{label}</Words>
        <Figure>{figure(value)}</Figure>
      </Column>
    </Tile>
  )
  return (
    <Line $gap={3} $wrap>
      {tile(t.total, data?.total)}
      {tile(t.active, data?.active)}
      {hasFailed && <FailedPart error={error} retry={refetch} />}
    </Line>
  )
}
