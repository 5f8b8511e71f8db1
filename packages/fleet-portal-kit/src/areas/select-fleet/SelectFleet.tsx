import { ApiError } from 'api-client'
import { listFleets, type Fleet } from 'api-client/contract/fleets'
import { accessToFleet, getCurrentUser } from 'api-client/contract/session'
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
import { shellMessages } from '../../locales/en/shell.ts'
import { EntryPage } from '../../pieces/session/EntryPage.tsx'
import { lastPlaceKey, takeRequestedPlace, returnPathOf } from '../../pieces/navigation/lastPlace.ts'
import { OopsView } from '../../pieces/session/OopsView.tsx'
import { hasPendingReturn } from '../../pieces/navigation/pendingReturn.ts'
import { useRedirect } from '../../pieces/navigation/useRedirect.ts'
import { useSessionEnd } from '../../pieces/session/useSessionEnd.tsx'
import { useSignOut } from '../../pieces/session/useSignOut.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useNavigation } from '../../provider/widgetContext.ts'
import { FleetChoices } from './FleetChoices.tsx'

const lastKey = 'last-fleets'

const Foot = styled(HStack)`
  padding-top: ${space(4)};
  border-top: 1px solid ${token('color-border')};
  overflow-wrap: anywhere;
  & > button {
    margin-inline-start: auto;
  }
`

const unscoped: ReadonlySet<unknown> = new Set(['getCurrentUser', 'listFleets'])
const isOfFleet = ({ queryKey }: { queryKey: readonly unknown[] }) => !unscoped.has(queryKey[0])

/** Takes a fleet as the one to act on and goes where the person works on it. */
function useChoose(): (fleet: Fleet, isOnly?: boolean) => void {
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
    if (user) {
      const lastByUser = (deviceStorage.read(lastKey) ?? {}) as Record<string, string>
      deviceStorage.write(lastKey, { ...lastByUser, [user.userId]: fleetId })
    }
    emit('fleet.selected', { fleetId })
    const canReach = (area: Parameters<typeof navigation.href>[0]['area']) =>
      navigation.href({ area }) !== undefined
    const wanted = takeRequestedPlace(draftStore)
    const place = user && draftStore.readStored(lastPlaceKey(user.userId))
    const viewer = { role, fleetType, permissions, isOn, canReach }
    const paid = hasPendingReturn(draftStore, viewer) ? { area: 'payment-return' as const } : undefined
    const way = paid ?? returnPathOf(wanted, fleet, viewer) ?? returnPathOf(place, fleet, viewer)
    redirect(way ?? { area: 'landing' })
  }
}

/** Chooses for a session; what ended it stands in its place. */
function SelectFleetGate() {
  const end = useSessionEnd()
  const epoch = useSessionEpoch()
  return end ?? <SelectFleetScreen key={epoch} />
}

function SelectFleetScreen() {
  const t = useMessages(shellMessages)
  const errors = useMessages(errorMessages)
  const { deviceStorage } = usePortal()
  const { redirect } = useRedirect()
  const answer = useRead(listFleets, {})
  const choose = useChoose()
  const signOut = useSignOut()
  const { userDetails: user, accessToken } = useSession()
  const userRead = useRead(getCurrentUser, {})
  const [wasSignedIn] = useState(accessToken !== undefined)
  const last = useMemo(() => {
    const lastByUser = (deviceStorage.read(lastKey) ?? {}) as Record<string, string>
    return user && lastByUser[user.userId]
  }, [deviceStorage, user])
  const fleets = useMemo(
    () => answer.data?.fleets.toSorted((a, b) => Number(b.fleetId === last) - Number(a.fleetId === last)),
    [answer.data, last],
  )

  const only = fleets?.length === 1 ? fleets[0] : undefined
  const isUserKnown = user !== undefined
  useEffect(() => {
    if (only && isUserKnown) choose(only, true)
    // Chosen once, when the only fleet and the user are known.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [only, isUserKnown])
  const error = answer.error ?? (isUserKnown ? null : userRead.error)
  const retry = () => {
    void answer.refetch()
    void userRead.refetch()
  }
  const isOver = (wasSignedIn && !accessToken) || (error?.kind === 'unauthorized' && error.endsSession)
  useEffect(() => {
    if (isOver) redirect({ area: 'sign-in' })
  }, [isOver, redirect])

  if (isOver) return null
  if (fleets?.length === 0) return <OopsView detail={t.oopsNoFleet} signOut={() => void signOut()} />
  const isInactive = error instanceof ApiError && error.code === 'F1006'
  if (error && !(fleets && isUserKnown) && !isInactive) {
    return <OopsView error={error} retry={retry} signOut={() => void signOut()} />
  }
  return (
    <EntryPage title={t.selectFleetTitle} lead={t.selectFleetLead} isWide>
      {isInactive && <Banner tone="warning">{errors.codes.F1006 as string}</Banner>}
      {fleets && isUserKnown && !only && <FleetChoices fleets={fleets} last={last} choose={choose} />}
      {(!fleets || !isUserKnown || only) && !isInactive && (
        <VStack $gap={2} aria-busy>
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} $height="66px" />
          ))}
        </VStack>
      )}
      <Foot $justify="space-between" $wrap>
        <InlineText $muted>{user && t.signedInAs(user.email)}</InlineText>
        <Button variant="quiet" icon={LogOut} onClick={() => void signOut()}>
          {t.logout}
        </Button>
      </Foot>
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
