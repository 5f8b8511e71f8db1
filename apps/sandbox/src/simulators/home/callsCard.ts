import { html } from 'hono/html'
import { scrollTable } from './scrollTable.ts'

/** The latest calls of the API. The browser fills the table. */
export const callsCard = () =>
  html`<section aria-labelledby="calls-title" class="wide">
    <h2 id="calls-title">Latest calls</h2>
    <p>
      What the portal asks of the API, newest first. The list has the last 100 calls that this process
      answered. A support ID finds a call in its log.
    </p>
    ${scrollTable({
      labelledBy: 'calls-title',
      columns: ['Time', 'Call', 'Path', 'Answer', { number: 'ms' }, 'Support ID'],
      bodyId: 'calls',
      rows: html`<tr>
        <td colspan="6">No call yet. Open the portal.</td>
      </tr>`,
      className: 'close calls',
    })}
  </section>`
