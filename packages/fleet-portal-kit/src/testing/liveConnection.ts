import { act } from '@testing-library/react'
import type { RealtimeSource } from '../provider/realtime.ts'

type Listener = Parameters<RealtimeSource['open']>[0]

/** A source of live messages for the provider. Its functions wait until the portal has opened it. */
export function liveConnection() {
  let listener: Listener | undefined
  let markOpened = () => {}
  const opened = new Promise<void>((resolve) => {
    markOpened = resolve
  })
  const realtime: RealtimeSource = {
    open(newListener) {
      listener = newListener
      markOpened()
      return () => {
        listener = undefined
      }
    },
  }
  const tellPortal = async (tell: (listener: Listener) => void) => {
    await opened
    act(() => {
      if (listener) tell(listener)
    })
  }
  return {
    realtime,
    connect: () => tellPortal(({ onConnected }) => onConnected()),
    send: (message: object) => tellPortal(({ onMessage }) => onMessage(message)),
  }
}
