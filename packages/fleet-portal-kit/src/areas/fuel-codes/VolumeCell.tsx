import type { FuelCode } from 'api-client/contract/fuelCodes'
import { styled } from 'styled-components'
import { formatLitres } from '../../foundation/format/amounts.ts'
import { Box, Column, Inline } from '../../foundation/ui/layout.ts'
import { Progress } from '../../foundation/ui/Progress.tsx'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { isOpen, litresLeft } from './fuelCodeFacts.ts'

const Stack = styled(Column)`
  min-width: 120px;
  padding: ${space(1)} 0;
`

const Small = styled(Inline)`
  font-size: ${token('text-label')};
`

/** How much of a code is redeemed and how much is left: the numbers, and a bar for the eye. */
export function VolumeCell({ code }: { code: FuelCode }) {
  const t = useMessages(fuelCodesMessages)
  const { literVolume, volumeRedeemed } = code
  const left = litresLeft(code)
  const redeemed = t.redeemedOf(formatLitres(volumeRedeemed), formatLitres(literVolume))
  return (
    <Stack $gap={1}>
      <Inline $nowrap>{redeemed}</Inline>
      <Box aria-hidden>
        <Progress label={redeemed} value={literVolume > 0 ? volumeRedeemed / literVolume : 0} />
      </Box>
      {(isOpen(code) || left > 0) && (
        <Small $muted $nowrap>
          {isOpen(code) ? t.left(formatLitres(left)) : t.unused(formatLitres(left))}
        </Small>
      )}
    </Stack>
  )
}
