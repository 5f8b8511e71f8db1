import { html } from 'hono/html'

/** The feature flags of the portal's pages and payment methods. The browser fills the list. */
export const flagsCard = () =>
  html`<section aria-labelledby="flags-title" class="wide">
    <h2 id="flags-title">Feature flags</h2>
    <p>
      A page or a way to cash in that is off is off for everybody but the people listed with it. Those that
      are not as in the beginning are marked.
    </p>
    <ul id="flags" aria-labelledby="flags-title"></ul>
  </section>`
