import { html } from 'hono/html'

export interface CheckoutView {
  title: string
  /** The details of the payment or card, one per row. */
  rows: readonly (readonly [name: string, value: string])[]
  /** The buttons: the submitted value and the label. Empty if the payment or card is no longer pending. */
  actions: readonly (readonly [action: string, label: string])[]
  /** The reason why no action is possible. */
  closedReason?: string
}

/** A provider's page. It is plain, and looks different from the portal. */
export const checkoutPage = ({ title, rows, actions, closedReason }: CheckoutView) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/home/style.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p>This page stands in for the provider's. No money moves but in the sandbox.</p>
        </header>
        <main>
          <section aria-label="What it is about" class="half">
            <table class="close">
              <tbody>
                ${rows.map(
                  ([name, value]) =>
                    html`<tr>
                      <th scope="row">${name}</th>
                      <td>${value}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
            ${closedReason ? html`<p>${closedReason}</p>` : ''}
            <form method="post" class="acts">
              ${actions.map(([action, label]) => html`<button type="submit" name="act" value="${action}">${label}</button> `)}
            </form>
          </section>
        </main>
      </body>
    </html>`
