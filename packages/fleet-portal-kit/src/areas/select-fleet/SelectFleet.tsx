import { ApiError } from 'fleet-portal-api-client'
import { isDeactivated, listFleets, type Fleet } from 'fleet-portal-api-client/contract/fleets'
import { accessToFleet, getCurrentUser } from 'fleet-portal-api-client/contract/session'
import type { PathName } from 'fleet-portal-api-client/contract/paths'
import { LogOut } from 'lucide'
import { useEffect, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useFlags } from '../../fleet/access/useFlags.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { useSessionEpoch, useSession } from '../../foundation/data/useSession.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { VStack, InlineText, HStack } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import { errorMessages } from '../../locales/en/errors.ts'
import { rolesMessages } from '../../locales/en/roles.ts'
import { shellMessages } from '../../locales/en/shell.ts'
import { EntryPage } from '../../pieces/session/EntryPage.tsx'
import {
  lastPageKey,
  returnPathOf,
  takeRequestedPage,
  withPassedItem,
} from '../../pieces/navigation/lastPage.ts'
import { OopsView } from '../../pieces/session/OopsView.tsx'
import { hasPendingReturn } from '../../pieces/navigation/pendingReturn.ts'
import { useRedirect } from '../../pieces/navigation/useRedirect.ts'
import { useSessionEnd } from '../../pieces/session/useSessionEnd.tsx'
import { useSignOut } from '../../pieces/session/useSignOut.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useNavigation } from '../../provider/widgetContext.ts'
import { FleetOptions } from './FleetOptions.tsx'

const lastKey = 'last-fleets'

const Footer = styled(HStack)`
  padding-top: ${space(4)};
  border-top: 1px solid ${token('color-border')};
  overflow-wrap: anywhere;
  & > button {
    margin-inline-start: auto;
  }
`

const readsWithoutFleet: ReadonlySet<unknown> = new Set(['getCurrentUser', 'listFleets'])
const isOfFleet = ({ queryKey }: { queryKey: readonly unknown[] }) => !readsWithoutFleet.has(queryKey[0])

/** Selects a fleet for the session and redirects to the page to continue on. */
function useSelectFleet(): (fleet: Fleet, isOnly?: boolean) => void {
  const { client, queryClient, deviceStorage, draftStore, permissions } = usePortal()
  const navigation = useNavigation()
  const { redirect } = useRedirect()
  const emit = useEmit()
  const isOn = useFlags()
  return (fleet, isOnly = false) => {
    const { fleetId, plbType: fleetType } = fleet
    const user = client.session.read().userDetails
    const role = user && accessToFleet(user, fleetId)?.role
    if (client.session.read().fleetId !== fleetId) queryClient.removeQueries({ predicate: isOfFleet })
    client.session.write({ fleetId, role, singleUserFleet: isOnly || undefined })
    // The next page shows what the list says of the fleet, and reads the fleet again, because it is marked as out of date.
    const fleetKey = ['getFleet' satisfies PathName, { fleetId }]
    if (!queryClient.getQueryData(fleetKey)) queryClient.setQueryData(fleetKey, fleet, { updatedAt: 1 })
    if (user) {
      const lastByUser = (deviceStorage.read(lastKey) ?? {}) as Record<string, string>
      deviceStorage.write(lastKey, { ...lastByUser, [user.userId]: fleetId })
    }
    emit('fleet.selected', { fleetId })
    const canReach = (area: Parameters<typeof navigation.href>[0]['area']) =>
      navigation.href({ area }) !== undefined
    const requested = takeRequestedPage(draftStore)
    const lastPage = user && draftStore.readStored(lastPageKey(user.userId))
    const viewer = { role, fleetType, permissions, isOn, canReach }
    const paymentReturn = hasPendingReturn(draftStore, viewer)
      ? { area: 'payment-return' as const }
      : undefined
    const destination =
      paymentReturn ??
      returnPathOf(withPassedItem(requested, lastPage, fleet), fleet, viewer) ??
      returnPathOf(lastPage, fleet, viewer)
    redirect(destination ?? { area: 'landing' })
  }
}

/** Renders the selection for a session, or the page that explains why the session ended. */
function SelectFleetGate() {
  const sessionEnd = useSessionEnd()
  const epoch = useSessionEpoch()
  return sessionEnd ?? <SelectFleetScreen key={epoch} />
}

function SelectFleetScreen() {
  const t = useMessages(shellMessages)
  const errors = useMessages(errorMessages)
  const names: Readonly<Record<string, string>> = useMessages(rolesMessages).names
  const { deviceStorage } = usePortal()
  const { redirect } = useRedirect()
  const fleetsRead = useRead(listFleets, {})
  const selectFleet = useSelectFleet()
  const signOut = useSignOut()
  const { userDetails: user, accessToken } = useSession()
  const userRead = useRead(getCurrentUser, {})
  const [wasSignedIn] = useState(accessToken !== undefined)
  const last = useMemo(() => {
    const lastByUser = (deviceStorage.read(lastKey) ?? {}) as Record<string, string>
    return user && lastByUser[user.userId]
  }, [deviceStorage, user])
  const fleets = useMemo(
    () =>
      fleetsRead.data?.fleets.toSorted(
        (a, b) =>
          Number(b.fleetId === last) - Number(a.fleetId === last) ||
          Number(isDeactivated(a)) - Number(isDeactivated(b)),
      ),
    [fleetsRead.data, last],
  )

  const only = fleets?.length === 1 ? fleets[0] : undefined
  const isUserKnown = user !== undefined
  useEffect(() => {
    if (only && isUserKnown) selectFleet(only, true)
    // Runs once, when the only fleet and the user are known.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [only, isUserKnown])
  const error = fleetsRead.error ?? (isUserKnown ? null : userRead.error)
  const retry = () => {
    void fleetsRead.refetch()
    void userRead.refetch()
  }
  const hasSessionEnded =
    (wasSignedIn && !accessToken) || (error?.kind === 'unauthorized' && error.endsSession)
  useEffect(() => {
    if (hasSessionEnded) redirect({ area: 'sign-in' })
  }, [hasSessionEnded, redirect])

  if (hasSessionEnded) return null
  if (fleets?.length === 0) {
    const fleetAccesses = user?.userAccesses.filter(({ portal }) => portal === 'fleet') ?? []
    const roleNames = fleetAccesses.map(({ role }) => names[role] ?? `“${role}”`)
    const detail = [
      t.oopsNoFleet,
      user && `${t.signedInAs(user.email)}.`,
      roleNames.length > 0 && t.rolesWithoutFleet([...new Set(roleNames)].join(', ')),
    ]
    return <OopsView detail={detail.filter(Boolean).join(' ')} signOut={() => void signOut()} />
  }
  const isInactive = error instanceof ApiError && error.code === 'F1006'
  if (error && !(fleets && isUserKnown) && !isInactive) {
    return <OopsView error={error} retry={retry} signOut={() => void signOut()} />
  }
  return (
    <EntryPage title={t.selectFleetTitle} lead={t.selectFleetLead} isWide>
      {isInactive && <Banner tone="warning">{errors.codes.F1006 as string}</Banner>}
      {fleets && isUserKnown && !only && (
        <FleetOptions fleets={fleets} lastFleetId={last} onSelect={selectFleet} />
      )}
      {(!fleets || !isUserKnown || only) && !isInactive && (
        <VStack $gap={2} aria-busy>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} $height="66px" />
          ))}
        </VStack>
      )}
      <Footer $justify="space-between" $wrap>
        <InlineText $muted>{user && t.signedInAs(user.email)}</InlineText>
        <Button variant="quiet" icon={LogOut} onClick={() => void signOut()}>
          {t.logout}
        </Button>
      </Footer>
    </EntryPage>
  )
}

/**
 * Lets users with access to several fleets choose one. Users with one fleet go on at once.
 *
 * @example
 * <SelectFleet />
 *
 * @since 0.1.0
 */
export function SelectFleet(props: WidgetProps) {
  return (
    <Widget name="select-fleet" isPublic {...props}>
      <SelectFleetGate />
    </Widget>
  )
}
