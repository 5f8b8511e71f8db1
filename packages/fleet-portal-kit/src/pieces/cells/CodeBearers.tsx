import type { Binding } from 'fleet-portal-api-client/contract/fuelCodes'
import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { reset } from '../../foundation/ui/layout.ts'
import { codeMessages } from '../../locales/en/codes.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { MonoText } from './MonoText.tsx'

/** One line in a table. Names that do not fit beside the plate numbers are cut; their title has all of them. */
const OneLine = styled.span`
  ${reset}
  display: flex;
  /* The width of the column does not depend on the names. */
  contain: inline-size;
  gap: ${space(1)};
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Plate numbers are cut last. */
  & > span + span {
    flex: none;
    max-width: 60%;
  }
  @container (max-width: 640px) {
    display: inline;
    contain: none;
    & > span {
      white-space: normal;
    }
  }
  @media print {
    display: inline;
    contain: none;
    & > span {
      white-space: normal;
    }
  }
`

interface CodeBearersProps {
  type: Binding | ''
  /** Full names of drivers. */
  drivers: readonly string[]
  /** Plate numbers. */
  vehicles: readonly string[]
  /** The names as links, in the same order. Default: text. */
  driverLinks?: readonly ReactNode[] | undefined
  vehicleLinks?: readonly ReactNode[] | undefined
  /** Keeps the names and plate numbers on one line, for tables. */
  isCut?: boolean
}

const joined = (items: readonly ReactNode[]) =>
  items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      {item}
    </Fragment>
  ))

/** The drivers and vehicles that may use a fuel code, and below them the name of the kind of code. */
export function CodeBearers({
  type,
  drivers,
  vehicles,
  driverLinks = drivers,
  vehicleLinks = vehicles,
  isCut = false,
}: CodeBearersProps) {
  const t = useMessages(codeMessages)
  const kind = type && t.bindings[type]
  const names = drivers.join(', ')
  const plates = vehicles.join(', ')
  if (!names && !plates) return <TwoLineCell>{kind}</TwoLineCell>
  const content = (
    <>
      {names && <span>{joined(driverLinks)}</span>}
      {names && plates && ' · '}
      {plates && <MonoText>{joined(vehicleLinks)}</MonoText>}
    </>
  )
  return (
    <TwoLineCell detail={kind}>
      {isCut ? <OneLine title={[names, plates].filter(Boolean).join(' · ')}>{content}</OneLine> : content}
    </TwoLineCell>
  )
}
