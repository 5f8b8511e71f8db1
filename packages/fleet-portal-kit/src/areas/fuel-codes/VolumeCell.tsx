import type { FuelCode } from 'api-client/contract/fuelCodes'
import { styled } from 'styled-components'
import { formatLitres } from '../../foundation/format/amounts.ts'
import { Column, Inline, reset } from '../../foundation/ui/layout.ts'
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

const Track = styled.span`
  ${reset}
  display: block;
  height: 4px;
  border-radius: 2px;
  background: ${token('color-sunken')};
  overflow: hidden;
`

const Redeemed = styled.span`
  ${reset}
  display: block;
  height: 100%;
  background: ${token('color-accent')};
`

/** How much of a code is redeemed and how much is left: the numbers, and a bar for the eye. */
export function VolumeCell({ code }: { code: FuelCode }) {
  const t = useMessages(fuelCodesMessages)
  const { literVolume, volumeRedeemed } = code
  const left = litresLeft(code)
  const part = literVolume > 0 ? Math.min(100, (volumeRedeemed / literVolume) * 100) : 0
  return (
    <Stack $gap={1}>
      <Inline $nowrap>{t.redeemedOf(formatLitres(volumeRedeemed), formatLitres(literVolume))}</Inline>
      <Track aria-hidden>
        <Redeemed style={{ width: `${part}%` }} />
      </Track>
      {(isOpen(code) || left > 0) && (
        <Small $muted $nowrap>
          {isOpen(code) ? t.left(formatLitres(left)) : t.unused(formatLitres(left))}
        </Small>
      )}
    </Stack>
  )
}
