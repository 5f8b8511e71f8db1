import { Eye, EyeOff } from 'lucide'
import { forwardRef, type ComponentProps, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { IconButton } from '../ui/Button.tsx'
import { Box } from '../ui/layout.ts'
import { Input } from './controls.ts'

interface PasswordInputProps extends Omit<
  ComponentProps<typeof Input>,
  'type' | 'onChange' | 'value' | 'ref'
> {
  value: string
  onChange: (value: string) => void
  isShown: boolean
  /** Called by the button that shows or hides the password. Without it there is no button. */
  onToggle?: () => void
  /** Called on every key press with the state of Caps Lock, and with false when the field loses the focus. */
  onCapsLock?: (isOn: boolean) => void
}

const Frame = styled(Box)<{ $hasButton: boolean }>`
  position: relative;
  & input {
    padding-right: ${({ $hasButton }) => ($hasButton ? `calc(${token('control-height')} + 8px)` : space(3))};
  }
  & > button {
    position: absolute;
    top: 0;
    right: 0;
  }
`

/** A password field with a button that shows the password. Pasting is allowed. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(function PasswordInput(
  { onChange, isShown, onToggle, onCapsLock, onBlur, ...rest },
  ref,
) {
  const t = useMessages(uiMessages)
  const reportCapsLock = (event: KeyboardEvent) => onCapsLock?.(event.getModifierState('CapsLock'))
  return (
    <Frame $hasButton={onToggle !== undefined}>
      <Input
        {...rest}
        ref={ref}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={reportCapsLock}
        onKeyUp={reportCapsLock}
        onBlur={(event) => {
          onCapsLock?.(false)
          onBlur?.(event)
        }}
        onChange={(event) => onChange(event.target.value)}
      />
      {onToggle && (
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? t.hidePassword : t.showPassword}
          onClick={onToggle}
        />
      )}
    </Frame>
  )
})
