import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { Checkbox } from '../../foundation/form/Checkbox.tsx'
import { Box, focusRing, reset } from '../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { externalUrl } from '../../foundation/outside/externalUrl.ts'
import { loansMessages } from '../../locales/en/loans.ts'
import { TextButton } from '../../pieces/cells/TextButton.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { Field } from './loanFields.ts'
import type { PrivacyNotice } from './loanTerms.ts'

const NoticeDialog = lazyWithRetry(() => import('./NoticeDialog.tsx'), 'NoticeDialog')

const Indented = styled(Box)`
  /* Below the words of the box. */
  padding-inline-start: ${space(6.5)};
`

const Outside = styled.a`
  ${reset}
  color: ${token('color-accent')};
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: 2px;
  border-radius: 4px;
  cursor: pointer;
  ${focusRing}
`

interface ConsentFieldProps {
  name: 'lenderPrivacy' | 'productPrivacy'
  notice: PrivacyNotice
  /** What is agreed to. */
  words: string
  /** The name of the link to the notice. */
  readLabel: string
}

/** A box to tick, and the text that it speaks of: beside the form where it is one, else on a page of its own. */
export function ConsentField({ name, notice, words, readLabel }: ConsentFieldProps) {
  const t = useMessages(loansMessages)
  const { client } = usePortal()
  const [isOpen, setOpen] = useState(false)
  const page = globalThis.location.href
  // The host's own terms name it: it is no stranger, whatever its letters.
  const url = 'url' in notice ? notice.url : ''
  const hosts = [URL.parse(url)?.hostname ?? '']
  const address = externalUrl(url, { apiUrl: client.baseUrl, page, hosts })
  return (
    <Box>
      <Field name={name} label={t.fields[name]} isBare>
        {({ value, onChange, ...control }) => (
          <Checkbox {...control} checked={value} onChange={(event) => onChange(event.target.checked)}>
            {words}
          </Checkbox>
        )}
      </Field>
      <Indented>
        {address !== undefined && (
          <Outside href={address} target="_blank" rel="noopener noreferrer" aria-label={readLabel}>
            {t.readNotice}
          </Outside>
        )}
        {'text' in notice && (
          <TextButton aria-label={readLabel} onClick={() => setOpen(true)}>
            {t.readNotice}
          </TextButton>
        )}
      </Indented>
      {isOpen && 'text' in notice && (
        <Suspense>
          <NoticeDialog title={t.fields[name]} text={notice.text} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  )
}
