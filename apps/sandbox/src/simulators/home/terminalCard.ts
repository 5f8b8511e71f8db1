import { html } from 'hono/html'

/** The card terminal: pays for fuel or other goods with a fleet card, and voids one of the last payments. */
export const terminalCard = () =>
  html`<section aria-labelledby="terminal-title" class="wide">
    <h2 id="terminal-title">The card terminal</h2>
    <p>Pays with a fleet card, at the station that is chosen at the pump.</p>
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
        What for
        <select name="productCode">
          <option value="diesel">Diesel</option>
          <option value="gas91">Gas91</option>
          <option value="gas95">Gas95</option>
          <option value="gas97">Gas97</option>
          <option value="lubes">Lubes</option>
          <option value="">Something that is no fuel</option>
        </select>
      </label>
      <label>
        <span id="terminal-unit">Litres</span>
        <input name="quantity" required inputmode="decimal" value="20" />
      </label>
      <label>
        PO number, if any
        <input name="poNumber" autocomplete="off" maxlength="30" />
      </label>
      <label>
        Remarks
        <input name="remarks" autocomplete="off" maxlength="255" />
      </label>
      <button type="submit">Pay</button>
    </form>
    <output id="slip" for="terminal"></output>
    <h3 id="payments-title">Paid last</h3>
    <ul id="payments" aria-labelledby="payments-title"></ul>
  </section>`
