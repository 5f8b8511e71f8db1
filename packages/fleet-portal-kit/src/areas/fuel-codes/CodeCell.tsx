import { CopyableText } from '../../foundation/ui/CopyableText.tsx'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { FuelCodeText } from '../../pieces/cells/FuelCodeText.tsx'
import { useMessages } from '../../provider/messages.ts'

/** A code in groups of digits, with a button that copies the code without the gaps. */
export function CodeCell({ code }: { code: string }) {
  const t = useMessages(fuelCodesMessages)
  return (
    <CopyableText text={code} name={`${t.code} ${inGroups(code)}`}>
      <FuelCodeText code={code} isStrong />
    </CopyableText>
  )
}
