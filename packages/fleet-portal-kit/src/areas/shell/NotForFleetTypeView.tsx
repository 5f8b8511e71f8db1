import { UnsavedTexts } from '../../foundation/form/UnsavedTexts.tsx'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { uiMessages } from '../../locales/en/ui.ts'
import { waysOnMessages } from '../../locales/en/nextSteps.ts'
import { useMessages } from '../../provider/messages.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** Replaces an area that does not exist for the fleet type, for example after a link from another fleet. */
export function NotForFleetTypeView({ area, home }: { area: string; home: AreaName | undefined }) {
  const t = useMessages(uiMessages)
  const { backToHome } = useMessages(waysOnMessages)
  const navigation = useNavigation()
  const toHome = home && { label: backToHome, run: () => navigation.navigate({ area: home }) }
  return (
    <StateView tone="locked" title={t.notForTypeTitle} detail={t.notForType(area)} action={toHome}>
      <UnsavedTexts />
    </StateView>
  )
}
