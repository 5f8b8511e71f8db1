import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/*
 * Two specifications define the messages of forms: one for people, access and stations, the other for money and fuel.
 * The areas in this list follow the first, all other areas follow the second.
 */
const areasOfPeople = new Set([
  'activate-account',
  'drivers',
  'forgot-password',
  'groups',
  'reset-password',
  'sign-in',
  'users',
  'vehicles',
])

const areas = join(import.meta.dirname, '../areas')
const forms = globSync('**/*.{ts,tsx}', { cwd: areas })
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  .flatMap((file) =>
    [
      ...readFileSync(join(areas, file), 'utf8').matchAll(
        /\bcreate(?:Unpersisted)?Form(?:<\w+>)?\(([^\n]*)/g,
      ),
    ].map(([, call = '']): [string, string, string] => [file, file.split('/')[0] ?? '', call]),
  )

test('the search finds the forms of the areas', () => {
  expect(forms.length).toBeGreaterThanOrEqual(12)
})

test.each(forms)('the form in %s uses the messages of its specification', (_, area, call) => {
  expect(call.includes("'money'")).toBe(!areasOfPeople.has(area))
})
