import { MoveRight } from 'lucide'
import { styled } from 'styled-components'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { Box, InlineText, HStack, reset, VisuallyHidden } from '../../foundation/ui/layout.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import type { CardChange } from './cardChanges.ts'

const List = styled.dl`
  ${reset}
  display: grid;
  gap: ${space(3)};
`
const Name = styled.dt`
  ${reset}
  display: block;
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
`
const Values = styled.dd`
  ${reset}
  display: block;
  overflow-wrap: anywhere;
`
const OldValue = styled(InlineText)`
  color: ${token('color-muted')};
  text-decoration: line-through;
`

interface ConfirmSaveDialogProps {
  changes: readonly CardChange[]
  onAnswer: (isConfirmed: boolean) => void
}

/** Confirms changes of a card: each field with its old and its new value. */
export function ConfirmSaveDialog({ changes, onAnswer }: ConfirmSaveDialogProps) {
  const t = useMessages(editFleetCardMessages)
  return (
    <ConfirmDialog
      title={t.saveTitle}
      body={
        changes.length === 0 ? (
          t.unchanged
        ) : (
          <List>
            {changes.map(({ name, before, after }) => (
              <Box key={name}>
                <Name>{name}</Name>
                <Values>
                  <HStack $gap={2} $wrap>
                    <VisuallyHidden>{t.before}</VisuallyHidden>
                    <OldValue>{before}</OldValue>
                    <Icon of={MoveRight} />
                    <VisuallyHidden>{t.after}</VisuallyHidden>
                    <InlineText $strong>{after}</InlineText>
                  </HStack>
                </Values>
              </Box>
            ))}
          </List>
        )
      }
      confirmLabel={t.save}
      onConfirm={async () => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  )
}
