import { Download } from 'lucide-react'
import { styled } from 'styled-components'
import { importMessages } from '../../locales/en/imports.ts'
import { token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { DialogActions, DialogCancel } from '../overlay/Dialog.tsx'
import { Button } from '../ui/Button.tsx'
import { Column, Inline, Paragraph } from '../ui/layout.ts'
import { csvForSpreadsheets } from './csvText.ts'
import { FileDrop } from './FileDrop.tsx'
import type { ImportPlan } from './importPlan.ts'
import { saveFile } from './saveFile.ts'

interface ChooseFileProps {
  plan: ImportPlan
  isRefused: boolean
  choose: (files: readonly File[]) => void
}

const Titles = styled(Inline)`
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: ${token('text-table')};
  overflow-wrap: anywhere;
`

/** The first step: a file, or the template to write one. */
export function ChooseFile({ plan, isRefused, choose }: ChooseFileProps) {
  const t = useMessages(importMessages)
  const titles = plan.columns.map(({ title }) => title)
  return (
    <>
      <FileDrop isRefused={isRefused} onChoose={choose} />
      <Column $gap={1}>
        <Paragraph $muted>{t.titlesNeeded}</Paragraph>
        <Titles>{titles.join(', ')}</Titles>
      </Column>
      <DialogActions>
        <Button
          icon={Download}
          variant="quiet"
          onClick={() => saveFile(plan.templateName, csvForSpreadsheets([titles]))}
        >
          {t.template}
        </Button>
        <DialogCancel />
      </DialogActions>
    </>
  )
}
