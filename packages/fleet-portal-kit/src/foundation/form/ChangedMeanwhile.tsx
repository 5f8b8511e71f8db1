import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { Banner } from '../ui/Banner.tsx'
import { Column, Paragraph } from '../ui/layout.ts'
import type { StoredChange } from './useStored.ts'

/** Tells what somebody else saved while the form was open, and what saving it would replace. */
export function ChangedMeanwhile({ changes }: { changes: readonly StoredChange[] }) {
  const t = useMessages(uiMessages)
  const taken = changes.filter(({ isTyped }) => !isTyped)
  return (
    <Banner tone="warning">
      <Column $gap={1}>
        {taken.length > 0 && (
          <Paragraph>{t.changedMeanwhile(taken.map(({ label }) => label).join(', '))}</Paragraph>
        )}
        {changes
          .filter(({ isTyped }) => isTyped)
          .map(({ name, label, now }) => (
            <Paragraph key={name}>{t.replacesStored(label, typeof now === 'string' ? now : '')}</Paragraph>
          ))}
      </Column>
    </Banner>
  )
}
