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
  /** If it returns a promise, the button is busy until the promise settles. */
  run: () => unknown
  disabledReason?: string | undefined
}

interface StateViewProps {
  tone: Tone
  title: string
  detail?: ReactNode
  action?: StateAction | undefined
  icon?: IconNode
  /** The view is the whole page, so its title is the `h1`. Default: true for the tone `locked`. */
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

const TextBlock = styled(VStack)`
  max-width: 44ch;
  && > * {
    text-wrap: balance;
  }
`

function ActionButton({ action: { label, run, disabledReason } }: { action: StateAction }) {
  const [isBusy, setBusy] = useState(false)
  const press = () => {
    const result = run()
    if (!(result instanceof Promise)) return
    const onSettled = () => setBusy(false)
    setBusy(true)
    result.then(onSettled, onSettled)
  }
  return (
    <Button busy={isBusy} disabledReason={disabledReason} onClick={press}>
      {label}
    </Button>
  )
}

/** Replaces content that is empty, failed or refused, with the next step as an action. */
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
      <TextBlock $gap={1}>
        <Subtitle as={isPage ? 'h1' : 'h2'}>{title}</Subtitle>
        {detail && <Paragraph $muted>{detail}</Paragraph>}
      </TextBlock>
      {action && <ActionButton action={action} />}
      {children}
    </Frame>
  )
}
