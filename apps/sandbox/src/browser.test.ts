import { readFile } from 'node:fs/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createBrowserSandbox, type BrowserSandbox } from './browser.ts'
import { randomUuid } from './utilities/randomSource.ts'

async function withSandbox<T>(seed: string, run: (sandbox: BrowserSandbox) => Promise<T>): Promise<T> {
  const snapshot = new Blob([await readFile(process.env['SANDBOX_SNAPSHOT'] ?? '')])
  const sandbox = await createBrowserSandbox(snapshot)
  try {
    sandbox.seed(seed)
    return await run(sandbox)
  } finally {
    await sandbox.close()
  }
}

async function newFleetName({ fetch }: BrowserSandbox): Promise<string> {
  const init = { method: 'POST', body: '{}' }
  const response = await fetch(new Request('http://sandbox.test/sandbox/fleets', init))
  return ((await response.json()) as { businessName: string }).businessName
}

/** The random end of a new fleet's name. Before it is the time. */
const newFleet = async (sandbox: BrowserSandbox) => (await newFleetName(sandbox)).slice(-4)

/** The random id that an unknown call gets. */
async function requestIdOf({ fetch }: BrowserSandbox, path: string): Promise<string> {
  const response = await fetch(new Request(`http://sandbox.test/api/${path}`))
  return ((await response.json()) as { requestId: string }).requestId
}

const twoFleets = (seed: string) =>
  withSandbox(seed, async (sandbox) => [await newFleet(sandbox), await newFleet(sandbox)])

it('a seed determines random values, and each request has its own', async () => {
  const [first, second] = await twoFleets('a story')
  expect(second).not.toBe(first)
  expect(await twoFleets('a story')).toEqual([first, second])
  expect(await twoFleets('another story')).not.toEqual([first, second])
})

it('a sandbox after another one gives the same ids at the same time, as if it were the first', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const name = () => withSandbox('a story', newFleetName)
  const first = await name()
  expect(await name()).toBe(first)
})

it('requests that arrive in another order get the same values', async () => {
  await withSandbox('a story', async (sandbox) => {
    const idsOf = (...paths: string[]) => Promise.all(paths.map((path) => requestIdOf(sandbox, path)))
    const [one, other] = await idsOf('one', 'other')
    sandbox.seed('a story')
    expect(await idsOf('other', 'one')).toEqual([other, one])
    expect(one).not.toBe(other)
  })
})

it('is busy until all requests are answered', async () => {
  await withSandbox('a story', async (sandbox) => {
    const answers = [requestIdOf(sandbox, 'one'), requestIdOf(sandbox, 'other')]
    expect(sandbox.isBusy()).toBe(true)
    await Promise.all(answers)
    expect(sandbox.isBusy()).toBe(false)
  })
})

it('a closed sandbox leaves random values unpredictable', async () => {
  const idAfterClose = async () => {
    await withSandbox('a story', (sandbox) => requestIdOf(sandbox, 'one'))
    return randomUuid()
  }
  expect(await idAfterClose()).not.toBe(await idAfterClose())
})
