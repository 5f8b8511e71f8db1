import type { Station } from 'fleet-portal-api-client/contract/stations'
import { createContext, useContext, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { fingerHeight, focusRing, reset } from '../../../foundation/ui/layout.ts'
import { radius, token } from '../../../provider/appearance.ts'
import { plainCase } from '../stationText.ts'

/** Returns true once for the station that was open last, so that its name receives the focus when the list shows again. */
export const ReturnFocusContext = createContext<(stationId: string) => boolean>(() => false)

const NameButton = styled.button`
  ${reset}
  display: block;
  line-height: 18px;
  font-weight: ${token('weight-medium')};
  color: ${token('color-accent')};
  text-align: start;
  border-radius: ${radius(0.5)};
  cursor: pointer;
  ${fingerHeight}
  ${focusRing}
  &:hover {
    text-decoration: underline;
  }
`

interface StationNameProps {
  station: Station
  onOpen: (station: Station) => void
}

/** A button with the name of a station that opens its details. */
export function StationName({ station, onOpen }: StationNameProps) {
  const consumeReturnFocus = useContext(ReturnFocusContext)
  const button = useRef<HTMLButtonElement>(null)
  const { stationId, name } = station
  useEffect(() => {
    if (consumeReturnFocus(stationId)) button.current?.focus()
  }, [consumeReturnFocus, stationId])
  return (
    <NameButton ref={button} type="button" onClick={() => onOpen(station)}>
      {plainCase(name)}
    </NameButton>
  )
}
