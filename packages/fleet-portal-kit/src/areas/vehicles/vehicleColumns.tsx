import type { Vehicle } from 'api-client/contract/vehicles'
import type { Column } from '../../foundation/list/column.ts'
import { TwoLines } from '../../foundation/list/TwoLines.tsx'
import { Copyable } from '../../foundation/ui/Copyable.tsx'
import type { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { ActiveTag } from '../../pieces/ActiveTag.tsx'
import { Clamped } from '../../pieces/Clamped.ts'
import { Mono } from '../../pieces/Mono.tsx'
import { isDrum, VehicleKind } from '../../pieces/VehicleKind.tsx'

type Words = typeof vehiclesMessages.defaults

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
    cell: ({ remarks }) => remarks && <Clamped title={remarks}>{remarks}</Clamped>,
  },
  { id: 'status', header: t.status, cell: ({ status }) => <ActiveTag status={status} words={t} /> },
]
