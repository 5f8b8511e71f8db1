import { html } from 'hono/html'
import { testCardNumbers } from '../../domain/testCards.ts'
import { scrollTable } from './scrollTable.ts'

/** The pending cash-ins, and the card numbers that the simulated providers accept. */
export const cashinsCard = () =>
  html`<section aria-labelledby="cashins-title" class="wide">
    <h2 id="cashins-title">Pending cash-ins</h2>
    <p>
      Pays or fails a cash-in, as a bank, a counter or the points program would. The portal accepts these card
      numbers, with any CVV and a future month:
    </p>
    <p class="numbers">
      ${testCardNumbers.map(
        (number) =>
          html`<button type="button" class="copy" data-copy="${number}">
            ${number.match(/.{4}/g)?.join(' ')}
          </button> `,
      )}
    </p>
    ${scrollTable({ labelledBy: 'cashins-title', columns: ['Reference', 'Fleet', 'Channel', { number: 'Amount' }, 'Result'], bodyId: 'cashins' })}
  </section>`
