import { dictionary } from '@zxcvbn-ts/language-common'
import { field } from 'fleet-portal-api-client/contract/fields'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isCommonPassword } from './commonPasswords.ts'

const leaked = [...dictionary['passwords-common']].map(String).filter((word) => /^\p{L}.{3}/u.test(word))
const meetsRule = (password: string) => z.safeParse(field.password, password).success
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

it('every leaked password that meets the password rule is refused, also with a capital, a year or a symbol added', async () => {
  const tried = leaked
    .flatMap((word) => [capital(word), `${capital(word)}1`, `${capital(word)}2026!`, `${capital(word)}-99`])
    .filter(meetsRule)
  expect(tried.length).toBeGreaterThan(50_000)
  const accepted: string[] = []
  for (const password of tried) if (!(await isCommonPassword(password))) accepted.push(password)
  expect(accepted).toEqual([])
})

it.each([
  'P@ssw0rd',
  'P@$$w0rd2026',
  'P-a-s-s-w-o-r-d-1',
  'Dr4g0n-2026!',
  '!!Monkey99',
  'FleetPortal2026!',
  'Pilipinas1',
  'Mahalkita-143',
  'Jollibee2025#',
  'Aa1!Aa1!Aa1!',
  'A1111111a',
  'Qwerty123!',
  'Password123!'.normalize('NFD'),
])('%s is refused', async (password) => {
  expect(meetsRule(password)).toBe(true)
  expect(await isCommonPassword(password)).toBe(true)
})

it.each([
  'Bagong-Lihim-8',
  'Iba-Pang-Lihim-9',
  'kAlesa sa tulay 7',
  'Xq7#mVz2',
  'correct-Horse-battery-9',
  `Aa1${'ñ'.repeat(69)}bcd`,
])('%s is accepted', async (password) => {
  expect(meetsRule(password)).toBe(true)
  expect(await isCommonPassword(password, ['ana.reyes@sampaguita.example', 'Ana', 'Reyes'])).toBe(false)
})

it.each(['Ana.Reyes1', 'Anareyes-2026', 'Villanueva1!', 'Sampaguita-Foods1', 'Inesvillanueva9'])(
  '%s is refused for a user with that name or email',
  async (password) => {
    const about = ['ana.reyes@sampaguita-foods.example', 'Ines', 'Villanueva']
    const own = password.startsWith('Sampaguita') ? ['Sampaguita-Foods@x.example', ...about.slice(1)] : about
    expect(await isCommonPassword(password, own)).toBe(true)
  },
)
