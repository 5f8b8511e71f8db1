import { styled } from 'styled-components'
import { VisuallyHidden } from '../../foundation/ui/layout.ts'

const Unseen = styled(VisuallyHidden)`
  display: block;
`

/** Tells password managers whose password this is; nobody else sees it. */
export function AccountName({ email }: { email: string | undefined }) {
  if (!email) return null
  return (
    <Unseen as="input" type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
  )
}
