import { styled } from 'styled-components'
import { Button } from '../foundation/ui/Button.tsx'
import { Box, Line } from '../foundation/ui/layout.ts'
import { StateView } from '../foundation/ui/StateView.tsx'
import { shellMessages } from '../locales/en/shell.ts'
import { useMessages } from '../provider/messages.ts'
import { useNavigation } from '../provider/widgetContext.ts'

const Page = styled(Box)`
  display: grid;
  place-items: center;
  min-height: 70dvh;
`

interface OopsViewProps {
  detail?: string
  retry?: () => void
  /** The way out where home leads back here. */
  signOut?: () => void
}

/** The general error page: what to do, the way home and a reload. */
export function OopsView({ detail, retry, signOut }: OopsViewProps) {
  const t = useMessages(shellMessages)
  const navigation = useNavigation()
  return (
    <Page as="main">
      <StateView tone="danger" title={t.oops} detail={detail ?? t.oopsBody}>
        <Line $wrap $justify="center">
          {retry && (
            <Button variant="primary" onClick={retry}>
              {t.tryAgain}
            </Button>
          )}
          <Button onClick={() => navigation.navigate({ area: 'landing' })}>{t.backToHome}</Button>
          <Button onClick={() => navigation.reload()}>{t.okGotIt}</Button>
          {signOut && <Button onClick={signOut}>{t.logout}</Button>}
        </Line>
      </StateView>
    </Page>
  )
}
