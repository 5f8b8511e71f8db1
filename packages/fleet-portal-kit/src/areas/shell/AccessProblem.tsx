import { roles } from 'fleet-portal-api-client/contract/access'
import { listFleets, type Fleet } from 'fleet-portal-api-client/contract/fleets'
import { accessToFleet, type User } from 'fleet-portal-api-client/contract/session'
import { useRead } from '../../foundation/data/useRead.ts'
import { useSession } from '../../foundation/data/useSession.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { DescriptionList } from '../../foundation/ui/DescriptionList.tsx'
import { Box, HStack } from '../../foundation/ui/layout.ts'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { accessProblemMessages } from '../../locales/en/accessProblem.ts'
import { rolesMessages } from '../../locales/en/roles.ts'
import { CentrePage } from '../../pieces/session/CentrePage.ts'
import { useSignOut } from '../../pieces/session/useSignOut.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'

/** The user has no role that the portal knows, the server refuses the fleet, or redirects did not end. */
export type AccessProblemKind = 'no-role' | 'fleet-refused' | 'redirect-loop'

interface AccessProblemProps {
  kind: AccessProblemKind
  fleetId: string | undefined
  retry: () => void
}

/** The role of the user on a fleet as the server sends it. The portal may not know this role. */
const serverRole = (user: User | undefined, fleetId: string | undefined): string | undefined =>
  user?.userAccesses.find((access) => access.portal === 'fleet' && access.fleetId === fleetId)?.role

/**
 * The page for contradictions between user, fleets and role. It names the signed-in user, the fleets and roles, the
 * missing access, and the contact. It never redirects by itself, because that could loop.
 */
export function AccessProblem({ kind, fleetId, retry }: AccessProblemProps) {
  const t = useMessages(accessProblemMessages)
  const names: Readonly<Record<string, string>> = useMessages(rolesMessages).names
  const { client } = usePortal()
  const { userDetails: user } = useSession()
  const fleets = useRead(listFleets, {})
  const signOut = useSignOut()
  const allFleets = fleets.data?.fleets
  const fleetName = allFleets?.find((one) => one.fleetId === fleetId)?.businessName ?? t.thisFleet
  const role = serverRole(user, fleetId)
  const isKnownRole = roles.some((one) => one === role)

  const detail = () => {
    if (kind === 'redirect-loop') return t.loop
    if (kind === 'fleet-refused') return t.fleetRefused(fleetName)
    return role && !isKnownRole ? t.unknownRole(fleetName, role) : t.noRole(fleetName)
  }
  const roleNameOf = (id: string) => {
    const named = serverRole(user, id)
    return named === undefined ? t.roleMissing : (names[named] ?? `“${named}”`)
  }
  const isOther = (one: Fleet) => one.fleetId !== fleetId && accessToFleet(user as User, one.fleetId)
  const hasOther = user !== undefined && allFleets?.some(isOther)
  return (
    <CentrePage>
      <StateView
        tone="locked"
        title={kind === 'redirect-loop' ? t.loopTitle : t.noAccessTitle}
        detail={`${detail()} ${t.askAdmin}`}
      >
        <Box>
          <DescriptionList
            items={[
              { name: t.user, value: user ? `${user.firstName} ${user.lastName} (${user.email})` : '—' },
              {
                name: t.fleets,
                value: allFleets
                  ? allFleets
                      .map((one) => t.fleetWithRole(one.businessName, roleNameOf(one.fleetId)))
                      .join(', ') || t.noFleets
                  : fleets.error
                    ? t.fleetsUnknown
                    : '…',
              },
            ]}
          />
        </Box>
        <HStack $wrap $justify="center">
          {hasOther && (
            <Button
              variant="primary"
              onClick={() => client.session.write({ fleetId: undefined, role: undefined })}
            >
              {t.chooseFleet}
            </Button>
          )}
          <Button onClick={retry}>{t.tryAgain}</Button>
          <Button onClick={() => void signOut()}>{t.signOut}</Button>
        </HStack>
      </StateView>
    </CentrePage>
  )
}
