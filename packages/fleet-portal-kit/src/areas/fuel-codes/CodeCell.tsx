import { Copy } from 'lucide-react'
import { IconButton } from '../../foundation/ui/Button.tsx'
import { Line } from '../../foundation/ui/layout.ts'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { inGroups } from '../../pieces/codeText.ts'
import { Mono } from '../../pieces/Mono.tsx'
import { useMessages } from '../../provider/messages.ts'
import { useNotify } from '../../provider/widgetContext.ts'

/** A code in groups, with a button that copies it as it is. */
export function CodeCell({ code }: { code: string }) {
  const t = useMessages(fuelCodesMessages)
  const notify = useNotify()
  const shown = inGroups(code)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      notify({ tone: 'success', text: t.copied(shown) })
    } catch {
      notify({ tone: 'danger', text: t.notCopied })
    }
  }
  return (
    <Line $gap={1}>
      <Mono isUnbroken isStrong>
        {shown}
      </Mono>
      <IconButton icon={Copy} label={t.copy(shown)} onClick={() => void copy()} />
    </Line>
  )
}
