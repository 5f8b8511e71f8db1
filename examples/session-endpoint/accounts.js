import { createHash, timingSafeEqual } from 'node:crypto'

const { PAGE_USER = 'ana', PAGE_PASSWORD = '', FLEET_EMAIL = '', FLEET_PASSWORD = '' } = process.env

/** The users of our page, and the account of each at the fleet API. Your own users replace this table. */
const accounts = new Map([
  [PAGE_USER, { password: PAGE_PASSWORD, account: { email: FLEET_EMAIL, password: FLEET_PASSWORD } }],
])

const hash = (text) => createHash('sha256').update(text).digest()

/** The account of a user with this password, or undefined. */
export function accountOf(user, password) {
  const found = accounts.get(user)
  if (!found?.password || !timingSafeEqual(hash(found.password), hash(password))) return undefined
  return found.account
}
