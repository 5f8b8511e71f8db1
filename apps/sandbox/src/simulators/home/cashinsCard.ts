import { html } from 'hono/html'
import { testCardNumbers } from '../../domain/testCards.ts'

/** The pending cash-ins, and the card numbers that the simulated providers accept. */
export const cashinsCard = () =>
  html`<section aria-labelledby="cashins-title" class="wide">
    <h2 id="cashins-title">Cash-ins that wait</h2>
    <p>
      Pay at the counter, approve points, or let a payment fail. Cards that are taken, with any CVV and a
      month to come:
      ${testCardNumbers.map((number) => html`<button type="button" class="copy" data-copy="${number}">${number}</button> `)}
    </p>
    <ul id="cashins" aria-labelledby="cashins-title"></ul>
  </section>`
