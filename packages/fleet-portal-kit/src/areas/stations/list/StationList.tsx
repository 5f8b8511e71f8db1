import type { Station } from 'api-client/contract/stations'
import { useState, type UIEvent } from 'react'
import { styled } from 'styled-components'
import { useCurrentMinute } from '../../../foundation/data/useCurrentMinute.ts'
import { Box, focusRing, InlineText, HStack, reset } from '../../../foundation/ui/layout.ts'
import { Spinner } from '../../../foundation/ui/Spinner.tsx'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { HoursText, OpenTagAt, Products } from './cells.tsx'
import { formatKm, type Near } from '../distances.ts'
import { placeText, plainCase } from '../stationText.ts'

const List = styled.ul`
  ${reset}
  display: block;
  & > li {
    ${reset}
    display: block;
    border-bottom: 1px solid ${token('color-border')};
  }
`

// One styled element with plain ones inside: there may be many stations.
const Item = styled.button`
  ${reset}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  width: 100%;
  padding: ${space(3)} ${space(4)};
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    background: ${token('color-page')};
  }
  & > [data-part='name'] {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > [data-part='km'] {
    color: ${token('color-muted')};
    white-space: nowrap;
  }
  & > [data-part~='wide'] {
    grid-column: 1 / -1;
    font-size: ${token('text-table')};
  }
  & > [data-part~='place'] {
    color: ${token('color-muted')};
  }
`

const More = styled(HStack)`
  padding: ${space(4)};
  justify-content: center;
  color: ${token('color-muted')};
`

/** Stations that are drawn at once; the next ones come at the end of the list. */
const step = 50

interface StationListProps {
  stations: readonly Near[]
  isCovered: boolean
  /** The station that is looked at: the list reaches to its line, to which the way back leads. */
  openedId: string | undefined
  onOpen: (station: Station) => void
  /** Reads more of them, where there are more. */
  readMore: (() => void) | undefined
  isReading: boolean
}

/** The stations beside the map. Its end brings more, until there are no more. */
export function StationList({
  stations,
  isCovered,
  openedId,
  onOpen,
  readMore,
  isReading,
}: StationListProps) {
  const t = useMessages(stationsMessages)
  const now = useCurrentMinute()
  const [drawn, setDrawn] = useState(step)
  const place =
    openedId === undefined ? -1 : stations.findIndex(({ station }) => station.stationId === openedId)
  if (place >= drawn) setDrawn(place + step)
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const left = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight
    if (left > 200) return
    if (drawn < stations.length) setDrawn(drawn + step)
    else readMore?.()
  }
  return (
    <Box data-covered={isCovered ? '' : undefined} data-part="stations" onScroll={onScroll}>
      <List>
        {stations.slice(0, drawn).map(({ station, km }) => {
          return (
            <li key={station.stationId}>
              <Item type="button" data-station={station.stationId} onClick={() => onOpen(station)}>
                <InlineText data-part="name">{plainCase(station.name)}</InlineText>
                <InlineText data-part="km">{km !== undefined && t.km(formatKm(km))}</InlineText>
                <InlineText data-part="wide place">{placeText(station)}</InlineText>
                <HStack as="span" data-part="wide" $gap={2} $wrap>
                  <OpenTagAt station={station} now={now} />
                  <HoursText station={station} />
                </HStack>
                <InlineText data-part="wide">
                  <Products station={station} />
                </InlineText>
              </Item>
            </li>
          )
        })}
      </List>
      {isReading && (
        <More role="status">
          <Spinner />
          <InlineText>{t.moreBelow}</InlineText>
        </More>
      )}
    </Box>
  )
}
