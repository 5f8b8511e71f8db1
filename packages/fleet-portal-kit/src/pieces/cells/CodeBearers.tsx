import type { Binding } from 'api-client/contract/fuelCodes'
import { styled } from 'styled-components'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { codeMessages } from '../../locales/en/codes.ts'
import { useMessages } from '../../provider/messages.ts'
import { LineClamp } from './LineClamp.ts'
import { MonoText } from './MonoText.tsx'

/** Beside the plate while there is room for both. */
const Names = styled(LineClamp)`
  display: -webkit-inline-box;
  vertical-align: bottom;
  @container (max-width: 640px) {
    display: inline;
  }
`

interface CodeBearersProps {
  type: Binding | ''
  /** Names of people. */
  drivers: readonly string[]
  /** Plate numbers. */
  vehicles: readonly string[]
  /** In a table: names are cut at two lines. */
  isCut?: boolean
}

/** Who may use a fuel code, with which vehicle, and below it what that kind of code is called. */
export function CodeBearers({ type, drivers, vehicles, isCut = false }: CodeBearersProps) {
  const t = useMessages(codeMessages)
  const kind = type && t.bindings[type]
  const names = drivers.join(', ')
  const hasBoth = drivers.length > 0 && vehicles.length > 0
  // The dot never begins a line.
  const whose = hasBoth ? `${names}\u00a0·` : names
  if (drivers.length + vehicles.length === 0) return <TwoLineCell>{kind}</TwoLineCell>
  return (
    <TwoLineCell detail={kind}>
      {isCut && names ? <Names title={names}>{whose}</Names> : whose}
      {hasBoth && ' '}
      {vehicles.length > 0 && <MonoText>{vehicles.join(', ')}</MonoText>}
    </TwoLineCell>
  )
}
