import { styled } from 'styled-components'
import { VisuallyHidden } from '../../foundation/ui/layout.ts'

const HiddenInput = styled(VisuallyHidden)`
  display: block;
`

/** A hidden username field, so that password managers store the password under the right account. */
export function UsernameField({ email }: { email: string | undefined }) {
  if (!email) return null
  return (
    <HiddenInput
      as="input"
      type="text"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  )
}
