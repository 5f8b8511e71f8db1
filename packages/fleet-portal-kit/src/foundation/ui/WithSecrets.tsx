import { Fragment, type ReactNode } from 'react'

interface WithSecretsProps {
  children: string
  /** The codes and numbers in the text. Those that it does not contain have no effect. */
  secrets: readonly string[]
}

/** A text in which codes and numbers are hidden while the user hides them. */
export function WithSecrets({ children, secrets }: WithSecretsProps): ReactNode {
  const [secret, ...others] = secrets.filter(Boolean)
  if (!secret) return children
  return children.split(secret).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span data-secret="">{secret}</span>}
      <WithSecrets secrets={others}>{part}</WithSecrets>
    </Fragment>
  ))
}
