import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../securityHeaders.ts'

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

test('the policy allows what the portal brings with it, and nothing that is written into the page', () => {
  const policy = contentSecurityPolicy({ addresses: [undefined, '/api'] })
  expect(policy).not.toContain('unsafe')
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'")
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'")
})

test('a server on another origin may be called and listened to', () => {
  const policy = contentSecurityPolicy({ addresses: ['https://api.example/v1', 'https://api.example/flags'] })
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.example wss://api.example")
})

test("Google's map is let in where there is a key for it, and not otherwise", () => {
  expect(contentSecurityPolicy({ addresses: [] })).not.toContain('google')
  const policy = contentSecurityPolicy({ addresses: [], hasMapsKey: true })
  expect(directive(policy, 'script-src')).toContain('https://*.googleapis.com')
  expect(directive(policy, 'script-src')).not.toContain('unsafe')
})

test('the documentation shows the policy as it is served', () => {
  const docs = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  expect(docs.replaceAll(/\s+/g, ' ')).toContain(contentSecurityPolicy({ addresses: [] }))
})
