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
import { tokenStyles, token, type FleetPortalAppearance } from '../../provider/appearance.ts'
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
const unstyled: CSSProperties = { all: 'unset', display: 'block' }

const Overlays = styled.div`
  all: unset;
`

function Surface({ name, children }: { name: string; children: ReactNode }) {
  const portal = usePortal()
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const { notices, showToast, dismiss } = useToasts()
  const { navigation: shared, onNavigate } = portal
  const navigation = useMemo(() => shared ?? createMemoryNavigation({ onNavigate }), [shared, onNavigate])
  const surroundings = useMemo(
    () => ({ name, navigation, overlays, showToast }),
    [name, navigation, overlays, showToast],
  )
  return (
    <Root $appearance={portal.appearance} className="fpk-surface" onKeyDownCapture={ignoreHeldKey}>
      <WidgetContext.Provider value={surroundings}>
        <UnsavedChangesPrompt>{children}</UnsavedChangesPrompt>
        <Toasts notices={notices} dismiss={dismiss} />
      </WidgetContext.Provider>
      <Overlays ref={setOverlays} className="fpk-overlays" />
    </Root>
  )
}

/** A shadow root that the children are drawn into, with their styles. */
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
 * The frame of a public component: its own themed root with popups and notices inside, its own error boundary.
 * Inside another widget (an area inside the shell) only the boundary and the name are its own.
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
  /** It needs no session, or looks after the session itself. */
  isPublic?: boolean
  children: ReactNode
}) {
  const outer = useContext(WidgetContext)
  const inner = useMemo(() => outer && { ...outer, name }, [outer, name])
  const { isolation, nonce } = usePortal()
  // Filters, dialogs and toasts of one user must not stay for the next: the whole surface begins again.
  const epoch = useSessionEpoch()
  const guarded = (
    <Boundary FallbackComponent={ErrorFallback}>
      {inner || isPublic ? children : <SessionBoundary>{children}</SessionBoundary>}
    </Boundary>
  )
  if (inner) return <WidgetContext.Provider value={inner}>{guarded}</WidgetContext.Provider>

  const surface = (target?: ShadowRoot) => (
    <StyleSheetManager
      {...(isolation === 'none' ? {} : { namespace: '.fpk-root' })}
      {...(target && { target })}
      {...(nonce && { nonce })}
    >
      <div className="fpk-root" style={unstyled}>
        <Surface key={isPublic ? undefined : epoch} name={name}>
          {guarded}
        </Surface>
      </div>
    </StyleSheetManager>
  )
  return (
    <div
      className={className}
      // Without a class of the page's own there is nothing that its rules should do to this.
      style={className ? style : { ...unstyled, ...style }}
      id={id}
      data-fleet-portal={name}
    >
      {isolation === 'shadow' ? <Shadow>{surface}</Shadow> : surface()}
    </div>
  )
}
