import { ApiError } from 'api-client'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack, Paragraph } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { paymentReturnMessages } from '../../locales/en/paymentReturn.ts'
import { EntryPage } from '../../pieces/session/EntryPage.tsx'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** The bank gave no token for its code: why not, that nothing was paid, and the ways on. */
export function ReturnFailed({ error }: { error: unknown }) {
  const t = useMessages(paymentReturnMessages)
  const sentenceOf = useErrorMessage()
  const navigation = useNavigation()
  // Whatever a server says of a code, there is nothing in it that a person could mend.
  const isCode = error instanceof ApiError && error.code === 'BadRequest'
  return (
    <EntryPage title={t.failedTitle}>
      <Banner tone="danger">{isCode ? t.codeRefused : sentenceOf(error, { isRead: true })}</Banner>
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
