import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { codeMessages } from '../../../locales/en/codes.ts'
import { codeTableMessages } from '../../../locales/en/codeTable.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { itemPagesMessages } from '../../../locales/en/itemPages.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { inGroups } from '../../../pieces/cells/codeText.ts'
import { fullName } from '../../../pieces/cells/PersonName.tsx'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'

/** Styles of the printed list. The headings repeat on each sheet. */
export const codesPaperStyles = `
  table { width: 100%; margin: 5mm 0; border-collapse: collapse; font-size: 10pt; }
  th, td { padding: 1.5mm 2mm; border-bottom: 0.2mm solid #bbb; text-align: start; vertical-align: top; }
  tr { break-inside: avoid; }
  .end { text-align: end; white-space: nowrap; }
`

interface GeneratedCodesPaperProps {
  codes: readonly FuelCode[]
  /** The business name of the fleet. */
  fleet: string | undefined
  /** When it is printed, as a sentence. */
  madeAt: string
}

/** The generated codes on paper, with who may use them and when. */
export function GeneratedCodesPaper({ codes, fleet, madeAt }: GeneratedCodesPaperProps) {
  const t = useMessages(generateMessages)
  const { headings } = useMessages(codeTableMessages)
  const { any } = useMessages(codeMessages)
  const pages = useMessages(itemPagesMessages)
  const { productNames } = useMessages(uiMessages)
  const { formatDay, formatLitres } = useFormats()
  return (
    <main>
      {fleet && <p className="muted">{fleet}</p>}
      <h1>{t.madeLabel}</h1>
      <table>
        <thead>
          <tr>
            <th scope="col">{pages.code}</th>
            <th scope="col">{pages.driver}</th>
            <th scope="col">{pages.vehicle}</th>
            <th scope="col">{headings.product}</th>
            <th scope="col" className="end">
              {headings.liters}
            </th>
            <th scope="col">{headings.period}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <tr key={code.fuelCodeId}>
              <td className="mono">{inGroups(code.fuelCode)}</td>
              <td>{code.drivers?.map(fullName).join(', ') || any}</td>
              <td>{code.vehicles?.map(({ plateNumber }) => plateNumber).join(', ') || any}</td>
              <td>{productNames[code.productCode]}</td>
              <td className="end">{formatLitres(code.literVolume)}</td>
              <td>
                {formatDay(code.startDate)} – {formatDay(code.endDate)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{madeAt}</p>
    </main>
  )
}
