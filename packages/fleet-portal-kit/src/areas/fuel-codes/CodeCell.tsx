import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import type { ReactNode } from 'react'
import { CopyableText } from '../../foundation/ui/CopyableText.tsx'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { FuelCodeText } from '../../pieces/cells/FuelCodeText.tsx'
import { useMessages } from '../../provider/messages.ts'

interface CodeCellProps {
  code: Pick<FuelCode, 'fuelCode'>
  /** Wraps the text, such as with a link. */
  wrap?: (text: ReactNode) => ReactNode
}

/** A code in groups of digits, with a button that copies the code without the gaps. */
export function CodeCell({ code: { fuelCode }, wrap }: CodeCellProps) {
  const t = useMessages(fuelCodesMessages)
  const text = <FuelCodeText code={fuelCode} isStrong />
  const grouped = inGroups(fuelCode)
  return (
    <CopyableText text={fuelCode} name={`${t.code} ${grouped}`} secret={grouped}>
      {wrap ? wrap(text) : text}
    </CopyableText>
  )
}
