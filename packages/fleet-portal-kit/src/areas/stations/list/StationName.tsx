import type { Station } from 'api-client/contract/stations'
import { createContext, useContext, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { focusRing, reset } from '../../../foundation/ui/layout.ts'
import { token } from '../../../provider/appearance.ts'
import { plainCase } from '../stationText.ts'

/** Tells whether a station is the one that was looked at last, and forgets it: its name takes the focus when it is listed again. */
export const LeftStation = createContext<(stationId: string) => boolean>(() => false)

const Press = styled.button`
  ${reset}
  display: block;
  line-height: 18px;
  font-weight: 600;
  text-align: start;
  border-radius: 4px;
  cursor: pointer;
  ${focusRing}
  &:hover {
    color: ${token('color-accent')};
    text-decoration: underline;
  }
`

interface StationNameProps {
  station: Station
  onOpen: (station: Station) => void
}

/** A station's name, which opens it. */
export function StationName({ station, onOpen }: StationNameProps) {
  const wasLeft = useContext(LeftStation)
  const button = useRef<HTMLButtonElement>(null)
  const { stationId, name } = station
  useEffect(() => {
    if (wasLeft(stationId)) button.current?.focus()
  }, [wasLeft, stationId])
  return (
    <Press ref={button} type="button" onClick={() => onOpen(station)}>
      {plainCase(name)}
    </Press>
  )
}
