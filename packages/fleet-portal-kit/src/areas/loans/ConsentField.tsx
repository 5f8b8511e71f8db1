import { useState } from 'react'
import { styled } from 'styled-components'
import { Checkbox } from '../../foundation/form/Checkbox.tsx'
import { Box, focusRing, reset } from '../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { externalUrl } from '../../foundation/outside/externalUrl.ts'
import { loansMessages } from '../../locales/en/loans.ts'
import { TextButton } from '../../pieces/cells/TextButton.ts'
import { radius, space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { Field } from './loanFields.ts'
import type { PrivacyNotice } from './loanTerms.ts'
import { parseUrl } from '../../foundation/outside/parseUrl.ts'
import { OverlayBoundary } from '../../foundation/overlay/OverlayBoundary.tsx'

const PrivacyNoticeDialog = lazyWithRetry(() => import('./PrivacyNoticeDialog.tsx'), 'PrivacyNoticeDialog')

const Indented = styled(Box)`
  /* Aligns with the label of the checkbox. */
  padding-inline-start: ${space(6.5)};
`

const NoticeLink = styled.a`
  ${reset}
  color: ${token('color-accent')};
  font-weight: ${token('weight-medium')};
  text-decoration: underline;
  text-underline-offset: 2px;
  border-radius: ${radius(0.5)};
  cursor: pointer;
  ${focusRing}
`

interface ConsentFieldProps {
  name: 'lenderPrivacy' | 'productPrivacy'
  notice: PrivacyNotice
  /** The label of the checkbox: the consent. */
  label: string
  /** The accessible label of the link to the notice. */
  readLabel: string
}

/** A consent checkbox with its privacy notice. A text opens in a dialog, a URL in a new tab. */
export function ConsentField({ name, notice, label, readLabel }: ConsentFieldProps) {
  const t = useMessages(loansMessages)
  const { client } = usePortal()
  const [isOpen, setOpen] = useState(false)
  const page = globalThis.location.href
  // The host configured this URL, so its hostname is trusted even with unusual characters.
  const url = 'url' in notice ? notice.url : ''
  const hosts = [parseUrl(url)?.hostname ?? '']
  const noticeUrl = externalUrl(url, { apiUrl: client.baseUrl, page, hosts })
  return (
    <Box>
      <Field name={name} label={t.fields[name]} isBare>
        {({ value, onChange, ...control }) => (
          <Checkbox {...control} checked={value} onChange={(event) => onChange(event.target.checked)}>
            {label}
          </Checkbox>
        )}
      </Field>
      <Indented>
        {noticeUrl !== undefined && (
          <NoticeLink href={noticeUrl} target="_blank" rel="noopener noreferrer" aria-label={readLabel}>
            {t.readNotice}
          </NoticeLink>
        )}
        {'text' in notice && (
          <TextButton aria-label={readLabel} onClick={() => setOpen(true)}>
            {t.readNotice}
          </TextButton>
        )}
      </Indented>
      {isOpen && 'text' in notice && (
        <OverlayBoundary onClose={() => setOpen(false)}>
          <PrivacyNoticeDialog title={t.fields[name]} text={notice.text} onClose={() => setOpen(false)} />
        </OverlayBoundary>
      )}
    </Box>
  )
}
