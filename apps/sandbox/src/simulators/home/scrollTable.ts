import { html } from 'hono/html'

interface TableOptions {
  /** The id of the heading that names the table. */
  labelledBy: string
  /** The titles of the columns; `number` aligns a column to the right. */
  columns: readonly (string | { number: string })[]
  /** The id of the body, which a script fills. */
  bodyId?: string
  /** The rows that the page has before any script runs. */
  rows?: unknown
  className?: string
}

/** A table that scrolls in its section. */
export const scrollTable = ({ labelledBy, columns, bodyId = '', rows = '', className = '' }: TableOptions) =>
  html`<div class="scroll" tabindex="0" role="group" aria-labelledby="${labelledBy}">
    <table aria-labelledby="${labelledBy}" class="${className}">
      <thead>
        <tr>
          ${columns.map((column) =>
            typeof column === 'string'
              ? html`<th scope="col">${column}</th>`
              : html`<th scope="col" class="number">${column.number}</th>`,
          )}
        </tr>
      </thead>
      <tbody ${bodyId ? html`id="${bodyId}"` : ''}>
        ${rows}
      </tbody>
    </table>
  </div>`
