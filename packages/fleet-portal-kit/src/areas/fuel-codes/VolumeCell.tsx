import type { FuelCode } from 'api-client/contract/fuelCodes'
import { styled } from 'styled-components'
import { formatLitres } from '../../format/amounts.ts'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { InlineText } from '../../foundation/ui/layout.ts'
import { Progress } from '../../foundation/ui/Progress.tsx'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { isOpen, litresLeft } from './fuelCodeFacts.ts'

const Left = styled(InlineText)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 120px;
  /* As high as its words where there are none: a bar right below numbers underlines them. */
  min-height: 16px;
`

const Bar = styled(InlineText)`
  flex: 1;
  min-width: ${space(10)};
`

/** How much of a code is redeemed and how much is left: the numbers, and a bar for the eye. */
export function VolumeCell({ code }: { code: FuelCode }) {
  const t = useMessages(fuelCodesMessages)
  const { literVolume, volumeRedeemed } = code
  const left = litresLeft(code)
  const redeemed = t.redeemedOf(formatLitres(volumeRedeemed), formatLitres(literVolume))
  const words = isOpen(code) ? t.left(formatLitres(left)) : left > 0 && t.unused(formatLitres(left))
  return (
    <TwoLineCell
      isUnbroken
      detail={
        <Left>
          <Bar aria-hidden>
            <Progress label={redeemed} value={literVolume > 0 ? volumeRedeemed / literVolume : 0} />
          </Bar>
          {words}
        </Left>
      }
    >
      {redeemed}
    </TwoLineCell>
  )
}
