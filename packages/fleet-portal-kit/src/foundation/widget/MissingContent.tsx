import { useContext, useEffect, useId } from 'react'
import { WidgetContext } from '../../provider/widgetContext.ts'

/**
 * Rendered with each view that replaces the content of a widget, such as an error. While it is, the widget does not report
 * `widget.loaded`. Reads that failed without it were of a part only.
 */
export function MissingContent() {
  const report = useContext(WidgetContext)?.onReadState
  const id = useId()
  useEffect(() => {
    report?.(id, 'pending')
    return () => report?.(id, 'done')
  }, [report, id])
  return null
}
