import type { Feature, Permission } from 'fleet-portal-api-client/contract/access'
import { listUserAccesses } from 'fleet-portal-api-client/contract/users'
import { useRef } from 'react'
import { styled } from 'styled-components'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { DescriptionList } from '../../../foundation/ui/DescriptionList.tsx'
import { HStack, InlineText, Paragraph, Subtitle, VStack } from '../../../foundation/ui/layout.ts'
import { Link } from '../../../foundation/ui/Link.tsx'
import { PlainTable } from '../../../foundation/ui/PlainTable.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { everyUser } from '../../../headless/defaultInputs.ts'
import { rolesMessages } from '../../../locales/en/roles.ts'
import { settingsMessages } from '../../../locales/en/settings.ts'
import { shellMessages } from '../../../locales/en/shell.ts'
import { fullName } from '../../../pieces/cells/PersonName.tsx'
import {
  isHiddenForFleetType,
  isSwitchedOn,
  pageOf,
  type Viewer,
} from '../../../pieces/navigation/portalMap.ts'
import { useViewer } from '../../../pieces/session/useViewer.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { AreaName } from '../../../provider/navigation.ts'
import { usePortal } from '../../../provider/portal.ts'
import { ChangePassword } from './ChangePassword.tsx'

/** The features that have a page, in the order of the menu. */
const pages: readonly (readonly [Feature, AreaName])[] = [
  ['DASHBOARD', 'dashboard'],
  ['CASH_IN', 'cash-in'],
  ['BUY_FUEL', 'buy-fuel'],
  ['GENERATE_FUEL_CODE', 'generate-fuel-codes'],
  ['MY_FUEL_CODE', 'fuel-codes'],
  ['REDEMPTION', 'redemptions'],
  ['NON_FUEL_TRANSACTION', 'non-fuel-transactions'],
  ['DRIVER', 'drivers'],
  ['VEHICLE', 'vehicles'],
  ['GROUPS', 'groups'],
  ['FLEET_CARD_MANAGEMENT', 'fleet-cards'],
  ['FLEET_CARD_REDEMPTION_HISTORY', 'fleet-card-redemptions'],
  ['STATION_LIST', 'stations'],
  ['LOANS', 'loans'],
  ['PROMO', 'promos'],
  ['USER_ACCESS', 'user-access'],
]

const Table = styled(PlainTable)`
  & th,
  & td {
    padding: ${space(1.5)} ${space(2)} ${space(1.5)} 0;
    text-align: start;
  }
  & th {
    font-weight: ${token('weight-medium')};
  }
  & thead th,
  & [data-none] > td {
    color: ${token('color-muted')};
  }
`

const levelOf = (permission: Permission | undefined) => {
  if (permission === undefined || permission.length === 0) return 'none'
  if (permission === 'full') return 'full'
  if (permission.includes('modify')) return 'modify'
  return permission.includes('export') ? 'export' : 'view'
}

/** Whether the menu of the fleet can list the page, for any role. */
function isPartOf(viewer: Viewer, area: AreaName): boolean {
  const page = pageOf(area)
  return (
    page !== undefined &&
    isSwitchedOn(page, viewer) &&
    viewer.canReach?.(area) !== false &&
    !page.isHidden?.(viewer.fleetType) &&
    !isHiddenForFleetType(page, viewer)
  )
}

/** Whether the user signs in with a second factor. Only roles with access to the users of the fleet may read it. */
function useOwnTwoFactor({ user, fleet, can }: FleetAccess): {
  isLoading: boolean
  isOn: boolean | undefined
} {
  const email = user?.email ?? ''
  const enabled = user !== undefined && can(listUserAccesses)
  const { data, isPending } = useRead(
    listUserAccesses,
    { fleetId: fleet?.fleetId ?? '', ...everyUser, searchKey: email, page: 1, perPage: 10 },
    { enabled },
  )
  const own = data?.userAccesses.find((one) => one.user.email.toLowerCase() === email.toLowerCase())
  return { isLoading: enabled && isPending, isOn: own?.user.isFaEnabled }
}

/** The user's name and email, a way to change the password, and what the role may do on each page of this fleet. */
export function AccountDialog({ access, onClose }: { access: FleetAccess; onClose: () => void }) {
  const t = useMessages(settingsMessages)
  const { names } = useMessages(rolesMessages)
  const { areaNames } = useMessages(shellMessages)
  const { permissions } = usePortal()
  const viewer = useViewer(access)
  const { role, fleet, user } = access
  const close = useRef<HTMLButtonElement>(null)
  const twoFactor = useOwnTwoFactor(access)
  if (!role || !fleet || !user || !viewer) return null
  const rows = pages
    .filter(([, area]) => isPartOf(viewer, area))
    .map(([feature, area]) => ({ area, level: levelOf(permissions[role][feature]) }) as const)
  const ownTwoFactor = (
    <HStack as="span" $gap={3} $wrap>
      <InlineText>{twoFactor.isOn ? t.twoFactorOn : t.twoFactorOff}</InlineText>
      <Link to={{ area: 'user-access', search: { searchKey: user.email } }} onNavigate={onClose}>
        {t.changeTwoFactor}
      </Link>
    </HStack>
  )
  const isFullEverywhere = rows.every(({ level }) => level === 'full')
  return (
    <Dialog title={t.accountTitle} width={520} initialFocus={close} onClose={onClose}>
      <VStack $gap={5}>
        <VStack $gap={3}>
          <DescriptionList
            items={[
              { name: t.name, value: fullName(user) },
              { name: t.email, value: user.email },
              { name: t.role, value: names[role] },
              ...(twoFactor.isLoading || twoFactor.isOn !== undefined
                ? [
                    {
                      name: t.twoFactor,
                      value: twoFactor.isLoading ? <Skeleton $width="160px" /> : ownTwoFactor,
                    },
                  ]
                : []),
            ]}
          />
          <ChangePassword email={user.email} />
        </VStack>
        <Subtitle>{t.accessTitle}</Subtitle>
        <Paragraph>
          {t.accessLead(names[role], fleet.businessName)}{' '}
          {role === 'portal-admin' ? t.accessIsAdmin : t.accessChange}
        </Paragraph>
        {isFullEverywhere ? (
          <InlineText $strong>{t.everywhere}</InlineText>
        ) : (
          <Table role="table" aria-label={t.accessTitle}>
            <thead>
              <tr>
                <th scope="col">{t.feature}</th>
                <th scope="col">{t.level}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ area, level }) => (
                <tr key={area} data-none={level === 'none' ? '' : undefined}>
                  <th scope="row">{areaNames[area]}</th>
                  <td>{t.levels[level]}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </VStack>
      <DialogActions>
        <Button ref={close} variant="primary" onClick={onClose}>
          {t.done}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
