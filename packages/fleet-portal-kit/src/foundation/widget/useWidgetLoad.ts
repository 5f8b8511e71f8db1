import { ApiError } from 'fleet-portal-api-client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createEvent, type FleetEvent } from '../../provider/events.ts'
import type { FormControlsError } from '../../provider/formControls.ts'
import { callHost } from '../../provider/hostCalls.ts'
import type { ReadStatus } from '../../provider/widgetContext.ts'

interface WidgetSource {
  widget: string
  instance: string
}

/** The event of a widget that failed. An exception of the widget itself has no details, except about its `form`. */
export const failedEvent = (error: unknown, source: WidgetSource): FleetEvent => {
  // By its code, because pages load the class of the other error with forms only.
  const hasDetails =
    error instanceof ApiError || (error as Partial<FormControlsError>).code === 'InvalidFormControls'
  const { kind = 'crash', code, requestId } = (hasDetails ? error : {}) as Partial<ApiError>
  return createEvent('widget.failed', { kind, code, requestId }, source)
}

interface LoadReporter {
  onReadState: (read: string, state: ReadStatus) => void
  /** Starts, and returns a function that stops. */
  start: () => () => void
}

/** Reports each error, and when all reads have an answer or an error for the first time, unless the content is replaced. */
function createLoadReporter(source: WidgetSource, emit: (event: FleetEvent) => void): LoadReporter {
  const states = new Map<string, ReadStatus>()
  let isLoaded = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  // A read often starts the next one when it is done, so the check comes after the effects of that render.
  const check = () => {
    const known = [...states.values()]
    if (isLoaded || isStopped || known.length === 0 || known.includes('pending')) return
    isLoaded = true
    emit(createEvent('widget.loaded', {}, source))
  }
  return {
    onReadState(read, state) {
      const before = states.get(read)
      states.set(read, state)
      if (state instanceof Error && state !== before) emit(failedEvent(state, source))
      clearTimeout(timer)
      if (!isLoaded) timer = setTimeout(check)
    },
    start() {
      isStopped = false
      return () => {
        isStopped = true
        clearTimeout(timer)
      }
    },
  }
}

/**
 * Follows the reads of a widget. Reports `widget.loaded` when it shows its content for the first time, also without
 * a part that could not be read, and `widget.failed` for each error. Returns the function that takes the states.
 */
export function useWidgetLoad(
  { widget, instance }: WidgetSource,
  onEvent: ((event: FleetEvent) => void) | undefined,
): LoadReporter['onReadState'] {
  const latest = useRef(onEvent)
  useEffect(() => {
    latest.current = onEvent
  })
  const [emit] = useState(() => (event: FleetEvent) => callHost(() => latest.current?.(event)))
  const reporter = useMemo(() => createLoadReporter({ widget, instance }, emit), [widget, instance, emit])
  useEffect(() => reporter.start(), [reporter])
  return reporter.onReadState
}
