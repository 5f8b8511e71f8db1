import { html } from 'hono/html'
import { demoPassword } from '../../domain/fleetSetup.ts'
import { userPlans } from '../../seed/fleetList.ts'
import { scrollTable } from './scrollTable.ts'

const accountRows = () =>
  userPlans.map(
    ({ email, description, status }) =>
      html`<tr>
        <th scope="row"><button type="button" class="copy" data-copy="${email}">${email}</button></th>
        <td>${description}</td>
        <td>
          ${
            status
              ? ''
              : html`<button
                  type="button"
                  class="small"
                  data-sign-in="${email}"
                  aria-label="Open portal as ${email}"
                >
                  Open portal
                </button>`
          }
        </td>
      </tr>`,
  )

/** The demo accounts. A button opens the portal as an account, without its password. */
export const accountsCard = () =>
  html`<section aria-labelledby="accounts-title" class="half">
    <h2 id="accounts-title">Accounts</h2>
    <p>
      One click opens the portal as an account. To sign in by hand, use its email and this password:
      <button type="button" class="copy" data-copy="${demoPassword}">${demoPassword}</button>
    </p>
    ${scrollTable({ labelledBy: 'accounts-title', columns: ['Email', 'Role and fleet', 'Action'], rows: accountRows(), className: 'close' })}
  </section>`
