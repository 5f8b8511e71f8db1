import { html } from 'hono/html'
import { scrollTable } from './scrollTable.ts'

/** The fleets with their wallets and reference stations. The browser fills the table. */
export const fleetsCard = () =>
  html`<section aria-labelledby="fleets-title" class="wide">
    <h2 id="fleets-title">Fleets</h2>
    <p>
      Adds money to a wallet without a cash-in, deactivates a fleet, or closes its reference station, to see
      how the portal shows it.
    </p>
    ${scrollTable({ labelledBy: 'fleets-title', columns: ['Fleet', 'Type', { number: 'Wallet' }, 'Add money, pesos', 'Status', 'Reference station'], bodyId: 'fleets' })}
  </section>`
