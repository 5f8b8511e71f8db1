import type { Vehicle } from 'api-client/contract/vehicles'
import { styled } from 'styled-components'
import type { Column } from '../../foundation/list/column.ts'
import { TwoLines } from '../../foundation/list/TwoLines.tsx'
import { Copyable } from '../../foundation/ui/Copyable.tsx'
import { reset } from '../../foundation/ui/layout.ts'
import type { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { ActiveTag } from '../../pieces/ActiveTag.tsx'
import { Mono } from '../../pieces/Mono.tsx'
import { isDrum, VehicleKind } from '../../pieces/VehicleKind.tsx'

type Words = typeof vehiclesMessages.defaults

/** Long remarks are cut in a line; the whole text is in the title, in the form, and on the card of a narrow list. */
const Remarks = styled.span`
  ${reset}
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  @container (max-width: 640px) {
    display: inline;
  }
`

export const vehicleColumns = (t: Words): Column<Vehicle>[] => [
  {
    id: 'plateNumber',
    header: t.plateNumber,
    isTitle: true,
    cell: ({ plateNumber, type }) => (
      <TwoLines
        isUnbroken
        detail={isDrum(type) && <VehicleKind kind={type}>{t.kinds['Drum Container']}</VehicleKind>}
      >
        <Copyable text={plateNumber} name={`${t.plateNumber} ${plateNumber}`}>
          <Mono isUnbroken isStrong>
            {plateNumber}
          </Mono>
        </Copyable>
      </TwoLines>
    ),
  },
  { id: 'model', header: t.model, cell: ({ model }) => model },
  {
    id: 'remarks',
    header: t.remarks,
    cell: ({ remarks }) => remarks && <Remarks title={remarks}>{remarks}</Remarks>,
  },
  { id: 'status', header: t.status, cell: ({ status }) => <ActiveTag status={status} words={t} /> },
]
