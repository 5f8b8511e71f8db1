import type { AnyEndpoint } from 'fleet-portal-api-client'
import { createDriver, importDrivers } from 'fleet-portal-api-client/contract/drivers'
import { createGroup } from 'fleet-portal-api-client/contract/groups'
import { inviteUser } from 'fleet-portal-api-client/contract/users'
import { createVehicle, importVehicles } from 'fleet-portal-api-client/contract/vehicles'
import { ArrowRight, Plus, SunMoon, Upload, type IconNode } from 'lucide'
import { useContext } from 'react'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import { commandMessages } from '../../../locales/en/commands.ts'
import { settingsMessages } from '../../../locales/en/settings.ts'
import { shellMessages } from '../../../locales/en/shell.ts'
import { menuFor, type Viewer } from '../../../pieces/navigation/portalMap.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { AreaName } from '../../../provider/navigation.ts'
import { useNavigation } from '../../../provider/widgetContext.ts'
import type { AccountAction } from '../account/useAccountActions.tsx'
import { colorSchemes, PreferencesContext } from '../preferences.ts'
import type { CommandGroup } from './command.ts'

type ActionName = Extract<
  keyof typeof commandMessages.defaults,
  'addDriver' | 'addVehicle' | 'addGroup' | 'importDrivers' | 'importVehicles' | 'inviteUser'
>

interface Action {
  name: ActionName
  area: AreaName
  dialog: 'add' | 'import'
  requires: AnyEndpoint
  icon: IconNode
}

/** Actions that a dialog of a list does. Actions with a page of their own are among the pages. */
const actions: readonly Action[] = [
  { name: 'addDriver', area: 'drivers', dialog: 'add', requires: createDriver, icon: Plus },
  { name: 'addVehicle', area: 'vehicles', dialog: 'add', requires: createVehicle, icon: Plus },
  { name: 'addGroup', area: 'groups', dialog: 'add', requires: createGroup, icon: Plus },
  { name: 'inviteUser', area: 'user-access', dialog: 'add', requires: inviteUser, icon: Plus },
  { name: 'importDrivers', area: 'drivers', dialog: 'import', requires: importDrivers, icon: Upload },
  { name: 'importVehicles', area: 'vehicles', dialog: 'import', requires: importVehicles, icon: Upload },
]

/** Pages that the menu does not list, in the order of the command bar. */
const unlisted: readonly AreaName[] = [
  'cash-in-history',
  'buy-fuel-history',
  'price-history',
  'inbox',
  'downloads',
]

/** The pages and the actions that the user may open. */
export function usePageCommands(
  viewer: Viewer,
  access: FleetAccess,
  canOpen: (area: AreaName) => boolean,
  accountActions: readonly AccountAction[],
): readonly CommandGroup[] {
  const t = useMessages(commandMessages)
  const settings = useMessages(settingsMessages)
  const { colorScheme } = useContext(PreferencesContext)
  const { areaNames } = useMessages(shellMessages)
  const navigation = useNavigation()
  const listed = menuFor(viewer).flatMap(({ pages }) => pages.map(({ area }) => area))
  return [
    {
      name: t.pages,
      commands: [...listed, ...unlisted.filter(canOpen)].map((area) => ({
        key: `page-${area}`,
        label: areaNames[area],
        icon: ArrowRight,
        run: () => navigation.navigate({ area }),
      })),
    },
    {
      name: t.actions,
      commands: [
        ...actions
          .filter(({ area, requires }) => canOpen(area) && access.can(requires) && !access.blocked(requires))
          .map(({ name, area, dialog, icon }) => ({
            key: `action-${name}`,
            label: t[name],
            icon,
            run: () => navigation.navigate({ area, search: { dialog } }),
          })),
        ...(colorScheme
          ? colorSchemes
              .filter((scheme) => scheme !== colorScheme.value)
              .map((scheme) => ({
                key: `action-${scheme}`,
                label: `${settings.colorScheme}: ${settings.colorSchemes[scheme]}`,
                words: t.words[scheme],
                icon: SunMoon,
                run: () => colorScheme.onChange(scheme),
              }))
          : []),
        ...accountActions.map((action) => ({
          ...action,
          key: `action-${action.key}`,
          words: t.words[action.key],
        })),
      ],
    },
  ]
}
