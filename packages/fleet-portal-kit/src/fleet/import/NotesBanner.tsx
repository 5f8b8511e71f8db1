import { Banner } from '../../foundation/ui/Banner.tsx'
import { Paragraphs } from '../../foundation/ui/Paragraphs.tsx'

/** Lists the automatic corrections of a file. */
export function NotesBanner({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <Banner tone="info">
      <Paragraphs texts={notes} gap={1} />
    </Banner>
  )
}
