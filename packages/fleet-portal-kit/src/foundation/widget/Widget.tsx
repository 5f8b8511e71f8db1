import { useContext, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { StyleSheetManager, styled } from 'styled-components'
import { useSessionEpoch } from '../data/useSession.ts'
import { UnsavedChangesPrompt } from '../form/UnsavedChangesPrompt.tsx'
import { Boundary } from './Boundary.tsx'
import { ErrorFallback } from './ErrorFallback.tsx'
import { ignoreHeldKey } from './ignoreHeldKey.ts'
import { Toasts, useToasts } from './Toasts.tsx'
import { SessionBoundary } from './SessionBoundary.tsx'
import { token, type FleetPortalAppearance } from '../../provider/appearance.ts'
import { tokenStyles } from '../../provider/tokenStyles.ts'
import { createMemoryNavigation } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { WidgetContext } from '../../provider/widgetContext.ts'

/** Props of every widget. @since 0.1.0 */
export interface WidgetProps {
  /** A class on the root element of the widget. */
  className?: string
  /** Styles of the root element of the widget. */
  style?: CSSProperties
  /** The id of the root element of the widget. */
  id?: string
}

// `initial` on the root stops inherited styles of the page. Below it every element starts from `unset`.
const Root = styled.div<{ $appearance: FleetPortalAppearance }>`
  all: initial;
  ${({ $appearance }) => tokenStyles($appearance)}
  display: block;
  box-sizing: border-box;
  min-height: 100%;
  font-family: ${token('font-family')};
  font-size: ${token('text-body')};
  line-height: 1.45;
  color: ${token('color-text')};
  font-variant-numeric: tabular-nums;
  -webkit-font-smoothing: antialiased;
  container-type: inline-size;
  /* A container is a stacking context. Without this, later content of the page would cover an open list. */
  &:has(> .fpk-overlays .fpk-options) {
    position: relative;
    z-index: 1;
  }
`

/** Styles of the two elements above the themed root. Style sheets of the kit cannot reach them. */
const noStyles: CSSProperties = { all: 'unset', display: 'block' }

const Overlays = styled.div`
  all: unset;
`

function Surface({ name, children }: { name: string; children: ReactNode }) {
  const portal = usePortal()
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const { toasts, showToast, dismiss } = useToasts()
  const { navigation: shared, onNavigate } = portal
  const navigation = useMemo(() => shared ?? createMemoryNavigation({ onNavigate }), [shared, onNavigate])
  const widget = useMemo(
    () => ({ name, navigation, overlays, showToast }),
    [name, navigation, overlays, showToast],
  )
  return (
    <Root
      $appearance={portal.appearance}
      lang={portal.language.locale}
      className="fpk-surface"
      onKeyDownCapture={ignoreHeldKey}
    >
      <WidgetContext.Provider value={widget}>
        <UnsavedChangesPrompt>{children}</UnsavedChangesPrompt>
        <Toasts toasts={toasts} dismiss={dismiss} />
      </WidgetContext.Provider>
      <Overlays ref={setOverlays} className="fpk-overlays" />
    </Root>
  )
}

/** Renders the children and their styles into a shadow root. */
function Shadow({ children }: { children: (root: ShadowRoot) => ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const attached = useRef<ShadowRoot | null>(null)
  const attach = (host: HTMLDivElement | null) => {
    if (!host) return
    attached.current ??= host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    setRoot(attached.current)
  }
  return <div ref={attach}>{root && createPortal(children(root), root)}</div>
}

/**
 * The frame of a public component: a themed root that contains its popups and toasts, and an error boundary. Inside another
 * widget, such as an area inside the shell, it adds only the error boundary and the name.
 */
export function Widget({
  name,
  className,
  style,
  id,
  isPublic = false,
  children,
}: WidgetProps & {
  name: string
  /** The widget needs no session, or handles the session itself. */
  isPublic?: boolean
  children: ReactNode
}) {
  const parent = useContext(WidgetContext)
  const nested = useMemo(() => parent && { ...parent, name }, [parent, name])
  const { isolation, nonce } = usePortal()
  // Remounts the widget for another user, who must not see filters, dialogs and toasts of the earlier one.
  const epoch = useSessionEpoch()
  const guarded = (
    <Boundary FallbackComponent={ErrorFallback}>
      {nested || isPublic ? children : <SessionBoundary>{children}</SessionBoundary>}
    </Boundary>
  )
  if (nested) return <WidgetContext.Provider value={nested}>{guarded}</WidgetContext.Provider>

  const surface = (target?: ShadowRoot) => (
    <StyleSheetManager
      {...(isolation === 'none' ? {} : { namespace: '.fpk-root' })}
      {...(target && { target })}
      {...(nonce && { nonce })}
    >
      <div className="fpk-root" style={noStyles}>
        <Surface key={isPublic ? undefined : epoch} name={name}>
          {guarded}
        </Surface>
      </div>
    </StyleSheetManager>
  )
  return (
    <div
      className={className}
      // With a class of the host page, the rules of the host page may style this element.
      style={className ? style : { ...noStyles, ...style }}
      id={id}
      data-fleet-portal={name}
    >
      {isolation === 'shadow' ? <Shadow>{surface}</Shadow> : surface()}
    </div>
  )
}
