import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { servePage, type RenderedPage, type ServedPage } from '../serve.ts'

/** Serves the page with the markup that its server renders. What React reports on the server fails the request. */
export async function serveRendered(folder: string, token: () => Promise<string>): Promise<ServedPage> {
  const server = (await import(pathToFileURL(join(folder, 'dist-server/server.js')).href)) as {
    render: (page: RenderedPage) => string
  }
  const render = async (page: RenderedPage) => {
    const { error } = console
    const reported: unknown[] = []
    console.error = (...message) => void reported.push(...message)
    try {
      const markup = server.render(page)
      if (reported.length > 0) throw new Error(reported.join(' '))
      return markup
    } finally {
      console.error = error
    }
  }
  return servePage(join(folder, 'dist'), { token, render })
}
