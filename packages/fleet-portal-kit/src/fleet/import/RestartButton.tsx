import { useConfirmLeave } from '../../foundation/form/unsavedChangesContext.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { hasCorrections } from './importFlow.ts'
import type { ImportControl } from './useImport.ts'

interface RestartButtonProps {
  control: ImportControl
  variant?: 'primary' | 'secondary'
}

/** Leads back to the choice of a file, or to the field for pasted rows. It asks first if corrections would be lost. */
export function RestartButton({ control, variant = 'secondary' }: RestartButtonProps) {
  const t = useMessages(importMessages)
  const ask = useConfirmLeave()
  const restart = async () => {
    if (!hasCorrections(control.state) || (await ask())) control.restart()
  }
  return (
    <Button variant={variant} onClick={() => void restart()}>
      {control.isPasted ? t.pasteAgain : t.chooseAnother}
    </Button>
  )
}
