import { forwardRef } from 'react'
import { useOfflineReason } from '../errors/useOfflineReason.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'

/**
 * A button that sends a call with an effect. Without a connection it is disabled and says why, so that no call waits unseen. A call
 * that was sent before the connection was lost stays `busy`.
 */
export const SendButton = forwardRef<HTMLButtonElement, ButtonProps>(function SendButton(props, ref) {
  const { busy, disabledReason } = props
  const offlineReason = useOfflineReason()
  return <Button {...props} ref={ref} disabledReason={disabledReason ?? (busy ? undefined : offlineReason)} />
})
