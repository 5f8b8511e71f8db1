import type { Station } from 'fleet-portal-api-client/contract/stations'
import type { ListColumn } from '../../../foundation/list/column.ts'
import { TwoLineCell } from '../../../foundation/list/TwoLineCell.tsx'
import { HStack } from '../../../foundation/ui/layout.ts'
import type { stationsMessages } from '../../../locales/en/stations.ts'
import { HoursText, OpenTag, Products } from './cells.tsx'
import { StationName } from './StationName.tsx'
import { plainCase } from '../stationText.ts'

/** The columns of the list. The name is a button that opens the station. */
export const stationColumns = (
  t: typeof stationsMessages.defaults,
  onOpen: (station: Station) => void,
): ListColumn<Station>[] => [
  {
    id: 'name',
    header: t.station,
    isTitle: true,
    width: 'min(230px, 21cqi)',
    cell: (station) => <StationName station={station} onOpen={onOpen} />,
  },
  {
    id: 'place',
    header: t.place,
    width: 'min(240px, 21cqi)',
    cell: ({ address, city, province }) => {
      const place = [city, province]
        .filter(Boolean)
        .map((part) => plainCase(part as string))
        .join(', ')
      return <TwoLineCell detail={address && plainCase(address)}>{place}</TwoLineCell>
    },
  },
  {
    id: 'hours',
    header: t.hours,
    cell: (station) => (
      <HStack as="span" $gap={2} $wrap>
        <OpenTag station={station} />
        <HoursText station={station} />
      </HStack>
    ),
  },
  {
    id: 'products',
    header: t.products,
    width: 'min(320px, 29cqi)',
    cell: (station) => <Products station={station} />,
  },
]
