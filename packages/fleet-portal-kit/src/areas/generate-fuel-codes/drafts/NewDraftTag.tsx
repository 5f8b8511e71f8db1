import { Plus } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { InlineText } from '../../../foundation/ui/layout.ts'
import { Tag } from '../../../foundation/ui/Tag.tsx'
import { codeDraftsMessages } from '../../../locales/en/codeDrafts.ts'
import { useMessages } from '../../../provider/messages.ts'

/** Marks a draft that was added last. The first of them is scrolled into view when they are added. */
export function NewDraftTag({ isScrolledTo }: { isScrolledTo: boolean }) {
  const t = useMessages(codeDraftsMessages)
  const tag = useRef<HTMLSpanElement>(null)
  // Not again if the first one is deleted.
  const [isFirst] = useState(isScrolledTo)
  useEffect(() => {
    if (!isFirst) return undefined
    // The dialog that added it closes first.
    const frame = requestAnimationFrame(() => tag.current?.scrollIntoView({ block: 'center' }))
    return () => cancelAnimationFrame(frame)
  }, [isFirst])
  return (
    <InlineText ref={tag}>
      <Tag tone="scheduled" icon={Plus}>
        {t.newDraft}
      </Tag>
    </InlineText>
  )
}
