import { X } from 'lucide'
import {
  useCallback,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { keyframes, styled } from 'styled-components'
import { radius, space, token } from '../../provider/appearance.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useWidget } from '../../provider/widgetContext.ts'
import { DialogContext, useDialogClose, type UnsavedChanges } from './dialogContext.ts'
import { useConfirmLeave } from '../form/unsavedChangesContext.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { VStack, HStack, Paragraph, reset, Subtitle } from '../ui/layout.ts'
import { useOverflowHint } from './useOverflowHint.ts'
import { useIgnoreEarlierPresses } from './useIgnoreEarlierPresses.ts'
import { keepTabInside, useLayerFocus } from './useLayerFocus.ts'

// Starts at 0.3, so that no button can be pressed while it is invisible.
const slideIn = keyframes`from { opacity: 0.3; transform: translateY(6px); }`
const slideInFromStart = keyframes`from { opacity: 0.3; transform: translateX(-24px); }`

/** The dialog for the browser: it fills the window, and dims what is behind the panel. */
const Overlay = styled.dialog`
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
  /* The page behind the dialog does not scroll. Its styles stay as they are. */
  overscroll-behavior: contain;
  container-type: inline-size;
  /* A dialog above it darkens the page already. */
  &:has(~ .fpk-dialog) {
    background: transparent;
  }
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
  border-radius: ${radius(1.5)};
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
    border-radius: ${radius(2)} ${radius(2)} 0 0;
  }
  &[data-placement='start'] {
    place-self: stretch start;
    width: ${({ $width }) => $width}px;
    max-width: calc(100% - ${space(2)});
    max-height: none;
    margin: ${space(-4)};
    border-radius: 0 12px 12px 0;
    animation-name: ${slideInFromStart};
  }
`

const Head = styled(HStack)`
  padding: ${space(4)} ${space(3)} ${space(2)} ${space(6)};
`

/** Its first line is level with the close button. A long word must not push the button out of the dialog. */
const Title = styled(Subtitle)`
  padding-top: calc((${token('control-height')} - 1.35em) / 2);
  overflow-wrap: anywhere;
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
  border-radius: 0 0 ${radius(1.5)} ${radius(1.5)};
  background: ${token('color-surface')};
  [data-more] & {
    border-top-color: ${token('color-border')};
  }
  /* In a sheet they fill the lines, so that a thumb reaches each and none stands alone at the end of a line. */
  @container (max-width: 480px) {
    & > * {
      flex: 1 1 auto;
    }
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
  /** `start`: a drawer at the left edge of the window. */
  placement?: 'center' | 'start'
  /** The element that gets the focus first. Default: the first editable field, or the dialog itself without one. */
  initialFocus?: RefObject<HTMLElement | null>
  /** `alertdialog` requires an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

const editableFields = ':is(input:not([type="file"]), select, textarea):enabled:not([readonly])'

/** Whether an event is of this element, and not of one inside it, such as a file field. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

/**
 * A modal dialog in the top layer of the browser, shown as a bottom sheet in a narrow widget. All else is inert. Esc closes only
 * the top dialog. The focus returns to its earlier place.
 */
export function Dialog({
  title,
  description,
  onClose,
  closeDisabledReason,
  width = 480,
  placement = 'center',
  initialFocus,
  role = 'dialog',
  children,
}: DialogProps) {
  const t = useMessages(uiMessages)
  const { overlays, registerDialog } = useWidget()
  const outer = useContext(DialogContext)
  const titleId = useId()
  const descriptionId = useId()
  const ask = useConfirmLeave()
  const unsaved = useRef(new Set<UnsavedChanges>())
  const firstField = useRef<HTMLElement | null>(null)
  const scroller = useOverflowHint()
  const content = useCallback((element: HTMLElement | null) => {
    firstField.current = element?.querySelector<HTMLElement>(editableFields) ?? null
  }, [])
  const panel = useRef<HTMLElement | null>(null)
  const setPanel = useCallback((element: HTMLElement | null) => {
    panel.current = element
    // The browser focuses it when it shows the dialog. React would only focus it itself.
    element?.setAttribute('autofocus', '')
  }, [])
  const [element, setElement] = useState<HTMLDialogElement | null>(null)
  const isShown = useRef(false)
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
      element,
      close,
      registerUnsaved: (changes: UnsavedChanges) => {
        unsaved.current.add(changes)
        return () => void unsaved.current.delete(changes)
      },
    }),
    [element, close],
  )
  useLayerFocus(element, {
    findFirst: () => initialFocus?.current ?? firstField.current ?? panel.current,
    show: () => {
      element?.showModal()
      isShown.current = true
      const unregister = element && registerDialog(element)
      return () => {
        isShown.current = false
        element?.close()
        unregister?.()
      }
    },
  })
  const ignoreEarlierKey = handlers.onKeyDownCapture
  const keyHandlers = {
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      ignoreEarlierKey(event)
      // The browser would close the dialog, even if Esc belongs to a list inside it.
      if (event.key === 'Escape') event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      keepTabInside(event)
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    },
  }
  // A nested dialog opens after its outer one, because the last one is on top.
  if (!overlays || outer?.element === null) return null
  return createPortal(
    <DialogContext.Provider value={dialog}>
      <Overlay
        ref={setElement}
        className="fpk-dialog"
        role={role}
        aria-modal
        aria-labelledby={titleId}
        {...(description ? { 'aria-describedby': descriptionId } : {})}
        {...handlers}
        {...keyHandlers}
        // Only a press on this overlay closes the dialog, not a press on a toast or on a dialog above it.
        onMouseDown={(event) => role === 'dialog' && isOwn(event) && !isLaterClick(event) && close()}
        // The browser's own ways to close a dialog, such as the back button of Android.
        onCancel={(event) => {
          if (!isOwn(event)) return
          event.preventDefault()
          close()
        }}
        // Browsers close a dialog that has refused it once. It stays, unless React has closed it: to unmount it, or to hide it
        // while code inside a Suspense boundary around it loads.
        onClose={(event) => {
          if (!isOwn(event) || event.currentTarget.open || !isShown.current) return
          event.currentTarget.showModal()
          close()
        }}
      >
        <Panel ref={setPanel} tabIndex={-1} $width={width} data-placement={placement}>
          <Head $justify="space-between" $align="start">
            <Title id={titleId}>{title}</Title>
            <IconButton icon={X} label={t.close} disabledReason={closeDisabledReason} onClick={close} />
          </Head>
          <Body ref={scroller}>
            <Content ref={content} $gap={3}>
              {description && (
                <Paragraph id={descriptionId} as="div">
                  {description}
                </Paragraph>
              )}
              {children}
            </Content>
          </Body>
        </Panel>
      </Overlay>
    </DialogContext.Provider>,
    overlays,
  )
}
