import { html } from 'hono/html'

const fuelOptions = () =>
  ['Diesel', 'Gas91', 'Gas95', 'Gas97'].map((fuel) => html`<option value="${fuel}">${fuel}</option>`)

/** The form that sets a price, now or later. */
export const pricesCard = () =>
  html`<section aria-labelledby="prices-title" class="third">
    <h2 id="prices-title">Prices</h2>
    <p>Sets a price now, or announces one. The dashboard shows an announced price as upcoming.</p>
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
        Pump price, pesos per liter
        <input name="pumpPrice" required inputmode="decimal" placeholder="61.25" />
      </label>
      <label>
        Discount, pesos per liter (empty: no change)
        <input name="discount" inputmode="decimal" />
      </label>
      <label>
        Valid from, Philippine time (empty: now)
        <input name="effectiveAt" type="datetime-local" />
      </label>
      <button type="submit">Set price</button>
    </form>
  </section>`
