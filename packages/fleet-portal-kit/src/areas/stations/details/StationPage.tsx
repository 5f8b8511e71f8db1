import { listStations, type Station } from 'fleet-portal-api-client/contract/stations'
import { Map as MapIcon, MapPinOff, Navigation } from 'lucide'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useAccess } from '../../../fleet/access/useAccess.ts'
import { FailedState } from '../../../foundation/errors/FailedState.tsx'
import { RefusedState } from '../../../fleet/access/RefusedState.tsx'
import { ListFrame } from '../../../foundation/list/frame.ts'
import { ListTitle } from '../../../fleet/list/ListTitle.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Card } from '../../../foundation/ui/layout.ts'
import { StateView } from '../../../foundation/ui/StateView.tsx'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { space } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { DetailsSkeleton } from './DetailsSkeleton.tsx'
import { ExternalLinkButton } from '../../../pieces/html/ExternalLinkButton.tsx'
import { directionsLink } from './placeLinks.ts'
import { StationDetails } from './StationDetails.tsx'
import { plainCase } from '../stationText.ts'
import { useStation } from './useStation.ts'

/** In a wide widget the facts are beside the name and the buttons. */
const DetailsCard = styled(Card)`
  @container (min-width: 900px) {
    & > .fpk-station {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-template-rows: repeat(3, auto) 1fr;
      column-gap: ${space(16)};
      & > * {
        grid-column: 1;
      }
      & > dl {
        grid-area: 2 / 2 / 5;
      }
    }
  }
`

interface StationPageProps {
  fleetId: string
  stationId: string
  /** The station opened last in the list. Its data is used if its id is `stationId`. */
  lastOpened: Station | undefined
  headerActions: ReactNode
  onShowOnMap: () => void
  onClose: () => void
}

const noActions: readonly never[] = []
const noDialog = () => undefined

/** The details of one station, shown in place of the list, with its name as the title. */
export function StationPage({
  fleetId,
  stationId,
  lastOpened,
  headerActions,
  onShowOnMap,
  onClose,
}: StationPageProps) {
  const t = useMessages(stationsMessages)
  const access = useAccess(fleetId)
  const isAllowed = access.can(listStations)
  const loaded = lastOpened?.stationId === stationId ? lastOpened : undefined
  const { station, error, retry } = useStation(stationId, loaded, isAllowed)
  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (access.isReady && !isAllowed)
    return <RefusedState area={t.title} endpoint={listStations} access={access} />
  const content = () => {
    if (station) {
      return (
        <StationDetails
          station={station}
          isTitled
          onBack={onClose}
          actions={
            <>
              {isAllowed && (
                <Button icon={MapIcon} onClick={onShowOnMap}>
                  {t.showOnMap}
                </Button>
              )}
              <ExternalLinkButton
                icon={Navigation}
                href={directionsLink(station)}
                label={t.directionsOutside}
              >
                {t.getDirections}
              </ExternalLinkButton>
            </>
          }
        />
      )
    }
    if (station === null) {
      const action = { label: t.back, run: onClose }
      return <StateView tone="empty" icon={MapPinOff} title={t.gone} detail={t.goneDetail} action={action} />
    }
    return error ? <FailedState error={error} retry={retry} /> : <DetailsSkeleton />
  }
  return (
    <ListFrame $gap={4} className="fpk-list">
      <ListTitle
        title={station ? plainCase(station.name) : t.title}
        toolbar={noActions}
        access={access}
        openDialog={noDialog}
      >
        {headerActions}
      </ListTitle>
      <DetailsCard>{content()}</DetailsCard>
    </ListFrame>
  )
}
