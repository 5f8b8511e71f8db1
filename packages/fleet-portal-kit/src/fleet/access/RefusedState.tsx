import { UnsavedTexts } from '../../foundation/form/UnsavedTexts.tsx'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import type { EndpointAccess, FleetAccess } from './useAccess.ts'

interface RefusedStateProps {
  area: string
  /** The endpoint that the screen needs. */
  endpoint: EndpointAccess
  access: Pick<FleetAccess, 'isMissingForFleetType'>
}

/** Replaces a screen that the role or the fleet type has no access to. It shows text that was typed on that screen. */
export function RefusedState({ area, endpoint, access }: RefusedStateProps) {
  const t = useMessages(uiMessages)
  const messages = access.isMissingForFleetType(endpoint)
    ? { title: t.notForTypeTitle, detail: t.notForType(area) }
    : { title: t.notAllowedTitle, detail: t.notAllowed(area) }
  return (
    <StateView tone="locked" {...messages}>
      <UnsavedTexts />
    </StateView>
  )
}
