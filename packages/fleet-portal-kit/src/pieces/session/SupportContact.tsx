import { styled } from 'styled-components'
import { Box, fingerOr, focusRing, InlineText, reset } from '../../foundation/ui/layout.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'

const Contact = styled.a`
  ${reset}
  display: inline-flex;
  align-items: center;
  min-height: ${fingerOr('24px')};
  color: ${token('color-accent')};
  cursor: pointer;
  overflow-wrap: anywhere;
  text-decoration: underline;
  ${focusRing}
`

/** The email address and the phone number of the support. Renders nothing if the portal has neither. */
export function SupportContact() {
  const { support } = usePortal()
  const t = useMessages(uiMessages)
  if (!support?.email && !support?.phone) return null
  const { email, phone } = support
  return (
    <Box>
      <InlineText $muted>{t.support}</InlineText>
      {email && (
        <Box>
          <Contact href={`mailto:${email}`}>{email}</Contact>
        </Box>
      )}
      {phone && (
        <Box>
          <Contact href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Contact>
        </Box>
      )}
    </Box>
  )
}
