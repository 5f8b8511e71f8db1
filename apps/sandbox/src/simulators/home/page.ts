import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { accountsCard } from './accountsCard.ts'
import { announcementCard } from './announcementCard.ts'
import { callsCard } from './callsCard.ts'
import { cashinsCard } from './cashinsCard.ts'
import { flagsCard } from './flagsCard.ts'
import { fleetsCard } from './fleetsCard.ts'
import { outboxCard } from './outboxCard.ts'
import { pricesCard } from './pricesCard.ts'
import { pumpCard } from './pumpCard.ts'
import { terminalCard } from './terminalCard.ts'

/** The parts of the page that its menu leads to. */
const menu: readonly (readonly [id: string, label: string])[] = [
  ['accounts', 'Accounts'],
  ['outbox', 'Email and SMS'],
  ['calls', 'Calls'],
  ['pump', 'Pump'],
  ['prices', 'Prices'],
  ['announcement', 'Announcement'],
  ['cashins', 'Cash-ins'],
  ['terminal', 'Card terminal'],
  ['fleets', 'Fleets'],
  ['flags', 'Flags'],
]

const resetCard = () =>
  html`<section aria-labelledby="reset-title" class="wide">
    <h2 id="reset-title">Reset</h2>
    <p>Deletes all data and creates the demo fleets again. It takes some seconds, and signs out all users.</p>
    <button type="button" id="reset" class="danger">Reset the sandbox</button>
  </section>`

const page = (portalUrl: string, canReset: boolean) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#192128" media="(prefers-color-scheme: dark)" />
        <title>Fleet portal sandbox</title>
        <link rel="stylesheet" href="/home/style.css" />
        <link rel="icon" href="/home/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <header>
          <img src="/home/icon.svg" alt="" width="36" height="36" />
          <div class="about">
            <h1>Fleet portal sandbox</h1>
            <p>
              A working backend with fictional fleets. The API is at <code>/api</code>. All users of this
              sandbox share its data.
            </p>
          </div>
          <a class="button primary" href="${portalUrl}">Open the portal</a>
        </header>
        <nav aria-label="Parts of this page">
          <ul>
            ${menu.map(([id, label]) => html`<li><a href="#${id}-title">${label}</a></li>`)}
          </ul>
        </nav>
        <p role="status" aria-live="polite" id="said"></p>
        <main>
          ${accountsCard()} ${outboxCard()} ${callsCard()} ${pumpCard()} ${pricesCard()} ${announcementCard()}
          ${cashinsCard()} ${terminalCard()} ${fleetsCard()} ${flagsCard()} ${canReset ? resetCard() : ''}
        </main>
        <script type="module" src="/home/client.js"></script>
      </body>
    </html>`

const contentTypes = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml', woff2: 'font/woff2' }

const ownFile = (name: string) => new URL(`./${name}`, import.meta.url)
const font = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')

const files: Readonly<Record<string, URL>> = {
  ...Object.fromEntries(
    [
      'style.css',
      'icon.svg',
      'client.js',
      'dom.js',
      'accounts.js',
      'announcements.js',
      'calls.js',
      'cashins.js',
      'flags.js',
      'fleets.js',
      'outbox.js',
      'prices.js',
      'pump.js',
      'terminal.js',
    ].map((name) => [name, ownFile(name)]),
  ),
  'inter.woff2': new URL(font),
}

/** The sandbox's own page. `reset` replaces all data; without it, the page has no reset button. */
export function homeRoutes(portalUrl: string, reset?: () => Promise<void>): Hono {
  const app = new Hono()
  app.get('/', (c) => c.html(page(portalUrl, reset !== undefined)))
  for (const [name, url] of Object.entries(files)) {
    const type = contentTypes[name.split('.')[1] as keyof typeof contentTypes]
    app.get(`/home/${name}`, async (c) =>
      c.body(await readFile(fileURLToPath(url)), 200, { 'Content-Type': type }),
    )
  }
  if (reset) {
    app.post('/sandbox/reset', async (c) => {
      await reset()
      return c.json({ message: 'The sandbox has its initial data again.' })
    })
  }
  return app
}
