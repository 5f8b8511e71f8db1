import { listFleets, type Fleet } from 'api-client/contract/fleets'
import { useRead } from '../../foundation/data/useRead.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack, Paragraph } from '../../foundation/ui/layout.ts'
import { paymentReturnMessages } from '../../locales/en/paymentReturn.ts'
import { EntryPage } from '../../pieces/session/EntryPage.tsx'
import { forgetReturn, rememberReturn, type PendingReturn } from '../../pieces/navigation/pendingReturn.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

interface OtherFleetProps {
  found: PendingReturn
  current: Fleet | undefined
  /** The fleet that the payment was made for. */
  owner: string
}

/** The payment was made for another fleet of the person: on to that one, or on with this one. */
export function OtherFleet({ found, current, owner }: OtherFleetProps) {
  const t = useMessages(paymentReturnMessages)
  const { draftStore } = usePortal()
  const navigation = useNavigation()
  const fleets = useRead(listFleets, {}).data?.fleets
  const name = fleets?.find(({ fleetId }) => fleetId === owner)?.businessName
  const here = current?.businessName ?? ''
  const select = () => {
    rememberReturn(draftStore, found)
    navigation.navigate({ area: 'select-fleet' }, { replace: true })
  }
  const stay = () => {
    forgetReturn(draftStore)
    navigation.navigate({ area: 'cash-in' }, { replace: true })
  }
  return (
    <EntryPage title={t.otherTitle} lead={name && t.otherFleet(name)}>
      <Paragraph>{t.otherLead(here)}</Paragraph>
      <HStack $wrap>
        <Button variant="primary" onClick={select}>
          {t.selectFleet}
        </Button>
        <Button onClick={stay}>{t.stay(here)}</Button>
      </HStack>
    </EntryPage>
  )
}
