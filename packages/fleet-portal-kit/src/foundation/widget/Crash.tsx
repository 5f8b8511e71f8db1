import type { FallbackProps } from 'react-error-boundary'
import { StateView } from '../ui/StateView.tsx'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'

/** What a widget shows in its own place when it breaks; the page around it lives on. */
export function Crash({ resetErrorBoundary }: FallbackProps) {
  const t = useMessages(uiMessages)
  return (
    <StateView
      tone="danger"
      title={t.crashTitle}
      detail={t.crashDetail}
      action={{ label: t.tryAgain, run: resetErrorBoundary }}
    />
  )
}
