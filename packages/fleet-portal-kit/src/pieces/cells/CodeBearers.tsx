import type { Binding } from 'fleet-portal-api-client/contract/fuelCodes'
import { styled } from 'styled-components'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { codeMessages } from '../../locales/en/codes.ts'
import { useMessages } from '../../provider/messages.ts'
import { LineClamp } from './LineClamp.ts'
import { MonoText } from './MonoText.tsx'

/** Inline, so that the names and the plate number fit on one line. */
const Names = styled(LineClamp)`
  display: -webkit-inline-box;
  vertical-align: bottom;
  @container (max-width: 640px) {
    display: inline;
  }
`

interface CodeBearersProps {
  type: Binding | ''
  /** Full names of drivers. */
  drivers: readonly string[]
  /** Plate numbers. */
  vehicles: readonly string[]
  /** Cuts the names after two lines, for tables. */
  isCut?: boolean
}

/** The drivers and vehicles that may use a fuel code, and below them the name of the kind of code. */
export function CodeBearers({ type, drivers, vehicles, isCut = false }: CodeBearersProps) {
  const t = useMessages(codeMessages)
  const kind = type && t.bindings[type]
  const names = drivers.join(', ')
  const hasBoth = drivers.length > 0 && vehicles.length > 0
  // The non-breaking space prevents a line that starts with the dot.
  const nameText = hasBoth ? `${names}\u00a0·` : names
  if (drivers.length + vehicles.length === 0) return <TwoLineCell>{kind}</TwoLineCell>
  return (
    <TwoLineCell detail={kind}>
      {isCut && names ? <Names title={names}>{nameText}</Names> : nameText}
      {hasBoth && ' '}
      {vehicles.length > 0 && <MonoText>{vehicles.join(', ')}</MonoText>}
    </TwoLineCell>
  )
}
