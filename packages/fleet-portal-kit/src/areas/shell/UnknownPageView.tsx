import { SearchX } from 'lucide'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { waysOnMessages } from '../../locales/en/nextSteps.ts'
import { shellMessages } from '../../locales/en/shell.ts'
import { useMessages } from '../../provider/messages.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** Shown at a URL for which the portal has no page. `home` is the start page of the role. */
export function UnknownPageView({ home }: { home: AreaName | undefined }) {
  const t = useMessages(shellMessages)
  const { backToHome } = useMessages(waysOnMessages)
  const navigation = useNavigation()
  const toHome = home && { label: backToHome, run: () => navigation.navigate({ area: home }) }
  return (
    <StateView
      tone="empty"
      isPage
      icon={SearchX}
      title={t.unknownTitle}
      detail={t.unknownDetail}
      action={toHome}
    />
  )
}
