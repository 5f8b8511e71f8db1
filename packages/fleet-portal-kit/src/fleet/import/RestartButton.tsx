import { Button } from '../../foundation/ui/Button.tsx'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import type { ImportControl } from './useImport.ts'

interface RestartButtonProps {
  control: ImportControl
  variant?: 'primary' | 'secondary'
}

/** Leads back to the choice of a file, or to the field for pasted rows. */
export function RestartButton({ control, variant = 'secondary' }: RestartButtonProps) {
  const t = useMessages(importMessages)
  return (
    <Button variant={variant} onClick={control.restart}>
      {control.isPasted ? t.pasteAgain : t.chooseAnother}
    </Button>
  )
}
