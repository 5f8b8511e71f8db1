import type { ComponentProps } from 'react'
import { verdictMessages } from '../../locales/en/verdict.ts'
import { FuelCodeText } from '../../pieces/cells/FuelCodeText.tsx'
import { VerdictDialog } from '../../pieces/verdict/VerdictDialog.tsx'
import { useMessages } from '../../provider/messages.ts'
import { CodeVerdict } from './CodeVerdict.tsx'

type CheckCodeProps = ComponentProps<typeof CodeVerdict> & { onClose: () => void }

/** Whether a code works, from its row in the list. */
export function CheckCode({ onClose, ...props }: CheckCodeProps) {
  const t = useMessages(verdictMessages)
  const name = <FuelCodeText code={props.code.fuelCode} isStrong />
  return (
    <VerdictDialog title={t.codeTitle} description={name} onClose={onClose}>
      <CodeVerdict {...props} />
    </VerdictDialog>
  )
}
