import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { styled } from 'styled-components'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { InlineText } from '../../foundation/ui/layout.ts'
import { Progress } from '../../foundation/ui/Progress.tsx'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { space } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { isDeactivatable, remainingLitres } from './fuelCodeFacts.ts'

const RemainingLine = styled(InlineText)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 120px;
  /* Keeps the height of a text line without text. A bar directly below the numbers would look like an underline. */
  min-height: 16px;
`

const Bar = styled(InlineText)`
  flex: 1;
  min-width: ${space(10)};
`

/** The redeemed and the remaining volume of a code, as numbers and as a progress bar. */
export function VolumeCell({ code }: { code: FuelCode }) {
  const t = useMessages(fuelCodesMessages)
  const { formatLitres } = useFormats()
  const { literVolume, volumeRedeemed } = code
  const remaining = remainingLitres(code)
  const redeemed = t.redeemedOf(formatLitres(volumeRedeemed), formatLitres(literVolume))
  const remainingText = isDeactivatable(code)
    ? t.left(formatLitres(remaining))
    : remaining > 0 && t.unused(formatLitres(remaining))
  return (
    <TwoLineCell
      isUnbroken
      detail={
        <RemainingLine>
          <Bar aria-hidden>
            <Progress label={redeemed} value={literVolume > 0 ? volumeRedeemed / literVolume : 0} />
          </Bar>
          {remainingText}
        </RemainingLine>
      }
    >
      {redeemed}
    </TwoLineCell>
  )
}
