import { UnsavedTexts } from '../../foundation/form/UnsavedTexts.tsx'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { uiMessages } from '../../locales/en/ui.ts'
import { waysOnMessages } from '../../locales/en/nextSteps.ts'
import { useMessages } from '../../provider/messages.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** In place of an area that the type of the fleet lacks, such as from a link of another fleet. */
export function NotForTypeView({ area, home }: { area: string; home: AreaName | undefined }) {
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
