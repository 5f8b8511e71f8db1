import { UnsavedTexts } from '../../foundation/form/UnsavedTexts.tsx'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import type { EndpointAccess, FleetAccess } from './useAccess.ts'

interface RefusedStateProps {
  area: string
  /** The endpoint that the screen needs. */
  endpoint: EndpointAccess
  access: Pick<FleetAccess, 'isMissingForFleetType' | 'allows'>
}

/** Replaces a screen that the role or the fleet type has no access to. It shows text that was typed on that screen. */
export function RefusedState({ area, endpoint, access }: RefusedStateProps) {
  const t = useMessages(uiMessages)
  const messages = () => {
    if (access.isMissingForFleetType(endpoint))
      return { title: t.notForTypeTitle, detail: t.notForType(area) }
    // The role has access, so the page is read-only.
    if (access.allows(endpoint.access)) return { title: t.readOnlyTitle, detail: t.readOnly(area) }
    return { title: t.notAllowedTitle, detail: t.notAllowed(area) }
  }
  return (
    <StateView tone="locked" {...messages()}>
      <UnsavedTexts />
    </StateView>
  )
}
