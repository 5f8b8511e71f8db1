import { html } from 'hono/html'

/** The emails and SMS that the backend sent, newest first. The browser fills the list. */
export const outboxCard = () =>
  html`<section aria-labelledby="outbox-title" class="half fill">
    <h2 id="outbox-title">Email and SMS</h2>
    <p>The sandbox sends nothing. Two-factor codes, invitations and links appear here, newest first.</p>
    <ol id="outbox" class="scroll" tabindex="0" aria-labelledby="outbox-title"></ol>
  </section>`
