import type { Binding } from 'api-client/contract/fuelCodes'
import { TwoLines } from '../foundation/list/TwoLines.tsx'
import { codeMessages } from '../locales/en/codes.ts'
import { useMessages } from '../provider/messages.ts'
import { Mono } from './Mono.tsx'

interface CodeBearersProps {
  type: Binding | ''
  /** Names of people. */
  drivers: readonly string[]
  /** Plate numbers. */
  vehicles: readonly string[]
}

/** Who may use a fuel code, with which vehicle, and below it what that kind of code is called. */
export function CodeBearers({ type, drivers, vehicles }: CodeBearersProps) {
  const t = useMessages(codeMessages)
  const kind = type && t.bindings[type]
  if (drivers.length + vehicles.length === 0) return <TwoLines>{kind}</TwoLines>
  return (
    <TwoLines detail={kind}>
      {drivers.join(', ')}
      {drivers.length > 0 && vehicles.length > 0 && ' · '}
      {vehicles.length > 0 && <Mono>{vehicles.join(', ')}</Mono>}
    </TwoLines>
  )
}
