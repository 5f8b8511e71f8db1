import { html } from 'hono/html'

/** The pump: redeems a fuel code at a station. */
export const pumpCard = () =>
  html`<section aria-labelledby="pump-title" class="third">
    <h2 id="pump-title">Pump</h2>
    <p>Redeems a fuel code, as the staff of a station do. The redemption appears in the portal at once.</p>
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
        <input name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false" />
      </label>
      <label>
        Liters
        <input name="litres" required inputmode="decimal" value="20" />
      </label>
      <button type="submit">Redeem</button>
    </form>
    <output id="receipt" for="pump"></output>
  </section>`
