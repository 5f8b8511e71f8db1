import type { Vehicle } from 'api-client/contract/vehicles'
import type { Column } from '../../foundation/list/column.ts'
import { TwoLines } from '../../foundation/list/TwoLines.tsx'
import { CopyableText } from '../../foundation/ui/CopyableText.tsx'
import type { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { ActiveTag } from '../../pieces/ActiveTag.tsx'
import { LineClamp } from '../../pieces/LineClamp.ts'
import { MonoText } from '../../pieces/MonoText.tsx'
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
        <CopyableText text={plateNumber} name={`${t.plateNumber} ${plateNumber}`}>
          <MonoText isUnbroken isStrong>
            {plateNumber}
          </MonoText>
        </CopyableText>
      </TwoLines>
    ),
  },
  { id: 'model', header: t.model, cell: ({ model }) => model },
  {
    id: 'remarks',
    header: t.remarks,
    cell: ({ remarks }) => remarks && <LineClamp title={remarks}>{remarks}</LineClamp>,
  },
  { id: 'status', header: t.status, cell: ({ status }) => <ActiveTag status={status} words={t} /> },
]
