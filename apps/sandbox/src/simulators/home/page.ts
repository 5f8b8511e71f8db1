import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { demoPassword } from '../../domain/fleetSetup.ts'
import { userPlans } from '../../seed/fleetList.ts'
import { announcementCard } from './announcementCard.ts'
import { cashinsCard } from './cashinsCard.ts'
import { flagsCard } from './flagsCard.ts'
import { terminalCard } from './terminalCard.ts'

const file = (name: string) => readFile(new URL(`./${name}`, import.meta.url), 'utf8')

const fuelOptions = () =>
  ['Diesel', 'Gas91', 'Gas95', 'Gas97'].map((fuel) => html`<option value="${fuel}">${fuel}</option>`)

const accountRows = () =>
  userPlans.map(
    ({ email, description: about }) =>
      html`<tr>
        <td><button type="button" class="copy" data-copy="${email}">${email}</button></td>
        <td>${about}</td>
      </tr>`,
  )

const page = (canReset: boolean) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Fleet portal sandbox</title>
        <link rel="stylesheet" href="/home/style.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          <h1>Fleet portal sandbox</h1>
          <p>
            A working backend with made-up fleets. The API is at <code>/api</code>; what you do here happens
            for everybody who uses this sandbox.
          </p>
          <p role="status" aria-live="polite" id="said"></p>
        </header>
        <main>
          <section aria-labelledby="accounts-title" class="half">
            <h2 id="accounts-title">Accounts</h2>
            <p>
              Password of all:
              <button type="button" class="copy" data-copy="${demoPassword}">${demoPassword}</button>
            </p>
            <table aria-labelledby="accounts-title" class="close">
              <thead>
                <tr>
                  <th scope="col">Email</th>
                  <th scope="col">Who</th>
                </tr>
              </thead>
              <tbody>
                ${accountRows()}
              </tbody>
            </table>
          </section>

          <section aria-labelledby="outbox-title" class="half fill">
            <h2 id="outbox-title">Mail and SMS</h2>
            <p>Codes and links appear here a moment after they were sent, newest first.</p>
            <ol id="outbox" class="scroll" tabindex="0" aria-labelledby="outbox-title"></ol>
          </section>

          <section aria-labelledby="pump-title" class="third">
            <h2 id="pump-title">The pump</h2>
            <form id="pump">
              <label>
                Find a station
                <input id="station-search" type="search" placeholder="City or name" autocomplete="off" />
              </label>
              <label>
                Station
                <select name="stationId" required></select>
              </label>
              <label>
                Fuel code
                <input
                  name="code"
                  required
                  autocomplete="off"
                  autocapitalize="characters"
                  spellcheck="false"
                />
              </label>
              <label>
                Litres
                <input name="litres" required inputmode="decimal" value="20" />
              </label>
              <button type="submit">Redeem</button>
            </form>
            <output id="receipt" for="pump"></output>
          </section>

          <section aria-labelledby="prices-title" class="third">
            <h2 id="prices-title">Prices</h2>
            <form id="prices">
              <label>
                Fleet
                <select name="fleetId">
                  <option value="">All fleets</option>
                </select>
              </label>
              <label>
                Fuel
                <select name="productCode">
                  ${fuelOptions()}
                </select>
              </label>
              <label>
                Pump price, pesos per litre
                <input name="pumpPrice" required inputmode="decimal" placeholder="61.25" />
              </label>
              <label>
                Discount, pesos per litre (as before if empty)
                <input name="discount" inputmode="decimal" />
              </label>
              <label>
                From (now if empty; Philippine time)
                <input name="effectiveAt" type="datetime-local" />
              </label>
              <button type="submit">Set price</button>
            </form>
          </section>

          ${announcementCard()}

          <section aria-labelledby="fleets-title" class="wide">
            <h2 id="fleets-title">Fleets</h2>
            <div class="scroll tall" tabindex="0" role="region" aria-labelledby="fleets-title">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Fleet</th>
                    <th scope="col">Type</th>
                    <th scope="col" class="number">Wallet</th>
                    <th scope="col">Add money</th>
                    <th scope="col">Status</th>
                    <th scope="col">Reference station</th>
                  </tr>
                </thead>
                <tbody id="fleets"></tbody>
              </table>
            </div>
          </section>

          ${terminalCard()} ${cashinsCard()} ${flagsCard()}
          ${
            canReset
              ? html`<section aria-labelledby="reset-title" class="wide">
                  <h2 id="reset-title">Start over</h2>
                  <p>Deletes all data and creates the demo fleets again. This takes some seconds.</p>
                  <button type="button" id="reset" class="danger">Reset the sandbox</button>
                </section>`
              : ''
          }
        </main>
        <script type="module" src="/home/client.js"></script>
      </body>
    </html>`

const pageFiles = [
  'style.css',
  'client.js',
  'dom.js',
  'flags.js',
  'announcements.js',
  'cashins.js',
  'terminal.js',
]

/** The sandbox's own page. `reset` replaces all data; without it, the page has no reset button. */
export function homeRoutes(reset?: () => Promise<void>): Hono {
  const app = new Hono()
  app.get('/', (c) => c.html(page(reset !== undefined)))
  for (const name of pageFiles) {
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript'
    app.get(`/home/${name}`, async (c) => c.body(await file(name), 200, { 'Content-Type': type }))
  }
  if (reset) {
    app.post('/sandbox/reset', async (c) => {
      await reset()
      return c.json({ message: 'The sandbox is as new.' })
    })
  }
  return app
}
