import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { createApp, createSettings, type AppOptions } from './app.ts'
import * as schema from './db/schema.ts'
import { mountSimulators } from './simulators/index.ts'

export interface BrowserSandbox {
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

/** The sandbox in a browser page: the same app on an in-memory database that is loaded from a snapshot. */
export async function createBrowserSandbox(
  snapshot: Blob,
  options: Partial<Omit<AppOptions, 'db'>> = {},
): Promise<BrowserSandbox> {
  const client = await PGlite.create({ loadDataDir: snapshot })
  const appOptions: AppOptions = {
    secret: 'a-page-keeps-no-secret-from-itself-anyway',
    passwordCost: 4,
    ...options,
    db: drizzle({ client, schema }),
  }
  const app = createApp(appOptions)
  mountSimulators(app, { ...appOptions, settings: createSettings(appOptions) })
  return { fetch: async (request) => app.fetch(request), close: () => client.close() }
}
