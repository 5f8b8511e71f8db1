import type { FieldValues } from 'react-hook-form'
import { editMessages } from '../../locales/en/edits.ts'
import { useMessages } from '../../provider/messages.ts'
import { Banner } from '../ui/Banner.tsx'
import { VStack, Paragraph } from '../ui/layout.ts'
import { useStoredValues } from './useStoredValues.ts'

/** Shown in a form: the fields that another user saved while the form was open, and the stored values that saving would replace. */
export function EditConflict({ stored }: { stored: FieldValues }) {
  const t = useMessages(editMessages)
  const changes = useStoredValues(stored)
  if (changes.length === 0) return null
  const updatedFields = changes.filter(({ isTyped }) => !isTyped)
  return (
    <Banner tone="warning">
      <VStack $gap={1}>
        {updatedFields.length > 0 && (
          <Paragraph>{t.changedMeanwhile(updatedFields.map(({ label }) => label).join(', '))}</Paragraph>
        )}
        {changes
          .filter(({ isTyped }) => isTyped)
          .map(({ name, label, now }) => (
            <Paragraph key={name}>{t.replacesStored(label, typeof now === 'string' ? now : '')}</Paragraph>
          ))}
      </VStack>
    </Banner>
  )
}
