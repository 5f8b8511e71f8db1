import { expect, test } from 'vitest'
import { createApiClient } from './createApiClient.ts'
import { createEmbeddedSession } from './createEmbeddedSession.ts'

const createClient = (baseUrl: unknown) =>
  createApiClient({
    baseUrl: baseUrl as string,
    session: createEmbeddedSession(() => Promise.resolve(null)),
  })

test.each([
  'https://api.example.ph',
  'HTTPS://api.example.ph/v1/',
  'http://localhost:4000/api',
  'http://[::1]:4000',
  '//api.example.ph',
  '/',
  '/api',
  './api',
  '../api/v1',
])('a client takes the base URL %s', (baseUrl) => {
  expect(createClient(baseUrl).baseUrl).toBe(baseUrl)
})

test.each([
  'api.example.ph',
  'api.example.ph/v1',
  'localhost:4000/api',
  '',
  ' ',
  'ftp://api.example.ph',
  'javascript:alert(1)',
  'https:api.example.ph',
  'https://',
  'http:///api',
  'https://api.example.ph:port',
  'https://api example.ph',
  'https://api.example.ph?key=1',
  '/api#part',
  'undefined',
])(
  'a client without a usable base URL is not created, and the error says what is wrong with %j',
  (baseUrl) => {
    expect(() => createClient(baseUrl)).toThrow(
      new TypeError(
        `The \`apiUrl\` or \`baseUrl\` is ${JSON.stringify(baseUrl)}, and not an http or https URL, or a path such as "/api", without a query.`,
      ),
    )
  },
)

test('a base URL that is not a text is named, too', () => {
  expect(() => createClient(undefined)).toThrow(/ is undefined, and not an http/)
})
