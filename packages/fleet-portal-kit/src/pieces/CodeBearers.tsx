import type { Binding } from 'api-client/contract/fuelCodes'
import { styled } from 'styled-components'
import { Column, Inline } from '../foundation/ui/layout.ts'
import { codeMessages } from '../locales/en/codes.ts'
import { token } from '../provider/appearance.ts'
import { useMessages } from '../provider/messages.ts'
import { Mono } from './Mono.tsx'

interface CodeBearersProps {
  type: Binding | ''
  /** Names of people. */
  drivers: readonly string[]
  /** Plate numbers. */
  vehicles: readonly string[]
}

const Type = styled(Inline)`
  font-size: ${token('text-label')};
`

/** Who may use a fuel code, with which vehicle, and what that kind of code is called. */
export function CodeBearers({ type, drivers, vehicles }: CodeBearersProps) {
  const t = useMessages(codeMessages)
  return (
    <Column $gap={0} style={{ minWidth: 132 }}>
      {drivers.length > 0 && <Inline>{drivers.join(', ')}</Inline>}
      {vehicles.length > 0 && <Mono>{vehicles.join(', ')}</Mono>}
      {type && <Type $muted={drivers.length + vehicles.length > 0}>{t.bindings[type]}</Type>}
    </Column>
  )
}
