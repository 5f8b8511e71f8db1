import { listFleets, type Fleet } from 'fleet-portal-api-client/contract/fleets'
import { useRead } from '../../foundation/data/useRead.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack, Paragraph } from '../../foundation/ui/layout.ts'
import { paymentReturnMessages } from '../../locales/en/paymentReturn.ts'
import { EntryPage } from '../../pieces/session/EntryPage.tsx'
import { forgetReturn, rememberReturn, type PendingReturn } from '../../pieces/navigation/pendingReturn.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

interface OtherFleetPromptProps {
  returned: PendingReturn
  current: Fleet | undefined
  /** The ID of the fleet of the payment. */
  owner: string
}

/** The payment is for another fleet of the user. The user switches to that fleet or stays. */
export function OtherFleetPrompt({ returned, current, owner }: OtherFleetPromptProps) {
  const t = useMessages(paymentReturnMessages)
  const { draftStore } = usePortal()
  const navigation = useNavigation()
  const fleets = useRead(listFleets, {}).data?.fleets
  const name = fleets?.find(({ fleetId }) => fleetId === owner)?.businessName
  const currentName = current?.businessName ?? ''
  const select = () => {
    rememberReturn(draftStore, returned)
    navigation.navigate({ area: 'select-fleet' }, { replace: true })
  }
  const stay = () => {
    forgetReturn(draftStore)
    navigation.navigate({ area: 'cash-in' }, { replace: true })
  }
  return (
    <EntryPage title={t.otherTitle} lead={name && t.otherFleet(name)}>
      <Paragraph>{t.otherLead(currentName)}</Paragraph>
      <HStack $wrap>
        <Button variant="primary" onClick={select}>
          {t.selectFleet}
        </Button>
        <Button onClick={stay}>{t.stay(currentName)}</Button>
      </HStack>
    </EntryPage>
  )
}
