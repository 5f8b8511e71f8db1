import { createDriver, importDrivers } from 'fleet-portal-api-client/contract/drivers'
import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { afterEach, expect, test, vi } from 'vitest'
import { checkAction, type BeforeAction } from './beforeAction.ts'

afterEach(() => void vi.useRealTimers())

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

test('the page gets a copy of the input: it changes nothing that is sent', async () => {
  const input = { codes: [{ literVolume: 5000, driverIds: ['d1'] }] }
  await checkAction(
    (action) => {
      const { codes } = action.input as typeof input
      const [code] = codes
      if (code) code.literVolume = 500_000
      code?.driverIds.push('d2')
      codes.push({ literVolume: 1, driverIds: [] })
    },
    createFuelCodes,
    input,
    source,
  )
  expect(input).toEqual({ codes: [{ literVolume: 5000, driverIds: ['d1'] }] })
})

test('the page gets the file of an import itself', async () => {
  const file = new File(['first_name'], 'drivers.csv')
  const onBefore = vi.fn<BeforeAction>()
  await checkAction(onBefore, importDrivers, { fleetId: 'f1', file }, source)
  expect(onBefore.mock.lastCall?.[0].input.file).toBe(file)
})

test('a page that does not answer within 30 seconds denies an action', async () => {
  vi.useFakeTimers()
  const checked = checkAction(() => new Promise(() => undefined), createDriver, {}, source)
  const refused = expect(checked).rejects.toMatchObject({ kind: 'denied', cause: { kind: 'timeout' } })
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
})
