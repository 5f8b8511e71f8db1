import { CircleAlert, Inbox, Lock, type IconNode } from 'lucide'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { Button } from './Button.tsx'
import { useFocusHandover } from './focus.ts'
import { Icon } from './Icon.tsx'
import { VStack, Paragraph, Subtitle } from './layout.ts'

type Tone = 'empty' | 'danger' | 'locked'

interface StateAction {
  label: string
  /** Where it answers with a promise, the button is busy until that is settled. */
  run: () => unknown
  /** Why it cannot be pressed yet. */
  heldReason?: string | undefined
}

interface StateViewProps {
  tone: Tone
  title: string
  detail?: ReactNode
  action?: StateAction | undefined
  icon?: IconNode
  /** It is all that the page shows, so that its title is the page's. Default for what is refused. */
  isPage?: boolean
  children?: ReactNode
}

const icons: Record<Tone, IconNode> = { empty: Inbox, danger: CircleAlert, locked: Lock }

const Frame = styled(VStack)`
  align-items: center;
  justify-content: center;
  text-align: center;
  min-height: 280px;
  padding: ${space(8)} ${space(6)};
  & > svg {
    color: ${token('color-border-input')};
  }
  &[data-tone='danger'] > svg {
    color: ${token('color-danger')};
  }
`

const Words = styled(VStack)`
  max-width: 44ch;
  && > * {
    text-wrap: balance;
  }
`

function ActionButton({ action: { label, run, heldReason } }: { action: StateAction }) {
  const [isBusy, setBusy] = useState(false)
  const press = () => {
    const outcome = run()
    if (!(outcome instanceof Promise)) return
    const end = () => setBusy(false)
    setBusy(true)
    outcome.then(end, end)
  }
  return (
    <Button busy={isBusy} disabledReason={heldReason} onClick={press}>
      {label}
    </Button>
  )
}

/** What stands in place of content: nothing there, failed, or refused; always with the next step where there is one. */
export function StateView({
  tone,
  title,
  detail,
  action,
  icon,
  isPage = tone === 'locked',
  children,
}: StateViewProps) {
  const frame = useFocusHandover<HTMLDivElement>()
  return (
    <Frame
      ref={frame}
      $gap={3}
      data-tone={tone}
      className="fpk-state"
      role={tone === 'danger' ? 'alert' : undefined}
    >
      <Icon of={icon ?? icons[tone]} size={32} />
      <Words $gap={1}>
        <Subtitle as={isPage ? 'h1' : 'h2'}>{title}</Subtitle>
        {detail && <Paragraph $muted>{detail}</Paragraph>}
      </Words>
      {action && <ActionButton action={action} />}
      {children}
    </Frame>
  )
}
