import type { PathName } from 'fleet-portal-api-client/contract/paths'
import { Bookmark } from 'lucide'
import { viewKey } from '../../../fleet/list/view/useListLayout.ts'
import { savedViewsOf } from '../../../fleet/list/view/savedViews.ts'
import { useSession } from '../../../foundation/data/useSession.ts'
import { commandMessages } from '../../../locales/en/commands.ts'
import { shellMessages } from '../../../locales/en/shell.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { AreaName } from '../../../provider/navigation.ts'
import { usePortal } from '../../../provider/portal.ts'
import { useNavigation } from '../../../provider/widgetContext.ts'
import type { CommandGroup } from './command.ts'

/** The pages with a list, and the endpoints of the lists. */
const lists: readonly (readonly [AreaName, PathName])[] = [
  ['cash-in-history', 'listCashins'],
  ['buy-fuel-history', 'listBuyFuels'],
  ['price-history', 'listPriceHistory'],
  ['fuel-codes', 'listFuelCodes'],
  ['redemptions', 'listRedemptions'],
  ['non-fuel-transactions', 'listMerchantPayments'],
  ['drivers', 'listDrivers'],
  ['vehicles', 'listVehicles'],
  ['groups', 'listGroups'],
  ['fleet-cards', 'listFleetCards'],
  ['fleet-card-redemptions', 'listPayments'],
  ['stations', 'listStations'],
  ['downloads', 'listReports'],
  ['user-access', 'listUserAccesses'],
]

/** The views that the user has saved on this device, of the lists that the user may open. */
export function useSavedViewCommands(canOpen: (area: AreaName) => boolean): CommandGroup {
  const t = useMessages(commandMessages)
  const { areaNames } = useMessages(shellMessages)
  const navigation = useNavigation()
  const { deviceStorage } = usePortal()
  const userId = useSession().userDetails?.userId
  return {
    name: t.savedViews,
    commands: lists
      .filter(([area]) => canOpen(area))
      .flatMap(([area, list]) =>
        savedViewsOf(deviceStorage, list, userId).map(({ name, search }) => ({
          key: `view-${area}-${name}`,
          label: name,
          detail: areaNames[area],
          icon: Bookmark,
          run: () =>
            navigation.navigate({
              area,
              search: { ...Object.fromEntries(new URLSearchParams(search)), [viewKey]: name },
            }),
        })),
      ),
  }
}
