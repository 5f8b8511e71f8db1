import {
  createFuelCodes,
  listFuelCodes,
  updateFuelCode,
  type FuelCode,
} from 'fleet-portal-api-client/contract/fuelCodes'
import { Plus } from 'lucide'
import { forwardRef, useMemo } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import type { FleetListProps } from '../../fleet/list/FleetListProps.ts'
import { usePageAction } from '../../fleet/list/usePageAction.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { codeMessages } from '../../locales/en/codes.ts'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useBearerLinks } from '../../pieces/activity/useBearerLinks.tsx'
import { inGroups, normalizeSearch } from '../../pieces/cells/codeText.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { CodeSummary } from './CodeSummary.tsx'
import { fuelCodeActions } from './fuelCodeActions.ts'
import { fuelCodeColumns } from './fuelCodeColumns.tsx'
import { codeDialogs } from './codeDialogs.tsx'
import { isDeactivatable } from './fuelCodeFacts.ts'
import { fuelCodeFilters } from './fuelCodeFilters.ts'
import { useProductHandover } from './useProductHandover.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const SelectedCodes = lazyWithRetry(() => import('./SelectedCodes.tsx'), 'SelectedCodes')

/** Props of `FleetFuelCodes`. @since 0.1.0 */
export type FleetFuelCodesProps = FleetListProps<
  typeof listFuelCodes,
  'generate' | 'check' | 'share' | 'print' | 'redemptions' | 'deactivate',
  'fuelCode' | 'status' | 'productCode' | 'volume' | 'bearers' | 'period' | 'maxUsage' | 'createdAt'
>

const bulkActions = {
  keys: ['print', 'deactivate'],
  requires: updateFuelCode,
  canSelect: isDeactivatable,
  Bar: SelectedCodes,
}

const codeNameOf = (code: FuelCode) => inGroups(code.fuelCode)

function Codes({ fleetId }: { fleetId: string }) {
  const t = useMessages(fuelCodesMessages)
  const codes = useMessages(codeMessages)
  const formats = useFormats()
  const ui = useMessages(uiMessages)
  const access = useAccess(fleetId)
  const links = useBearerLinks(access)
  const columns = useMemo(() => fuelCodeColumns({ t, codes, formats, links }), [t, codes, formats, links])
  const actions = useMemo(() => fuelCodeActions(t), [t])
  const filters = useMemo(() => fuelCodeFilters({ t, codes, ui }), [t, codes, ui])
  const dialogs = useMemo(() => codeDialogs(fleetId), [fleetId])
  const toolbar = usePageAction('generate-fuel-codes', {
    key: 'generate',
    label: t.generate,
    icon: Plus,
    requires: createFuelCodes,
  })
  return (
    <ListScreen
      title={t.title}
      description={<CodeSummary fleetId={fleetId} enabled={access.can(listFuelCodes)} />}
      endpoint={listFuelCodes}
      fleetId={fleetId}
      nameOf={codeNameOf}
      columns={columns}
      filters={filters}
      searchHint={t.search}
      normalizeSearch={normalizeSearch}
      actions={actions}
      toolbar={toolbar}
      dialogs={dialogs}
      emptyDetail={t.empty}
      emptyNext={t.emptyNext}
      bulkActions={bulkActions}
    />
  )
}

/** Renders the list after the product filter of the previous screen is in the URL, so that the first read has the filter. */
function FilteredCodes({ fleetId }: { fleetId: string }) {
  return useProductHandover() && <Codes fleetId={fleetId} />
}

/**
 * Lists the fuel codes of a fleet, with filters and an export. Users deactivate codes, and print or send them.
 *
 * @example
 * <FleetFuelCodes fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetFuelCodes = forwardRef<WidgetHandle, FleetFuelCodesProps>(function FleetFuelCodes(
  { fleetId, ...widget },
  handle,
) {
  return (
    <AreaWidget area="fuel-codes" fleetId={fleetId} handle={handle} {...widget}>
      <FilteredCodes fleetId={fleetId} />
    </AreaWidget>
  )
})
