import type { Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import type { ListColumn } from '../../foundation/list/column.ts'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { CopyableText } from '../../foundation/ui/CopyableText.tsx'
import type { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { ActiveTag } from '../../pieces/cells/ActiveTag.tsx'
import { ItemLink } from '../../pieces/cells/ItemLink.tsx'
import { LineClamp } from '../../pieces/cells/LineClamp.ts'
import { MonoText } from '../../pieces/cells/MonoText.tsx'
import { isDrum, VehicleKind } from '../../pieces/cells/VehicleKind.tsx'

type Messages = typeof vehiclesMessages.defaults

export const vehicleColumns = (t: Messages): ListColumn<Vehicle>[] => [
  {
    id: 'plateNumber',
    header: t.plateNumber,
    isTitle: true,
    cell: ({ vehicleId, plateNumber, type }) => (
      <TwoLineCell
        isUnbroken
        detail={isDrum(type) && <VehicleKind kind={type}>{t.kinds['Drum Container']}</VehicleKind>}
      >
        <CopyableText text={plateNumber} name={`${t.plateNumber} ${plateNumber}`}>
          <ItemLink page={{ area: 'vehicle', search: { vehicleId }, state: { searchKey: plateNumber } }}>
            <MonoText isUnbroken isStrong>
              {plateNumber}
            </MonoText>
          </ItemLink>
        </CopyableText>
      </TwoLineCell>
    ),
  },
  { id: 'model', header: t.model, cell: ({ model }) => model },
  {
    id: 'remarks',
    header: t.remarks,
    cell: ({ remarks }) => remarks && <LineClamp title={remarks}>{remarks}</LineClamp>,
  },
  { id: 'status', header: t.status, cell: ({ status }) => <ActiveTag status={status} messages={t} /> },
]
