import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { codeCardsMessages } from '../../../locales/en/codeCards.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { inGroups } from '../../../pieces/cells/codeText.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { codeCardText } from './codeCard.ts'
import { QrCode } from './QrCode.tsx'
import { sheetsOf } from './sheets.ts'

/** Styles of the sheets: two columns of four cards on A4, with dashed lines to cut along. */
export const sheetStyles = `
  @page { size: A4; margin: 10mm; }
  .sheet {
    display: grid;
    grid-template: repeat(4, 67mm) / 1fr 1fr;
    break-after: page;
  }
  .sheet:last-child { break-after: auto; }
  .card {
    display: grid;
    grid-template-columns: 36mm minmax(0, 1fr);
    gap: 1mm 4mm;
    align-content: center;
    align-items: center;
    box-sizing: border-box;
    padding: 4mm;
    overflow: hidden;
    border: 0.2mm dashed #777;
    break-inside: avoid;
  }
  .card svg { display: block; width: 36mm; height: 36mm; }
  .card .fleet { grid-column: 1 / -1; font-size: 9pt; }
  /* Two lines. Longer names would push the code off the card. */
  .card .fleet, .card .bearers { max-height: 2.9em; overflow: hidden; }
  .card .code { grid-column: 1 / -1; margin-top: 1mm; font-size: 19pt; font-weight: 700; text-align: center; }
  .card .facts p { font-size: 9.5pt; }
  .card .facts .litres { font-size: 17pt; font-weight: 700; line-height: 1.15; }
  .card .bearers { font-weight: 600; }
`

function CodeCard({ code, fleet }: { code: FuelCode; fleet: string | undefined }) {
  const t = useMessages(codeCardsMessages)
  const { productNames } = useMessages(uiMessages)
  const { product, litres, period, bearers, isOneTime } = codeCardText(code, useFormats(), productNames)
  const name = inGroups(code.fuelCode)
  return (
    <article className="card">
      <p className="fleet muted">{fleet}</p>
      <QrCode text={code.fuelCode} label={t.qrOf(name)} />
      <div className="facts">
        <p className="litres">{litres}</p>
        <p>{product}</p>
        <p className="bearers">{bearers || t.anyone}</p>
        <p>
          {period[0]} – {period[1]}
        </p>
        <p className="muted">{isOneTime ? t.oneTime : t.multiUse}</p>
      </div>
      <p className="code mono">{name}</p>
    </article>
  )
}

/** Cards of codes on sheets of paper. */
export function CodeSheets({ codes, fleet }: { codes: readonly FuelCode[]; fleet: string | undefined }) {
  return sheetsOf(codes).map((sheet) => (
    <section key={sheet[0]?.fuelCodeId} className="sheet">
      {sheet.map((code) => (
        <CodeCard key={code.fuelCodeId} code={code} fleet={fleet} />
      ))}
    </section>
  ))
}
