import { ApiError } from 'api-client'
import { listFleets, isDeactivated, type Fleet } from 'api-client/contract/fleets'
import { Ban, Building2, ChevronRight } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useRead } from '../../foundation/data/useRead.ts'
import { useSession } from '../../foundation/data/useSession.ts'
import { OopsView } from '../../pieces/OopsView.tsx'
import { useLogout } from '../../pieces/useLogout.ts'
import { SearchBox } from '../../foundation/list/SearchBox.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { Box, Card, Column, focusRing, Inline, Paragraph, reset, Title } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { Tag } from '../../foundation/ui/Tag.tsx'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import { errorMessages } from '../../locales/en/errors.ts'
import { shellMessages } from '../../locales/en/shell.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useNavigation } from '../../provider/widgetContext.ts'

const searchFrom = 9
const lastKey = 'last-fleets'

const Page = styled(Box)`
  display: grid;
  place-items: start center;
  min-height: 100dvh;
  padding: ${space(16)} ${space(4)};
  background: ${token('color-page')};
`

const Panel = styled(Card)`
  width: 100%;
  max-width: 520px;
  padding: ${space(6)};
`

const Choice = styled.button`
  ${reset}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
  cursor: pointer;
  ${focusRing}
  &:hover {
    border-color: ${token('color-accent')};
    background: ${token('color-accent-soft')};
  }
  & > svg {
    color: ${token('color-accent')};
  }
`

const Name = styled(Column)`
  flex: 1;
  min-width: 0;
`

interface FleetChoicesProps {
  fleets: readonly Fleet[]
  /** The id of the fleet that was chosen the last time. */
  last: string | undefined
  choose: (fleet: Fleet) => void
}

function FleetChoices({ fleets, last, choose }: FleetChoicesProps) {
  const t = useMessages(shellMessages)
  const [text, setText] = useState('')
  const shown = fleets.filter(({ businessName }) => businessName.toLowerCase().includes(text.toLowerCase()))
  return (
    <Column $gap={3}>
      {fleets.length >= searchFrom && <SearchBox value={text} hint={t.searchFleets} onSearch={setText} />}
      {shown.length === 0 && <Paragraph $muted>{t.noFleetMatch(text)}</Paragraph>}
      <Column as="ul" $gap={2}>
        {shown.map((fleet) => (
          <Box as="li" key={fleet.fleetId}>
            <Choice type="button" onClick={() => choose(fleet)}>
              <Icon of={Building2} size={20} />
              <Name $gap={0}>
                <Inline $strong>{fleet.businessName}</Inline>
                <Inline $muted>
                  {t.fleetTypes[fleet.plbType]}
                  {fleet.fleetId === last && ` · ${t.lastUsed}`}
                </Inline>
              </Name>
              {isDeactivated(fleet) && (
                <Tag tone="warning" icon={Ban}>
                  {t.deactivated}
                </Tag>
              )}
              <Icon of={ChevronRight} />
            </Choice>
          </Box>
        ))}
      </Column>
    </Column>
  )
}

function SelectFleetScreen() {
  const t = useMessages(shellMessages)
  const errors = useMessages(errorMessages)
  const { client, queryClient, deviceStore } = usePortal()
  const navigation = useNavigation()
  const emit = useEmit()
  const logOut = useLogout()
  const isSignedIn = useSession().accessToken !== undefined
  const answer = useRead(listFleets, {}, { enabled: isSignedIn })
  useEffect(() => {
    if (!isSignedIn) navigation.navigate({ area: 'sign-in' }, { replace: true })
  }, [isSignedIn, navigation])
  const user = client.session.read().userDetails
  const lastByUser = useMemo(() => (deviceStore.read(lastKey) ?? {}) as Record<string, string>, [deviceStore])
  const last = user && lastByUser[user.userId]
  const fleets = useMemo(
    () =>
      answer.data &&
      answer.data.fleets.toSorted((a, b) => Number(b.fleetId === last) - Number(a.fleetId === last)),
    [answer.data, last],
  )

  const choose = (fleet: Fleet, isOnly = false) => {
    const { fleetId } = fleet
    const role = user?.userAccesses.find(
      (access) => access.portal === 'fleet' && access.fleetId === fleetId,
    )?.role
    if (client.session.read().fleetId !== fleetId) queryClient.removeQueries({ predicate: isOfFleet })
    client.session.write({ fleetId, role, singleUserFleet: isOnly || undefined })
    if (user) deviceStore.write(lastKey, { ...lastByUser, [user.userId]: fleetId })
    emit('fleet.selected', { fleetId })
    navigation.navigate({ area: 'landing' }, { replace: true })
  }
  const only = fleets?.length === 1 ? fleets[0] : undefined
  useEffect(() => {
    if (only) choose(only, true)
    // Chosen once, when the only fleet is known.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [only])

  if (!isSignedIn) return null
  if (fleets?.length === 0) {
    return (
      <OopsView detail={t.oopsNoFleet}>
        <Button onClick={() => void logOut()}>{t.logout}</Button>
      </OopsView>
    )
  }
  const isInactive = answer.error instanceof ApiError && answer.error.code === 'F1006'
  if (answer.error && !fleets && !isInactive) {
    return <OopsView error={answer.error} retry={() => void answer.refetch()} />
  }
  return (
    <Page as="main">
      <Panel>
        <Column $gap={4}>
          <Column $gap={1}>
            <Title>{t.selectFleetTitle}</Title>
            <Paragraph $muted>{t.selectFleetLead}</Paragraph>
          </Column>
          {isInactive && <Banner tone="warning">{errors.codes.F1006 as string}</Banner>}
          {fleets && !only ? (
            <FleetChoices fleets={fleets} last={last} choose={choose} />
          ) : (
            <Column $gap={2} aria-busy>
              {[0, 1, 2].map((place) => (
                <Skeleton key={place} $height="66px" />
              ))}
            </Column>
          )}
        </Column>
      </Panel>
    </Page>
  )
}

const unscoped: ReadonlySet<unknown> = new Set(['getCurrentUser', 'listFleets'])
const isOfFleet = ({ queryKey }: { queryKey: readonly unknown[] }) => !unscoped.has(queryKey[0])

/** The choice of the fleet to act on. A person with one fleet never sees it. */
export function SelectFleet(props: WidgetProps) {
  return (
    <Widget name="select-fleet" {...props}>
      <SelectFleetScreen />
    </Widget>
  )
}
