import { createApp, createSettings, type AppOptions } from './app.ts'
import { mountSimulators } from './simulators/index.ts'
import { openPooled } from './testing/databasePool.ts'
import { restartIds } from './utilities/ids.ts'
import { replaceRandomSource, seededSource, seedOf } from './utilities/randomSource.ts'

export { seedOf } from './utilities/randomSource.ts'

export interface BrowserSandbox {
  /** Answers a request. Requests are answered one after the other, in the order in which they arrive. */
  fetch(request: Request): Promise<Response>
  /** Whether a request has no answer yet. */
  isBusy(): boolean
  /** From now on, random values in ids, codes and names depend only on this text and on the requests. */
  seed(text: string): void
  /** The next sandbox of the page may use the database. */
  close(): Promise<void>
}

/** The sandbox in a browser page: the same app on an in-memory database that is loaded from a snapshot. */
export async function createBrowserSandbox(
  snapshot: Blob,
  options: Partial<Omit<AppOptions, 'db'>> = {},
): Promise<BrowserSandbox> {
  const database = await openPooled(() => Promise.resolve(snapshot))
  restartIds()
  const appOptions: AppOptions = {
    secret: 'a-page-keeps-no-secret-from-itself-anyway',
    passwordCost: 4,
    ...options,
    db: database.db,
  }
  const app = createApp(appOptions)
  mountSimulators(app, { ...appOptions, settings: createSettings(appOptions) })

  let seedText: string | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let unanswered = 0
  const counts = new Map<string, number>()

  /** Each request has random values of its own, so that requests which arrive in another order get the same values. */
  function seedRequest({ method, url }: Request): void {
    if (seedText === undefined) return
    const call = `${method} ${url}`
    const count = (counts.get(call) ?? 0) + 1
    counts.set(call, count)
    replaceRandomSource(seededSource(seedOf(`${seedText} ${call} ${count}`)))
  }

  async function answer(request: Request): Promise<Response> {
    seedRequest(request)
    return app.fetch(request)
  }

  return {
    async fetch(request) {
      unanswered += 1
      const answered = queue.then(() => answer(request))
      queue = answered.catch(() => undefined)
      try {
        return await answered
      } finally {
        unanswered -= 1
      }
    },
    isBusy: () => unanswered > 0,
    seed(text) {
      seedText = text
      counts.clear()
    },
    async close() {
      replaceRandomSource()
      await database.close()
    },
  }
}
