import { Banner } from '../../foundation/ui/Banner.tsx'
import { VStack, Paragraph } from '../../foundation/ui/layout.ts'

/** Lists the automatic corrections of a file. */
export function NotesBanner({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <Banner tone="info">
      <VStack $gap={1}>
        {notes.map((note) => (
          <Paragraph key={note}>{note}</Paragraph>
        ))}
      </VStack>
    </Banner>
  )
}
