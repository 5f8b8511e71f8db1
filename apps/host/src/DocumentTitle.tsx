import type { AreaName, Language, LanguageOnDemand, MessageOverrides } from 'fleet-portal-kit'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useSyncExternalStore,
  type ReactNode,
} from 'react'

/** The language that the user has chosen. Undefined: English. */
export const LanguageContext = createContext<Language | LanguageOnDemand | undefined>(undefined)

/** The English names of the pages outside the shell. The shell sets the title of the others. */
const englishNames = {
  'sign-in': 'Sign in',
  'forgot-password': 'Password Reset',
  'reset-password': 'Password Reset',
  'activate-account': 'Activate account',
  'select-fleet': 'Select Fleet',
  'payment-return': 'Payment',
} satisfies Partial<Record<AreaName, string>>

/** An area outside the shell. */
export type EntryArea = keyof typeof englishNames

const noSubscription = () => () => undefined

/** The name of an area in the language of the user. It is English until the sentences are loaded. */
function useAreaName(area: EntryArea, messages: MessageOverrides | undefined): string {
  const language = useContext(LanguageContext)
  const onDemand = language && 'load' in language ? language : undefined
  useEffect(() => void onDemand?.load('shell'), [onDemand])
  const read = useCallback(() => language?.messages.shell?.areaNames?.[area], [language, area])
  const translated = useSyncExternalStore(onDemand?.subscribe ?? noSubscription, read)
  return messages?.shell?.areaNames?.[area] ?? translated ?? englishNames[area]
}

interface DocumentTitleProps {
  area: EntryArea
  productName: string
  /** The sentences of the configuration. */
  messages: MessageOverrides | undefined
  children: ReactNode
}

/** Sets the title of the browser tab while a page outside the shell is shown. */
export function DocumentTitle({ area, productName, messages, children }: DocumentTitleProps) {
  const title = `${useAreaName(area, messages)} – ${productName}`
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
  return children
}
