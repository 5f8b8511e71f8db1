import {
  Suspense,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react'
import { createPortal } from 'react-dom'
import { css, StyleSheetManager, styled } from 'styled-components'
import { useSessionEpoch } from '../data/useSession.ts'
import { UnsavedChangesPrompt } from '../form/UnsavedChangesPrompt.tsx'
import { Boundary } from './Boundary.tsx'
import { ErrorFallback } from './ErrorFallback.tsx'
import { ignoreHeldKey } from './ignoreHeldKey.ts'
import { ServerPlaceholder } from './ServerPlaceholder.tsx'
import { Toasts, useOpenDialogs, useToasts } from './Toasts.tsx'
import { SessionBoundary } from './SessionBoundary.tsx'
import { useIsHydrated } from './useIsHydrated.ts'
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

/** Styles of the page that `all` does not reset. */
const leftToRight = css`
  direction: ltr;
  unicode-bidi: isolate;
`

/** The parts of fields that the browser draws. */
const browserParts = [
  'placeholder',
  '-webkit-date-and-time-value',
  '-webkit-calendar-picker-indicator',
  '-webkit-inner-spin-button',
  ...['', '-fields-wrapper', '-text', '-year-field', '-month-field', '-day-field'].map(
    (part) => `-webkit-datetime-edit${part}`,
  ),
]

/**
 * Undoes the rules of the page for elements without a class and for parts that the browser draws. Their selectors have the
 * specificity of the namespace only, so every rule of the kit wins over them. Each part is a rule of its own, because a browser
 * that lacks one ignores the whole list.
 */
const resetRest = css`
  :where(&) *,
  :where(&) *::before,
  :where(&) *::after {
    direction: revert;
    unicode-bidi: revert;
  }
  :where(&) *::backdrop {
    display: none;
  }
  &::before,
  &::after {
    content: none;
  }
  :where(&) :where(:not([class], svg, svg *)),
  :where(&) *::before,
  :where(&) *::after {
    all: revert;
  }
  /* For browsers, this attribute is a style of the page, which the rule above undoes. */
  :where(&) [hidden] {
    display: none;
  }
  ${browserParts.map((part) => `:where(&) *::${part} { all: revert; direction: revert; unicode-bidi: revert; }`)}
`

// `initial` on the root stops inherited styles of the page. Below it every element starts from `unset`.
const Root = styled.div<{ $appearance: FleetPortalAppearance }>`
  all: initial;
  ${leftToRight}
  ${resetRest}
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

/** Styles of the two elements above the themed root. Namespaced rules of the kit cannot reach them. The font is the page's. */
const noStyles: CSSProperties = {
  all: 'initial',
  display: 'block',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: 'inherit',
}

/** The two elements above the themed root, without content of the page before and after theirs. */
const Frame = styled.div`
  &:not(#fpk):not(#fpk)::before,
  &:not(#fpk):not(#fpk)::after {
    content: none;
  }
`

/**
 * The prefix of every selector of the kit. `:not(#fpk)` matches all elements and has the specificity of an id. So no rule of the
 * page wins that has fewer than two ids and no `!important`.
 */
const namespace = '.fpk-root:not(#fpk):not(#fpk)'

/**
 * Removes the styles of the page from the element that holds a shadow root. With `keepsBox` only what it adds before and after
 * the element. `!important` inside a shadow root wins over any rule of the page. The rules are not in a `style` element, because
 * content security policies forbid its text.
 */
function resetShadowHost(root: ShadowRoot, keepsBox: boolean): void {
  if (!root.adoptedStyleSheets) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':host::before, :host::after { content: none !important }')
  if (!keepsBox) {
    sheet.insertRule(`:host {
      all: initial !important;
      display: block !important;
      direction: ltr !important;
      unicode-bidi: isolate !important;
      font-family: inherit !important;
    }`)
  }
  root.adoptedStyleSheets = [sheet]
}

const Overlays = styled.div`
  all: unset;
`

interface SurfaceProps extends Pick<WidgetProps, 'navigation' | 'urlPrefix'> {
  /** The height of what is shown while the language loads. */
  placeholderHeight: number
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

function Surface({
  placeholderHeight,
  name,
  instance,
  list,
  form,
  handle,
  children,
  ...address
}: SurfaceProps) {
  const portal = usePortal()
  const { Failure } = portal.language
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const { toasts, showToast, dismiss } = useToasts()
  const { topDialog, registerDialog } = useOpenDialogs()
  const navigation = useWidgetNavigation(address)
  const onReadState = useWidgetLoad({ widget: name, instance }, portal.onEvent)
  useWidgetHandle(handle, navigation)
  const widget = useMemo(
    () => ({ name, instance, navigation, overlays, showToast, registerDialog, list, form, onReadState }),
    [name, instance, navigation, overlays, showToast, registerDialog, list, form, onReadState],
  )
  return (
    <Root
      $appearance={portal.appearance}
      lang={portal.language.locale}
      className="fpk-surface"
      onKeyDownCapture={ignoreHeldKey}
    >
      <WidgetContext.Provider value={widget}>
        <Suspense fallback={<ServerPlaceholder height={placeholderHeight} />}>
          {Failure && <Failure />}
          <UnsavedChangesPrompt>{children}</UnsavedChangesPrompt>
          <Toasts toasts={toasts} dismiss={dismiss} topDialog={topDialog} />
        </Suspense>
      </WidgetContext.Provider>
      <Overlays ref={setOverlays} className="fpk-overlays" />
    </Root>
  )
}

/** An element of the page with a shadow root, which holds the children and their styles. */
function Shadow({
  children,
  ...host
}: Omit<HTMLAttributes<HTMLDivElement>, 'children'> & { children: (root: ShadowRoot) => ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const attached = useRef<ShadowRoot | null>(null)
  const attach = (element: HTMLDivElement | null) => {
    if (!element) return
    attached.current ??= element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    setRoot(attached.current)
  }
  const keepsBox = host.className !== undefined || host.style !== undefined
  useLayoutEffect(() => {
    if (root) resetShadowHost(root, keepsBox)
  }, [root, keepsBox])
  return (
    <div ref={attach} {...host}>
      {root && createPortal(children(root), root)}
    </div>
  )
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
}: Omit<SurfaceProps, 'placeholderHeight'> & { parent: WidgetContextValue }) {
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
  /** The height of what a server renders, in pixels: the usual height of the widget. Default: that of a list. 0: nothing. */
  placeholderHeight?: number
  handle?: Ref<WidgetHandle> | undefined
  form?: AnyFormControls | undefined
  children: ReactNode
}

/** The height of a list with ten rows, in pixels. */
const listHeight = 700

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
  placeholderHeight = listHeight,
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
  const isHydrated = useIsHydrated()
  const onError = (error: unknown) =>
    callHost(() => onEvent?.(failedEvent(error, { widget: name, instance })))
  const guarded = (
    <Boundary FallbackComponent={ErrorFallback} onError={onError}>
      {parent || isPublic ? children : <SessionBoundary>{children}</SessionBoundary>}
    </Boundary>
  )
  const shared = { name, instance, list, form, handle, navigation, urlPrefix, children: guarded }
  if (parent) return <NestedWidget parent={parent} {...shared} />

  const FrameElement = isolation === 'scoped' ? Frame : 'div'
  const surface = (target?: ShadowRoot) => (
    <FrameElement className="fpk-root" style={noStyles}>
      <StyleSheetManager
        {...(isolation === 'none' ? {} : { namespace })}
        {...(target && { target })}
        {...(nonce && { nonce })}
      >
        <Surface key={isPublic ? undefined : epoch} placeholderHeight={placeholderHeight} {...shared} />
      </StyleSheetManager>
    </FrameElement>
  )
  const host = { className, style, id, 'data-fleet-portal': name }
  if (!isHydrated) {
    return <div {...host}>{placeholderHeight > 0 && <ServerPlaceholder height={placeholderHeight} />}</div>
  }
  if (isolation === 'shadow') return <Shadow {...host}>{surface}</Shadow>
  // With a class of the host page, the rules of the host page may style this element.
  const Outer = className ? 'div' : FrameElement
  return (
    <StyleSheetManager {...(nonce && { nonce })}>
      <Outer {...host} style={className ? style : { ...noStyles, ...style }}>
        {surface()}
      </Outer>
    </StyleSheetManager>
  )
}
