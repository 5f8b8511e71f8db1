import { useContext, useMemo } from 'react'
import type { AnyFormControls } from '../../provider/formControls.ts'
import { WidgetContext } from '../../provider/widgetContext.ts'

/** The controls of the page around the component, as `read` makes them. The same object until the page changes them. */
export function usePageControls<Controls>(
  read: (controls: AnyFormControls | undefined) => Controls,
): Controls {
  const controls = useContext(WidgetContext)?.form
  return useMemo(() => read(controls), [read, controls])
}
