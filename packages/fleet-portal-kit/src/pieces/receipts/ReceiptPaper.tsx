import type { Receipt } from './receipt.ts'

/** Styles of a printed receipt. */
export const receiptStyles = `
  .receipt { max-width: 150mm; }
  .receipt header { padding-bottom: 4mm; border-bottom: 0.4mm solid #111; }
  .receipt dl {
    display: grid;
    grid-template-columns: fit-content(60mm) 1fr;
    gap: 2.5mm 8mm;
    margin: 5mm 0;
  }
  .receipt dt { color: #555; }
  .receipt dd { margin: 0; text-align: end; }
  .receipt dd.strong { font-weight: 700; font-size: 13pt; }
  .receipt footer { padding-top: 4mm; border-top: 0.2mm solid #bbb; font-size: 9.5pt; }
  .receipt footer p + p { margin-top: 2mm; }
`

/** A receipt on paper. */
export function ReceiptPaper({ receipt, madeAt }: { receipt: Receipt; madeAt: string }) {
  const { title, fleet, rows, notes = [] } = receipt
  return (
    <main className="receipt">
      <header>
        {fleet && <p className="muted">{fleet}</p>}
        <h1>{title}</h1>
      </header>
      <dl>
        {rows.map(({ name, text, isStrong }) => (
          // A pair of a name and its text, laid out by the list.
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd className={isStrong ? 'strong' : undefined}>{text}</dd>
          </div>
        ))}
      </dl>
      <footer>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p className="muted">{madeAt}</p>
      </footer>
    </main>
  )
}
