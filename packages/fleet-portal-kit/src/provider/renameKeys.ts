import { renamedKeys, type RenamedKey } from '../locales/renamedKeys.ts'
import type { MessageOverrides } from '../locales/messageOverrides.ts'

type Tree = Readonly<Record<string, unknown>>

const valueAt = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce((part, name) => (part as Tree | undefined)?.[name], tree)

/** A copy of the tree with a value at a path. */
const withValue = (tree: unknown, [name = '', ...rest]: readonly string[], value: unknown): Tree => ({
  ...(tree as Tree | undefined),
  [name]: rest.length > 0 ? withValue((tree as Tree | undefined)?.[name], rest, value) : value,
})

/** Bundlers replace `process.env.NODE_ENV`. A page without a bundler has no `process`. */
function isDevelopment() {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}

/**
 * Copies messages under renamed keys to their new keys. A message under the new key wins. In development the console names
 * each old key once.
 */
export function createKeyRenamer() {
  const warned = new Set<string>()
  return (messages: MessageOverrides): MessageOverrides => {
    let renamed: Tree = messages
    for (const [old, { use }] of Object.entries<RenamedKey>(renamedKeys)) {
      const message = valueAt(messages, old.split('.'))
      if (message === undefined) continue
      if (isDevelopment() && !warned.has(old)) {
        warned.add(old)
        console.warn(`fleet-portal-kit: the message "${old}" is now called "${use}".`)
      }
      const path = use.split('.')
      if (valueAt(messages, path) === undefined) renamed = withValue(renamed, path, message)
    }
    return renamed
  }
}
