import { redemptionAccess } from 'api-client/contract/activityAccess'
import { Ban } from 'lucide'
import type { FleetAccess } from '../../foundation/data/useAccess.ts'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { nonFuelTransactionsMessages } from '../../locales/en/nonFuelTransactions.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

const redemptions = { area: 'redemptions' } as const

/** All that a fleet sees whose type has no such purchases, such as from a link of another fleet. */
export function Unavailable({ access }: { access: FleetAccess }) {
  const t = useMessages(nonFuelTransactionsMessages)
  const navigation = useNavigation()
  const canGo = access.allows(redemptionAccess) && navigation.href(redemptions) !== undefined
  return (
    <StateView
      tone="empty"
      isPage
      icon={Ban}
      title={t.unavailableTitle}
      detail={t.unavailableDetail}
      action={canGo ? { label: t.toRedemptions, run: () => navigation.navigate(redemptions) } : undefined}
    />
  )
}
