import { html } from 'hono/html'

/** The feature flags of the portal's pages and payment methods. The browser fills the list. */
export const flagsCard = () =>
  html`<section aria-labelledby="flags-title" class="wide">
    <h2 id="flags-title">Feature flags</h2>
    <p>
      Turns a page or a payment method off, for all users or for all but the listed users. Open pages follow
      at once. Changed flags are marked.
    </p>
    <ul id="flags" aria-labelledby="flags-title"></ul>
  </section>`
