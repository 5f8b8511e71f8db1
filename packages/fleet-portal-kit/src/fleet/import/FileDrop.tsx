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
  /** The last choice was no single .csv file. */
  isRefused: boolean
  onChoose: (files: readonly File[]) => void
}

type Over = 'nothing' | 'file' | 'refused'

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
  &[data-over='file'] {
    border-color: ${token('color-accent')};
    background: ${token('color-accent-soft')};
  }
  &[data-over='refused'] {
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

/** What spreadsheets and systems call a .csv file while it hangs over the page; names are not known by then. */
const csvTypes = new Set([
  '',
  'text/csv',
  'text/plain',
  'application/csv',
  'application/vnd.ms-excel',
  'text/comma-separated-values',
])

const judge = ({ items }: DataTransfer): Over =>
  items.length === 1 && items[0]?.kind === 'file' && csvTypes.has(items[0].type) ? 'file' : 'refused'

/** Where one .csv file is dropped or chosen. */
export function FileDrop({ isRefused, onChoose }: FileDropProps) {
  const t = useMessages(importMessages)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState<Over>('nothing')

  useEffect(() => {
    // A file that misses the zone would otherwise be opened by the browser in place of the page.
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('dragover', stay)
    document.addEventListener('drop', stay)
    return () => {
      document.removeEventListener('dragover', stay)
      document.removeEventListener('drop', stay)
    }
  }, [])
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(judge(event.dataTransfer))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver('nothing')
    onChoose([...event.dataTransfer.files])
  }
  const isBad = over === 'refused' || (over === 'nothing' && isRefused)
  return (
    <Zone
      className="fpk-drop"
      data-over={isBad ? 'refused' : over}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver('nothing')
      }}
      onDrop={drop}
    >
      <Icon of={FileUp} size={32} />
      {isBad ? (
        <Refused role="alert">
          <InlineText $strong>{t.invalidFile}</InlineText> {t.invalidDetail}
        </Refused>
      ) : (
        <Paragraph $muted>{t.dropHere}</Paragraph>
      )}
      <Button variant="primary" autoFocus onClick={() => input.current?.click()}>
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
          // The same file may be chosen again after it was corrected.
          currentTarget.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
    </Zone>
  )
}
