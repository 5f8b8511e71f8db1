import type { ReactNode } from 'react'
import { StateView } from '../foundation/ui/StateView.tsx'
import { Widget, type WidgetFrameProps } from '../foundation/widget/Widget.tsx'
import { uiMessages } from '../locales/en/ui.ts'
import { useMessages } from '../provider/messages.ts'
import type { AreaName } from '../provider/navigation.ts'
import { AreaContext } from './areaContext.ts'
import { areaFlags } from './access/areaFlags.ts'
import { useFlags } from './access/useFlags.ts'

function SwitchedOff() {
  const t = useMessages(uiMessages)
  return <StateView tone="locked" title={t.switchedOffTitle} detail={t.switchedOff} />
}

/** Replaces an area that a feature flag has switched off. The shell of the portal leads to another page instead. */
function FlagBoundary({ area, children }: { area: AreaName; children: ReactNode }) {
  const isOn = useFlags()
  if (areaFlags[area]?.every(isOn) ?? true) return children
  return <SwitchedOff />
}

interface AreaWidgetProps extends Omit<WidgetFrameProps, 'name'> {
  area: AreaName
  /** The name of the widget. Default: the name of the area. */
  name?: string
  fleetId: string
}

/**
 * The frame of a widget that shows an area of the portal. The flags of the area apply wherever it is embedded. For another fleet
 * the area starts again: what was typed or selected for one fleet must not be sent for another.
 */
export function AreaWidget({ area, name = area, fleetId, children, ...widget }: AreaWidgetProps) {
  return (
    <Widget name={name} {...widget}>
      <AreaContext.Provider key={fleetId} value={area}>
        <FlagBoundary area={area}>{children}</FlagBoundary>
      </AreaContext.Provider>
    </Widget>
  )
}
