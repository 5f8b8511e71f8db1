import { styled } from 'styled-components'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Box, HStack, reset, VStack } from '../../foundation/ui/layout.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
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

interface ConfirmSaveDialogProps {
  changes: readonly CardChange[]
  onAnswer: (isConfirmed: boolean) => void
}

/** Confirms changes of a card: each field with its old and its new value, and the limits that are used up. */
export function ConfirmSaveDialog({ changes, onAnswer }: ConfirmSaveDialogProps) {
  const t = useMessages(editFleetCardMessages)
  return (
    <ConfirmDialog
      title={t.saveTitle}
      body={
        changes.length === 0 ? (
          t.unchanged
        ) : (
          <VStack>
            {changes.map(
              ({ name, warning }) =>
                warning && (
                  <Banner key={name} tone="warning">
                    {warning}
                  </Banner>
                ),
            )}
            <List>
              {changes.map(({ name, before, after }) => (
                <Box key={name}>
                  <Name>{name}</Name>
                  <Values>
                    <HStack $gap={2} $wrap>
                      <BeforeAfter before={before} after={after} />
                    </HStack>
                  </Values>
                </Box>
              ))}
            </List>
          </VStack>
        )
      }
      confirmLabel={t.save}
      onConfirm={async () => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  )
}
