import { useEffect, useSyncExternalStore } from 'react'
import { ActionBanner } from '../foundation/ui/ActionBanner.tsx'
import { uiMessages } from '../locales/en/ui.ts'
import { useMessages } from '../provider/messages.ts'
import { useEmit } from '../provider/widgetContext.ts'

interface FailedLoads {
  locale: string
  subscribe: (listener: () => void) => () => void
  /** The namespaces that could not be loaded. */
  failed: () => readonly string[]
  /** Loads them again. */
  retry: () => void
}

/** The notice of a language in a widget: shown while sentences are English because they could not be loaded. */
export function createLanguageFailure({ locale, subscribe, failed, retry }: FailedLoads) {
  function Notice({ namespaces }: { namespaces: string }) {
    const t = useMessages(uiMessages)
    const emit = useEmit()
    useEffect(() => {
      emit('language.failed', { locale, namespaces: namespaces.split(' ') })
    }, [emit, namespaces])
    return (
      <ActionBanner tone="warning" label={t.tryAgain} onAction={retry}>
        {t.languageFailed}
      </ActionBanner>
    )
  }

  return function LanguageFailure() {
    const namespaces = useSyncExternalStore(subscribe, () => failed().join(' '))
    useEffect(() => {
      globalThis.addEventListener('online', retry)
      return () => globalThis.removeEventListener('online', retry)
    }, [])
    return namespaces && <Notice namespaces={namespaces} />
  }
}
