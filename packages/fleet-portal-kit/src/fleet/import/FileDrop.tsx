import { FileUp } from 'lucide'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { styled } from 'styled-components'
import { importMessages } from '../../locales/en/imports.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { VStack, InlineText, Paragraph } from '../../foundation/ui/layout.ts'

interface FileDropProps {
  /** The last choice was not exactly one .csv file. */
  isRefused: boolean
  /** Whether the button has the focus at first. */
  hasFocus: boolean
  onChoose: (files: readonly File[]) => void
}

type DragState = 'none' | 'file' | 'refused'

const Zone = styled(VStack)`
  align-items: center;
  gap: ${space(3)};
  padding: ${space(7)} ${space(5)};
  border: 1.5px dashed ${token('color-border-input')};
  border-radius: ${token('radius')};
  text-align: center;
  & > svg {
    color: ${token('color-muted')};
  }
  &[data-drag='file'] {
    border-color: ${token('color-accent')};
    background: ${token('color-accent-soft')};
  }
  &[data-drag='refused'] {
    border-color: ${token('color-danger')};
    background: ${token('color-danger-soft')};
    & > svg {
      color: ${token('color-danger')};
    }
  }
`

const Refused = styled(Paragraph)`
  color: ${token('color-danger')};
`

/** The types that browsers report for a dragged .csv file. Its name is unknown until the drop. */
const csvTypes = new Set([
  '',
  'text/csv',
  'text/plain',
  'application/csv',
  'application/vnd.ms-excel',
  'text/comma-separated-values',
])

const dragStateOf = ({ items }: DataTransfer): DragState =>
  items.length === 1 && items[0]?.kind === 'file' && csvTypes.has(items[0].type) ? 'file' : 'refused'

/** The drop zone and the button for one .csv file. */
export function FileDrop({ isRefused, hasFocus, onChoose }: FileDropProps) {
  const t = useMessages(importMessages)
  const input = useRef<HTMLInputElement>(null)
  const [dragState, setDragState] = useState<DragState>('none')

  useEffect(() => {
    // If the user drops a file outside of the zone, the browser would leave the page and open the file.
    const preventDefault = (event: Event) => event.preventDefault()
    // The open dialog covers the page, so its widget gets these events.
    const widget = input.current?.closest('.fpk-surface')
    widget?.addEventListener('dragover', preventDefault)
    widget?.addEventListener('drop', preventDefault)
    return () => {
      widget?.removeEventListener('dragover', preventDefault)
      widget?.removeEventListener('drop', preventDefault)
    }
  }, [])
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setDragState(dragStateOf(event.dataTransfer))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragState('none')
    onChoose([...event.dataTransfer.files])
  }
  const isInvalid = dragState === 'refused' || (dragState === 'none' && isRefused)
  return (
    <Zone
      className="fpk-drop"
      data-drag={isInvalid ? 'refused' : dragState}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragState('none')
      }}
      onDrop={drop}
    >
      <Icon of={FileUp} size={32} />
      {isInvalid ? (
        <Refused role="alert">
          <InlineText $strong>{t.invalidFile}</InlineText> {t.invalidDetail}
        </Refused>
      ) : (
        <Paragraph $muted>{t.dropHere}</Paragraph>
      )}
      <Button
        variant={hasFocus ? 'primary' : 'secondary'}
        autoFocus={hasFocus}
        onClick={() => input.current?.click()}
      >
        {t.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={t.choose}
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Without the reset, choosing the corrected file of the same name would fire no event.
          currentTarget.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
    </Zone>
  )
}
