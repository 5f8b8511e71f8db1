import {
  FloatingFocusManager,
  FloatingOverlay,
  FloatingPortal,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react'
import { X } from 'lucide'
import { useCallback, useContext, useId, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { keyframes, styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useWidget } from '../../provider/widgetContext.ts'
import { DialogContext, useDialogClose, type UnsavedChanges } from './dialogContext.ts'
import { useConfirmLeave } from '../form/unsavedChangesContext.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { VStack, HStack, Paragraph, reset, Subtitle } from '../ui/layout.ts'
import { useOverflowHint } from './useOverflowHint.ts'
import { useIgnoreEarlierPresses } from './useIgnoreEarlierPresses.ts'

// Starts at 0.3, so that no button can be pressed while it is invisible.
const slideIn = keyframes`from { opacity: 0.3; transform: translateY(6px); }`

const Overlay = styled(FloatingOverlay)`
  ${reset}
  position: fixed;
  inset: 0;
  z-index: 50;
  display: grid;
  /* Limits the dialog to the width of the window. */
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: ${space(4)};
  background: ${token('color-overlay')};
  overflow: auto;
  container-type: inline-size;
`

const Panel = styled.div<{ $width: number }>`
  ${reset}
  display: flex;
  flex-direction: column;
  width: ${({ $width }) => $width}px;
  max-width: 100%;
  max-height: calc(100dvh - ${space(8)});
  background: ${token('color-surface')};
  color: ${token('color-text')};
  /* Visible in forced-colors mode, which removes backgrounds. */
  border: 1px solid transparent;
  border-radius: 12px;
  box-shadow: ${token('shadow-overlay')};
  animation: ${slideIn} ${token('duration')} ease-out;
  &:focus {
    outline: none;
  }
  @container (max-width: 480px) {
    align-self: end;
    margin: ${space(-4)};
    width: calc(100% + ${space(8)});
    max-width: none;
    border-radius: 16px 16px 0 0;
  }
`

const Head = styled(HStack)`
  padding: ${space(4)} ${space(3)} ${space(2)} ${space(6)};
`

/** The buttons at the end of a dialog, the main button last. They stay visible while the content scrolls. */
export const DialogActions = styled(HStack)`
  justify-content: flex-end;
  flex-wrap: wrap;
  position: sticky;
  bottom: 0;
  z-index: 4;
  /* Covers the scrolled content up to the edges of the dialog. */
  margin: 0 ${space(-6)} ${space(-5)};
  padding: ${space(4)} ${space(6)} ${space(5)};
  border-top: 1px solid transparent;
  border-radius: 0 0 12px 12px;
  background: ${token('color-surface')};
  [data-more] & {
    border-top-color: ${token('color-border')};
  }
  /* A low window has no space for fixed buttons. */
  @media (max-height: 360px) {
    position: static;
  }
`

const Body = styled.div`
  ${reset}
  display: block;
  overflow: auto;
  overscroll-behavior: contain;
  /* Breaks a long name without spaces. */
  overflow-wrap: break-word;
  /* A focused control must not be hidden behind the buttons. */
  & :where(a, button, input, select, textarea, [tabindex]) {
    scroll-margin: ${space(2)} 0 ${space(20)};
  }
  /* The buttons are always visible. */
  & :where(${DialogActions} *) {
    scroll-margin: 0;
  }
`

const Content = styled(VStack)`
  padding: ${space(1)} ${space(6)} ${space(5)};
`

/** A button that closes the dialog around it. If typed text would be lost, it asks the user first. */
export function DialogCancel({ children }: { children?: string }) {
  const t = useMessages(uiMessages)
  return <Button onClick={useDialogClose()}>{children ?? t.cancel}</Button>
}

export interface DialogProps {
  title: string
  /** Shown below the title. Screen readers read it with the title. */
  description?: ReactNode
  /** Called by Esc, the close button and a press outside. */
  onClose: () => void
  /** Why the dialog cannot be closed now. The close button shows the reason, and Esc does nothing. */
  closeDisabledReason?: string | undefined
  /** Pixels. Default: 480. */
  width?: number
  /** The element that gets the focus first. Default: the first editable field, or the dialog itself without one. */
  initialFocus?: RefObject<HTMLElement | null>
  /** `alertdialog` requires an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

const editableFields = ':is(input:not([type="file"]), select, textarea):enabled:not([readonly])'

/** A modal dialog, shown as a bottom sheet in a narrow widget. Esc closes only the top dialog. The focus returns to its earlier place. */
export function Dialog({
  title,
  description,
  onClose,
  closeDisabledReason,
  width = 480,
  initialFocus,
  role = 'dialog',
  children,
}: DialogProps) {
  const t = useMessages(uiMessages)
  const { overlays } = useWidget()
  const isNested = useContext(DialogContext) !== null
  const titleId = useId()
  const descriptionId = useId()
  const ask = useConfirmLeave()
  const unsaved = useRef(new Set<UnsavedChanges>())
  const firstField = useRef<HTMLElement | null>(null)
  const scroller = useOverflowHint()
  const content = useCallback((element: HTMLElement | null) => {
    firstField.current = element?.querySelector<HTMLElement>(editableFields) ?? null
  }, [])
  const overlay = useRef<HTMLDivElement>(null)
  const { isLaterClick, handlers } = useIgnoreEarlierPresses(title)
  const canClose = closeDisabledReason === undefined
  const close = useCallback(() => {
    if (!canClose) return
    if ([...unsaved.current].every(({ isSafe }) => isSafe())) return onClose()
    void ask().then((leave) => {
      if (!leave) return
      for (const { onLeave } of unsaved.current) onLeave()
      onClose()
    })
  }, [ask, onClose, canClose])
  const dialog = useMemo(
    () => ({
      close,
      registerUnsaved: (changes: UnsavedChanges) => {
        unsaved.current.add(changes)
        return () => void unsaved.current.delete(changes)
      },
    }),
    [close],
  )
  const { refs, context } = useFloating({ open: true, onOpenChange: (open) => !open && close() })
  const { getFloatingProps } = useInteractions([
    useDismiss(context, {
      // Only a press on this overlay closes the dialog, not a press on a toast or on a dialog above it.
      outsidePress: (press) => role === 'dialog' && press.target === overlay.current && !isLaterClick(press),
      outsidePressEvent: 'mousedown',
      bubbles: false,
    }),
    useRole(context, { role }),
  ])
  if (!overlays) return null
  return (
    // A nested dialog is rendered inside its parent dialog, which hides all other content from screen readers.
    <FloatingPortal {...(!isNested && { root: overlays })}>
      <Overlay ref={overlay} lockScroll {...handlers}>
        <FloatingFocusManager context={context} initialFocus={initialFocus ?? firstField} restoreFocus>
          <Panel
            ref={refs.setFloating}
            className="fpk-dialog"
            $width={width}
            aria-modal
            aria-labelledby={titleId}
            {...(description ? { 'aria-describedby': descriptionId } : {})}
            {...getFloatingProps()}
          >
            <Head $justify="space-between" $align="start">
              <Subtitle id={titleId} style={{ paddingTop: 6 }}>
                {title}
              </Subtitle>
              <IconButton icon={X} label={t.close} disabledReason={closeDisabledReason} onClick={close} />
            </Head>
            <Body ref={scroller}>
              <Content ref={content} $gap={3}>
                {description && (
                  <Paragraph id={descriptionId} as="div">
                    {description}
                  </Paragraph>
                )}
                <DialogContext.Provider value={dialog}>{children}</DialogContext.Provider>
              </Content>
            </Body>
          </Panel>
        </FloatingFocusManager>
      </Overlay>
    </FloatingPortal>
  )
}
