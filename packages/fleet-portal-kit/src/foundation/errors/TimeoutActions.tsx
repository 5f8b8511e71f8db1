import { waysOnMessages } from '../../locales/en/nextSteps.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { Button } from '../ui/Button.tsx'
import { HStack } from '../ui/layout.ts'

/** The actions after a timeout, beside Try again: go home, if the host has a home page, and reload the page. */
export function TimeoutActions() {
  const t = useMessages(waysOnMessages)
  const navigation = useNavigation()
  const hasHome = navigation.href({ area: 'landing' }) !== undefined
  return (
    <HStack $wrap $justify="center">
      {hasHome && <Button onClick={() => navigation.navigate({ area: 'landing' })}>{t.backToHome}</Button>}
      <Button onClick={() => navigation.reload()}>{t.okGotIt}</Button>
    </HStack>
  )
}
