import { html } from 'hono/html'
import { scrollTable } from './scrollTable.ts'

/** The card terminal: pays for fuel or other goods with a fleet card, and voids one of the latest payments. */
export const terminalCard = () =>
  html`<section aria-labelledby="terminal-title" class="wide">
    <h2 id="terminal-title">Card terminal</h2>
    <p>Pays with a fleet card at the station that is selected at the pump, or voids a payment.</p>
    <form id="terminal" class="pairs">
      <label>
        Fleet
        <select name="fleetId" required></select>
      </label>
      <label>
        Card
        <select name="cardNumber" required></select>
      </label>
      <label>
        Product
        <select name="productCode">
          <option value="diesel">Diesel</option>
          <option value="gas91">Gas91</option>
          <option value="gas95">Gas95</option>
          <option value="gas97">Gas97</option>
          <option value="lubes">Lubes</option>
          <option value="">Other goods</option>
        </select>
      </label>
      <label>
        <span id="terminal-unit">Liters</span>
        <input name="quantity" required inputmode="decimal" value="20" />
      </label>
      <label>
        PO number (optional)
        <input name="poNumber" autocomplete="off" maxlength="30" />
      </label>
      <label>
        Remarks
        <input name="remarks" autocomplete="off" maxlength="255" />
      </label>
      <button type="submit">Pay</button>
    </form>
    <output id="slip" for="terminal"></output>
    <h3 id="payments-title">Latest payments</h3>
    ${scrollTable({ labelledBy: 'payments-title', columns: ['Receipt', 'Fleet', 'Card', 'Product', { number: 'Amount' }, 'Void'], bodyId: 'payments' })}
  </section>`
