import {
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react'
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
import { callHost } from '../../provider/hostCalls.ts'
import type { AnyFormControls } from '../../provider/formControls.ts'
import type { AnyListControls } from '../../provider/listControls.ts'
import { createMemoryNavigation, type NavigationAdapter } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { scopeNavigation } from '../../provider/scopedNavigation.ts'
import { WidgetContext, type WidgetContextValue } from '../../provider/widgetContext.ts'
import { WidgetSettingsProvider, type WidgetSettings } from '../../provider/WidgetSettings.tsx'
import { failedEvent, useWidgetLoad } from './useWidgetLoad.ts'
import { useWidgetHandle, type WidgetHandle } from './useWidgetHandle.ts'

/** Props of every widget. @since 0.1.0 */
export interface WidgetProps extends WidgetSettings {
  /** A class on the root element of the widget. */
  className?: string
  /** Styles of the root element of the widget. */
  style?: CSSProperties
  /** The id of the root element of the widget. */
  id?: string
  /** Identifies the widget in its events. Default: its `id`, or a generated id. */
  instanceId?: string
  /** Navigation of this widget. Default: that of the provider. */
  navigation?: NavigationAdapter
  /**
   * The beginning of the widget's query keys, such as `drivers-`. Give several widgets that share the URL of your page a
   * prefix each.
   */
  urlPrefix?: string
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

interface SurfaceProps extends Pick<WidgetProps, 'navigation' | 'urlPrefix'> {
  name: string
  instance: string
  list: AnyListControls
  form: AnyFormControls | undefined
  handle: Ref<WidgetHandle> | undefined
  children: ReactNode
}

/** The navigation of a widget: its own, that of the provider, or one in memory. */
function useWidgetNavigation({
  navigation: own,
  urlPrefix = '',
}: Pick<WidgetProps, 'navigation' | 'urlPrefix'>) {
  const { navigation: shared, onNavigate } = usePortal()
  const base = own ?? shared
  return useMemo(
    () => scopeNavigation(base ?? createMemoryNavigation({ onNavigate }), urlPrefix),
    [base, onNavigate, urlPrefix],
  )
}

function Surface({ name, instance, list, form, handle, children, ...address }: SurfaceProps) {
  const portal = usePortal()
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const { toasts, showToast, dismiss } = useToasts()
  const navigation = useWidgetNavigation(address)
  const onReadState = useWidgetLoad({ widget: name, instance }, portal.onEvent)
  useWidgetHandle(handle, navigation)
  const widget = useMemo(
    () => ({ name, instance, navigation, overlays, showToast, list, form, onReadState }),
    [name, instance, navigation, overlays, showToast, list, form, onReadState],
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

/** A widget inside another one, such as an area in the shell. It shares the root, the popups and the toasts. */
function NestedWidget({
  parent,
  name,
  instance,
  list,
  form,
  handle,
  children,
  ...address
}: SurfaceProps & { parent: WidgetContextValue }) {
  const { onEvent } = usePortal()
  const { navigation: own, urlPrefix } = address
  const scoped = useWidgetNavigation(address)
  const navigation = own || urlPrefix ? scoped : parent.navigation
  const onReadState = useWidgetLoad({ widget: name, instance }, onEvent)
  useWidgetHandle(handle, navigation)
  const nested = useMemo(
    () => ({ ...parent, name, instance, navigation, list, form, onReadState }),
    [parent, name, instance, navigation, list, form, onReadState],
  )
  return <WidgetContext.Provider value={nested}>{children}</WidgetContext.Provider>
}

export interface WidgetFrameProps extends WidgetProps, AnyListControls {
  name: string
  /** The widget needs no session, or handles the session itself. */
  isPublic?: boolean
  handle?: Ref<WidgetHandle> | undefined
  form?: AnyFormControls | undefined
  children: ReactNode
}

/**
 * The frame of a public component: a themed root that contains its popups and toasts, and an error boundary. Inside another
 * widget, such as an area inside the shell, it adds only the error boundary and the settings of the widget.
 */
export function Widget(props: WidgetFrameProps) {
  const { onEvent, onBefore, isReadOnly, slots, messages, ...frame } = props
  return (
    <WidgetSettingsProvider {...{ onEvent, onBefore, isReadOnly, slots, messages }}>
      <WidgetFrame {...frame} />
    </WidgetSettingsProvider>
  )
}

/** The controls of the list. The same object as before if no control has changed. */
function useListControls(controls: AnyListControls): AnyListControls {
  const { filters, defaultFilters, onFiltersChange, pageSize, hide, columns, rowActions, onRowClick } =
    controls
  return useMemo(
    () => ({ filters, defaultFilters, onFiltersChange, pageSize, hide, columns, rowActions, onRowClick }),
    [filters, defaultFilters, onFiltersChange, pageSize, hide, columns, rowActions, onRowClick],
  )
}

/** The controls of the form. The same object as before if no value has changed. */
function useStableForm(form: AnyFormControls | undefined): AnyFormControls | undefined {
  const json = JSON.stringify(form)
  return useMemo(() => (json === undefined ? undefined : (JSON.parse(json) as AnyFormControls)), [json])
}

function WidgetFrame({
  name,
  className,
  style,
  id,
  instanceId = id,
  navigation,
  urlPrefix,
  handle,
  form: formControls,
  isPublic = false,
  children,
  ...controls
}: Omit<WidgetFrameProps, keyof WidgetSettings>) {
  const parent = useContext(WidgetContext)
  const { isolation, nonce, onEvent } = usePortal()
  const generated = useId()
  const instance = instanceId ?? generated
  const list = useListControls(controls)
  const form = useStableForm(formControls)
  // Remounts the widget for another user, who must not see filters, dialogs and toasts of the earlier one.
  const epoch = useSessionEpoch()
  const onError = (error: unknown) =>
    callHost(() => onEvent?.(failedEvent(error, { widget: name, instance })))
  const guarded = (
    <Boundary FallbackComponent={ErrorFallback} onError={onError}>
      {parent || isPublic ? children : <SessionBoundary>{children}</SessionBoundary>}
    </Boundary>
  )
  const shared = { name, instance, list, form, handle, navigation, urlPrefix, children: guarded }
  if (parent) return <NestedWidget parent={parent} {...shared} />

  const surface = (target?: ShadowRoot) => (
    <StyleSheetManager
      {...(isolation === 'none' ? {} : { namespace: '.fpk-root' })}
      {...(target && { target })}
      {...(nonce && { nonce })}
    >
      <div className="fpk-root" style={noStyles}>
        <Surface key={isPublic ? undefined : epoch} {...shared} />
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
