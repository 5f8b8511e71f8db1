import {
  Suspense,
  useContext,
  useId,
  useMemo,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react'
import { StyleSheetManager } from 'styled-components'
import { useSessionEpoch } from '../data/useSession.ts'
import { UnsavedChangesPrompt } from '../form/UnsavedChangesPrompt.tsx'
import { Boundary } from './Boundary.tsx'
import { ErrorFallback } from './ErrorFallback.tsx'
import { ignoreKeys } from './ignoreKeys.ts'
import { ServerPlaceholder } from './ServerPlaceholder.tsx'
import { Shadow } from './Shadow.tsx'
import { Toasts, useOpenDialogs, useToasts } from './Toasts.tsx'
import { SessionBoundary } from './SessionBoundary.tsx'
import { useIsHydrated } from './useIsHydrated.ts'
import { callHost } from '../../provider/hostCalls.ts'
import type { AnyFormControls } from '../../provider/formControls.ts'
import type { AnyListControls } from '../../provider/listControls.ts'
import { createMemoryNavigation, type NavigationAdapter } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { useIsPrivate } from '../../provider/privacy.ts'
import { scopeNavigation } from '../../provider/scopedNavigation.ts'
import { WidgetContext, type WidgetContextValue } from '../../provider/widgetContext.ts'
import { WidgetSettingsProvider, type WidgetSettings } from '../../provider/WidgetSettings.tsx'
import { failedEvent, useWidgetLoad } from './useWidgetLoad.ts'
import { useWidgetHandle, type WidgetHandle } from './useWidgetHandle.ts'
import { useShortcuts, type ListenToShortcuts } from './useShortcuts.tsx'
import { Frame, namespace, noStyles, Overlays, Root } from './widgetStyles.ts'

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

interface SurfaceProps extends Pick<WidgetProps, 'navigation' | 'urlPrefix'> {
  /** The height of what is shown while the language loads. */
  placeholderHeight: number
  name: string
  instance: string
  list: AnyListControls
  form: AnyFormControls | undefined
  handle: Ref<WidgetHandle> | undefined
  listenToShortcuts: ListenToShortcuts | undefined
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
  listenToShortcuts,
  children,
  ...address
}: SurfaceProps) {
  const portal = usePortal()
  const { Failure } = portal.language
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const shortcutList = useShortcuts(root, listenToShortcuts)
  const isPrivate = useIsPrivate()
  const { toasts, showToast, dismiss, announcement, announce } = useToasts()
  const { topDialog, registerDialog } = useOpenDialogs()
  const navigation = useWidgetNavigation(address)
  const onReadState = useWidgetLoad({ widget: name, instance }, portal.onEvent)
  useWidgetHandle(handle, navigation)
  const widget = useMemo(
    () => ({
      name,
      instance,
      navigation,
      overlays,
      showToast,
      announce,
      registerDialog,
      list,
      form,
      onReadState,
    }),
    [name, instance, navigation, overlays, showToast, announce, registerDialog, list, form, onReadState],
  )
  return (
    <Root
      ref={setRoot}
      $appearance={portal.appearance}
      lang={portal.language.locale}
      className="fpk-surface"
      data-private={isPrivate ? '' : undefined}
      onKeyDownCapture={ignoreKeys}
    >
      <WidgetContext.Provider value={widget}>
        <Suspense fallback={<ServerPlaceholder height={placeholderHeight} />}>
          {Failure && <Failure />}
          <UnsavedChangesPrompt>{children}</UnsavedChangesPrompt>
          {shortcutList}
          <Toasts {...{ toasts, dismiss, topDialog, announcement }} />
        </Suspense>
      </WidgetContext.Provider>
      <Overlays ref={setOverlays} className="fpk-overlays" />
    </Root>
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
}: Omit<SurfaceProps, 'placeholderHeight' | 'listenToShortcuts'> & { parent: WidgetContextValue }) {
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
  /** The code of the shortcuts. Default: it is loaded after the widget was drawn. */
  listenToShortcuts?: ListenToShortcuts
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
  listenToShortcuts,
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
        <Surface
          key={isPublic ? undefined : epoch}
          {...{ placeholderHeight, listenToShortcuts }}
          {...shared}
        />
      </StyleSheetManager>
    </FrameElement>
  )
  // With a class of the host page, the rules of the host page may style this element. Its type is the same without one, because a
  // widget must not start again when the page adds a class.
  const host = { className, style, id, 'data-fleet-portal': name, 'data-styled': className && '' }
  if (!isHydrated) {
    return <div {...host}>{placeholderHeight > 0 && <ServerPlaceholder height={placeholderHeight} />}</div>
  }
  if (isolation === 'shadow') return <Shadow {...host}>{surface}</Shadow>
  return (
    <StyleSheetManager {...(nonce && { nonce })}>
      <FrameElement {...host} style={className ? style : { ...noStyles, ...style }}>
        {surface()}
      </FrameElement>
    </StyleSheetManager>
  )
}
