import { ApiError } from 'api-client'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../foundation/ui/Button.tsx'
import { Box, Line } from '../foundation/ui/layout.ts'
import { Reference } from '../foundation/ui/Reference.tsx'
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
  /** What failed: the number of its request can be copied, for whoever runs the server. */
  error?: unknown
  retry?: () => void
  /** Further ways on. */
  children?: ReactNode
}

/** The general error page: what to do, the way home and a reload. */
export function OopsView({ detail, error, retry, children }: OopsViewProps) {
  const t = useMessages(shellMessages)
  const navigation = useNavigation()
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return (
    <Page as="main">
      <StateView tone="danger" isPage title={t.oops} detail={detail ?? t.oopsBody}>
        <Line $wrap $justify="center">
          {retry && (
            <Button variant="primary" onClick={retry}>
              {t.tryAgain}
            </Button>
          )}
          <Button onClick={() => navigation.navigate({ area: 'landing' })}>{t.backToHome}</Button>
          <Button onClick={() => navigation.reload()}>{t.okGotIt}</Button>
          {children}
        </Line>
        {requestId && <Reference text={requestId} />}
      </StateView>
    </Page>
  )
}
