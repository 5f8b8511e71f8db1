import { Share2 } from 'lucide'
import { Button } from '../../foundation/ui/Button.tsx'
import { paperMessages } from '../../locales/en/paper.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { canShare, shareText } from '../../foundation/outside/shareText.ts'

interface ShareButtonProps {
  title: string
  /** Called when the button is pressed. */
  textOf: () => string
}

/** A button that opens the share sheet of the device. Renders nothing on a device without one. */
export function ShareButton({ title, textOf }: ShareButtonProps) {
  const t = useMessages(paperMessages)
  const showToast = useToast()
  if (!canShare()) return null
  const share = async () => {
    if (!(await shareText(title, textOf()))) showToast({ tone: 'danger', text: t.notShared })
  }
  return (
    <Button icon={Share2} onClick={() => void share()}>
      {t.share}
    </Button>
  )
}
