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
import { DialogContext, useDialogClose, type Unsaved } from './dialogContext.ts'
import { useConfirmLeave } from '../form/unsavedChangesContext.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { VStack, HStack, Paragraph, reset, Subtitle } from '../ui/layout.ts'
import { useOverflowHint } from './useOverflowHint.ts'
import { useIgnoreEarlierPresses } from './useIgnoreEarlierPresses.ts'

// Never quite gone: what may be pressed is there to be seen.
const rise = keyframes`from { opacity: 0.3; transform: translateY(6px); }`

const Veil = styled(FloatingOverlay)`
  ${reset}
  position: fixed;
  inset: 0;
  z-index: 50;
  display: grid;
  /* No wider than the window, whatever is in the dialog. */
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
  /* Seen where colours are forced and the veil is not. */
  border: 1px solid transparent;
  border-radius: 12px;
  box-shadow: ${token('shadow-overlay')};
  animation: ${rise} ${token('duration')} ease-out;
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

/** The buttons at the end of a dialog, the main one last. They stay in sight while the rest is scrolled. */
export const DialogActions = styled(HStack)`
  justify-content: flex-end;
  flex-wrap: wrap;
  position: sticky;
  bottom: 0;
  z-index: 4;
  /* To the edges of the dialog: nothing is seen beside the buttons or below them. */
  margin: 0 ${space(-6)} ${space(-5)};
  padding: ${space(4)} ${space(6)} ${space(5)};
  border-top: 1px solid transparent;
  border-radius: 0 0 12px 12px;
  background: ${token('color-surface')};
  [data-more] & {
    border-top-color: ${token('color-border')};
  }
  /* Where there is no room for them beside the content. */
  @media (max-height: 360px) {
    position: static;
  }
`

const Body = styled.div`
  ${reset}
  display: block;
  overflow: auto;
  overscroll-behavior: contain;
  /* A name without a space is no wider than the dialog. */
  overflow-wrap: break-word;
  /* What the keyboard comes to is not left below the buttons. */
  & :where(a, button, input, select, textarea, [tabindex]) {
    scroll-margin: ${space(2)} 0 ${space(20)};
  }
  /* They themselves are always in sight. */
  & :where(${DialogActions} *) {
    scroll-margin: 0;
  }
`

const Content = styled(VStack)`
  padding: ${space(1)} ${space(6)} ${space(5)};
`

/** Closes the dialog around it, asking first where something typed would be lost. */
export function DialogCancel({ children }: { children?: string }) {
  const t = useMessages(uiMessages)
  return <Button onClick={useDialogClose()}>{children ?? t.cancel}</Button>
}

export interface DialogProps {
  title: string
  /** Under the title, and read with it. */
  description?: ReactNode
  /** Called by Esc, the close button and a press outside. */
  onClose: () => void
  /** Why the dialog must stay for now: its close button says so, and Esc does nothing. */
  heldReason?: string | undefined
  /** Pixels; 480 unless the content needs more. */
  width?: number
  /** What gets the focus first. Default the first field that can be changed, or the dialog itself where there is none. */
  initialFocus?: RefObject<HTMLElement | null>
  /** `alertdialog` where an answer is needed: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

const fields = ':is(input:not([type="file"]), select, textarea):enabled:not([readonly])'

/** A modal dialog; on narrow roots a sheet from below. Esc closes the top one only; focus goes back to where it was. */
export function Dialog({
  title,
  description,
  onClose,
  heldReason,
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
  const unsaved = useRef(new Set<Unsaved>())
  const firstField = useRef<HTMLElement | null>(null)
  const scroller = useOverflowHint()
  const content = useCallback((element: HTMLElement | null) => {
    firstField.current = element?.querySelector<HTMLElement>(fields) ?? null
  }, [])
  const veil = useRef<HTMLDivElement>(null)
  const { isLaterClick, handlers } = useIgnoreEarlierPresses(title)
  const isHeld = heldReason !== undefined
  const close = useCallback(() => {
    if (isHeld) return
    if ([...unsaved.current].every(({ isSafe }) => isSafe())) return onClose()
    void ask().then((leave) => {
      if (!leave) return
      for (const { onLeave } of unsaved.current) onLeave()
      onClose()
    })
  }, [ask, onClose, isHeld])
  const surroundings = useMemo(
    () => ({
      close,
      holdUnsaved: (held: Unsaved) => {
        unsaved.current.add(held)
        return () => void unsaved.current.delete(held)
      },
    }),
    [close],
  )
  const { refs, context } = useFloating({ open: true, onOpenChange: (open) => !open && close() })
  const { getFloatingProps } = useInteractions([
    useDismiss(context, {
      // On the veil alone: using a notice or a dialog that lies above is no wish to leave this one.
      outsidePress: (press) => role === 'dialog' && press.target === veil.current && !isLaterClick(press),
      outsidePressEvent: 'mousedown',
      bubbles: false,
    }),
    useRole(context, { role }),
  ])
  if (!overlays) return null
  return (
    // Inside the one around it, which hides from assistive technology what lies outside of it.
    <FloatingPortal {...(!isNested && { root: overlays })}>
      <Veil ref={veil} lockScroll {...handlers}>
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
              <IconButton icon={X} label={t.close} disabledReason={heldReason} onClick={close} />
            </Head>
            <Body ref={scroller}>
              <Content ref={content} $gap={3}>
                {description && (
                  <Paragraph id={descriptionId} as="div">
                    {description}
                  </Paragraph>
                )}
                <DialogContext.Provider value={surroundings}>{children}</DialogContext.Provider>
              </Content>
            </Body>
          </Panel>
        </FloatingFocusManager>
      </Veil>
    </FloatingPortal>
  )
}
