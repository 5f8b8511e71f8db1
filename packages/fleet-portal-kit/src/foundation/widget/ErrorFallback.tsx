import type { FallbackProps } from 'react-error-boundary'
import { StateView } from '../ui/StateView.tsx'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { Button } from '../ui/Button.tsx'
import { HStack } from '../ui/layout.ts'
import { MissingContent } from './MissingContent.tsx'

export interface ErrorFallbackProps extends Pick<FallbackProps, 'resetErrorBoundary'> {
  /** Called by “Close”. Default: there is no such button. */
  onClose?: () => void
}

/**
 * Replaces a widget after an error. The page around it stays. Offers a reload of the page too, because some code that failed to
 * load is loaded again only with the page.
 */
export function ErrorFallback({ resetErrorBoundary, onClose }: ErrorFallbackProps) {
  const t = useMessages(uiMessages)
  const navigation = useNavigation()
  return (
    <StateView tone="danger" title={t.crashTitle} detail={t.crashDetail}>
      <MissingContent />
      <HStack $wrap $justify="center">
        <Button onClick={resetErrorBoundary}>{t.tryAgain}</Button>
        <Button onClick={() => navigation.reload()}>{t.reloadPage}</Button>
        {onClose && <Button onClick={onClose}>{t.close}</Button>}
      </HStack>
    </StateView>
  )
}
