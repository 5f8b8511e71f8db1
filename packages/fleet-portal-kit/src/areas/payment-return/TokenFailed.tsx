import { ApiError } from 'fleet-portal-api-client'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack, Paragraph } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { paymentReturnMessages } from '../../locales/en/paymentReturn.ts'
import { EntryPage } from '../../pieces/session/EntryPage.tsx'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** The bank did not exchange its code for a token. Shows the reason, that nothing was paid, and the next steps. */
export function TokenFailed({ error }: { error: unknown }) {
  const t = useMessages(paymentReturnMessages)
  const errorMessageOf = useErrorMessage()
  const navigation = useNavigation()
  // The user cannot correct a code, so its field errors are not shown.
  const isCode = error instanceof ApiError && error.code === 'BadRequest'
  return (
    <EntryPage title={t.failedTitle}>
      <Banner tone="danger">{isCode ? t.codeRefused : errorMessageOf(error, { isRead: true })}</Banner>
      <Paragraph>{t.nothingPaid}</Paragraph>
      <HStack $wrap>
        <Button variant="primary" onClick={() => navigation.navigate({ area: 'cash-in' }, { replace: true })}>
          {t.backToCashIn}
        </Button>
        <Link isButton to={{ area: 'cash-in-history' }}>
          {t.history}
        </Link>
      </HStack>
    </EntryPage>
  )
}
