import { styled } from 'styled-components'
import { Column, Inline } from '../../foundation/ui/layout.ts'
import { codeMessages } from '../../locales/en/codes.ts'
import { Mono } from '../../pieces/Mono.tsx'
import { token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import type { CodeValues } from './codeRules.ts'

const Small = styled(Inline)`
  font-size: ${token('text-label')};
`

type Bound = Pick<CodeValues, 'fuelCodeType' | 'driver' | 'vehicle'>

/** Who and what a code is bound to, under the name of the type. */
export function DraftBearers({ values: { fuelCodeType, driver, vehicle } }: { values: Bound }) {
  const t = useMessages(codeMessages)
  return (
    <Column $gap={0}>
      {driver && <Inline>{driver.label}</Inline>}
      {vehicle && <Mono>{vehicle.label}</Mono>}
      {fuelCodeType && <Small $muted={Boolean(driver ?? vehicle)}>{t.bindings[fuelCodeType]}</Small>}
    </Column>
  )
}
