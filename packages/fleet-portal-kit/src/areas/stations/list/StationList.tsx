import type { Station } from 'fleet-portal-api-client/contract/stations'
import { useState, type UIEvent } from 'react'
import { styled } from 'styled-components'
import { useCurrentMinute } from '../../../foundation/data/useCurrentMinute.ts'
import { Box, focusRing, InlineText, HStack, reset } from '../../../foundation/ui/layout.ts'
import { Spinner } from '../../../foundation/ui/Spinner.tsx'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { HoursText, OpenTagAt, Products } from './cells.tsx'
import { type StationDistance } from '../../../pieces/stations/distances.ts'
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

// Only this element is styled and its children are plain, because the list can have many stations.
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
    font-weight: ${token('weight-strong')};
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

const LoadingMore = styled(HStack)`
  padding: ${space(4)};
  justify-content: center;
  color: ${token('color-muted')};
`

/** The number of stations rendered at first and added each time the list is scrolled to its end. */
const renderStep = 50

interface StationListProps {
  stations: readonly StationDistance[]
  isCovered: boolean
  /** The open station. Its row is always rendered, so that it can receive the focus when the details close. */
  openedId: string | undefined
  onOpen: (station: Station) => void
  /** Reads the next page; undefined if there is none. */
  readMore: (() => void) | undefined
  isReading: boolean
}

/** The stations beside the map. Scrolling to the end of the list loads more. */
export function StationList({
  stations,
  isCovered,
  openedId,
  onOpen,
  readMore,
  isReading,
}: StationListProps) {
  const t = useMessages(stationsMessages)
  const { formatFixed } = useFormats()
  const now = useCurrentMinute()
  const [renderedCount, setRenderedCount] = useState(renderStep)
  const openedIndex =
    openedId === undefined ? -1 : stations.findIndex(({ station }) => station.stationId === openedId)
  if (openedIndex >= renderedCount) setRenderedCount(openedIndex + renderStep)
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const distanceToEnd = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight
    if (distanceToEnd > 200) return
    if (renderedCount < stations.length) setRenderedCount(renderedCount + renderStep)
    else readMore?.()
  }
  return (
    <Box data-covered={isCovered ? '' : undefined} data-part="stations" onScroll={onScroll}>
      <List>
        {stations.slice(0, renderedCount).map(({ station, km }) => {
          return (
            <li key={station.stationId}>
              <Item type="button" data-station={station.stationId} onClick={() => onOpen(station)}>
                <InlineText data-part="name">{plainCase(station.name)}</InlineText>
                <InlineText data-part="km">{km !== undefined && t.km(formatFixed(km, 2))}</InlineText>
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
        <LoadingMore role="status">
          <Spinner />
          <InlineText>{t.moreBelow}</InlineText>
        </LoadingMore>
      )}
    </Box>
  )
}
