import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { expect, test } from 'vitest'
import { checkAction, type BeforeAction } from './beforeAction.ts'

const source = { widget: 'drivers', instance: 'left' }
const check = (answer: unknown) =>
  checkAction((() => answer) as BeforeAction, createDriver, { firstName: 'Luz' }, source)

test.each([undefined, null])('the answer %s of the page allows an action', async (answer) => {
  await expect(check(answer)).resolves.toBeUndefined()
})

test.each([false, true, '', {}])(
  'the answer %j of the page, which is no decision, denies an action',
  async (answer) => {
    await expect(check(answer)).rejects.toMatchObject({ kind: 'denied' })
  },
)
