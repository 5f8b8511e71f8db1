import { Download } from 'lucide'
import { useId } from 'react'
import { styled } from 'styled-components'
import { importMessages } from '../../locales/en/imports.ts'
import { token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { TextArea } from '../../foundation/form/controls.ts'
import { FieldFrame } from '../../foundation/form/FieldFrame.tsx'
import { DialogActions, DialogCancel } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { VStack, InlineText, Paragraph } from '../../foundation/ui/layout.ts'
import { downloadRows } from './downloadRows.ts'
import { FileDrop } from './FileDrop.tsx'
import type { ImportPlan } from './importPlan.ts'
import type { ImportControl } from './useImport.ts'

interface ChooseFileProps {
  plan: ImportPlan
  isRefused: boolean
  control: Pick<ImportControl, 'choose' | 'paste' | 'isPasted'>
}

const Titles = styled(InlineText)`
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: ${token('text-table')};
  overflow-wrap: anywhere;
`

/** The first step: the user chooses a file, pastes rows, or downloads the template. */
export function ChooseFile({ plan, isRefused, control }: ChooseFileProps) {
  const t = useMessages(importMessages)
  const pasteId = useId()
  const titles = plan.columns.map(({ title }) => title)
  const pastesFirst = plan.adding !== undefined
  const pasteField = (
    <FieldFrame id={pasteId} label={pastesFirst ? t.pasteFirst : t.pasteHere}>
      <TextArea
        id={pasteId}
        rows={pastesFirst ? 4 : 2}
        autoFocus={pastesFirst || control.isPasted}
        value=""
        onChange={({ currentTarget }) => currentTarget.value.trim() && control.paste(currentTarget.value)}
      />
    </FieldFrame>
  )
  return (
    <>
      {pastesFirst && pasteField}
      <FileDrop
        isRefused={isRefused}
        hasFocus={!pastesFirst && !control.isPasted}
        onChoose={control.choose}
      />
      <VStack $gap={1}>
        <Paragraph $muted>{plan.isInAnyOrder ? t.looseTitles : t.expectedTitles}</Paragraph>
        <Titles>{plan.columns.map(({ title, label }) => label ?? title).join(', ')}</Titles>
        {plan.hints?.map((hint) => (
          <Paragraph key={hint} $muted>
            {hint}
          </Paragraph>
        ))}
      </VStack>
      {!pastesFirst && pasteField}
      <DialogActions>
        <Button icon={Download} variant="quiet" onClick={() => downloadRows(plan.templateName, [titles])}>
          {t.template}
        </Button>
        <DialogCancel />
      </DialogActions>
    </>
  )
}
