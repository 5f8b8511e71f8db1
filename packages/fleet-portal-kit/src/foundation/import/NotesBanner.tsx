import { Banner } from '../ui/Banner.tsx'
import { Column, Paragraph } from '../ui/layout.ts'

/** Says what was put right in a file. */
export function NotesBanner({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <Banner tone="info">
      <Column $gap={1}>
        {notes.map((note) => (
          <Paragraph key={note}>{note}</Paragraph>
        ))}
      </Column>
    </Banner>
  )
}
