import type { ReactNode } from 'react'
import type { StatementRow } from './statementRows.ts'

/** Styles of a printed statement. */
export const statementStyles = `
  .statement { max-width: 180mm; }
  .statement section { break-inside: avoid; margin-top: 6mm; }
  .statement h2 { margin: 0 0 2mm; font-size: 12pt; }
  .statement table { width: 100%; border-collapse: collapse; }
  .statement th, .statement td { padding: 1.2mm 0; border-bottom: 0.2mm solid #ccc; font-weight: 400; text-align: start; }
  .statement td { text-align: end; white-space: nowrap; padding-inline-start: 6mm; }
  .statement tr.strong > * { font-weight: 700; }
  .statement tr.detail > * { color: #555; }
  .statement tr.detail > th { padding-inline-start: 4mm; }
  .statement footer { margin-top: 6mm; font-size: 9.5pt; }
  .statement footer p + p { margin-top: 1.5mm; }
`

export interface PaperAccount {
  name: string
  rows: readonly (StatementRow & { text: string })[]
  notes: readonly string[]
}

interface StatementPaperProps {
  title: string
  period: string
  fleet: string | undefined
  accounts: readonly PaperAccount[]
  notes: readonly string[]
}

/** A statement on paper. */
export function StatementPaper({ title, period, fleet, accounts, notes }: StatementPaperProps): ReactNode {
  return (
    <main className="statement">
      <header>
        {fleet && <p className="muted">{fleet}</p>}
        <h1>{title}</h1>
        <p>{period}</p>
      </header>
      {accounts.map((account) => (
        <section key={account.name}>
          <h2>{account.name}</h2>
          <table>
            <tbody>
              {account.rows.map(({ name, text, isStrong, isDetail }) => (
                <tr key={name} className={isStrong ? 'strong' : isDetail ? 'detail' : undefined}>
                  <th scope="row">{name}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {account.notes.map((note) => (
            <p key={note} className="muted">
              {note}
            </p>
          ))}
        </section>
      ))}
      <footer>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </footer>
    </main>
  )
}
