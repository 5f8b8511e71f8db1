import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../securityHeaders.ts'

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

test('the policy allows the files of the portal and no inline code', () => {
  const policy = contentSecurityPolicy({ urls: [undefined, '/api'] })
  expect(policy).not.toContain('unsafe')
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'")
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'")
})

test('the policy allows requests and sockets to a server on another origin', () => {
  const policy = contentSecurityPolicy({ urls: ['https://api.example/v1', 'https://api.example/flags'] })
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.example wss://api.example")
})

test('the policy allows Google Maps only with a key', () => {
  expect(contentSecurityPolicy({ urls: [] })).not.toContain('google')
  const policy = contentSecurityPolicy({ urls: [], hasMapsKey: true })
  expect(directive(policy, 'script-src')).toContain('https://*.googleapis.com')
  expect(directive(policy, 'script-src')).not.toContain('unsafe')
})

test('the documentation contains the policy as it is served', () => {
  const docs = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  expect(docs.replaceAll(/\s+/g, ' ')).toContain(contentSecurityPolicy({ urls: [] }))
})
