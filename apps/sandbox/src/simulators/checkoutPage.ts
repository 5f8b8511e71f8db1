import { html } from 'hono/html'

export interface CheckoutView {
  title: string
  /** What is paid or verified, a line each. */
  rows: readonly (readonly [name: string, value: string])[]
  /** What a person can do: the value that is sent, and the button's words. None where it is over. */
  actions: readonly (readonly [act: string, words: string])[]
  /** Why nothing can be done any more. */
  closedReason?: string
}

/** A provider's page, as plain as it can be and still be told apart from the portal. */
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
              ${actions.map(([act, words]) => html`<button type="submit" name="act" value="${act}">${words}</button> `)}
            </form>
          </section>
        </main>
      </body>
    </html>`
