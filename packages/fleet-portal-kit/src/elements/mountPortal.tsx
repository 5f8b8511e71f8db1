import {
  createElement,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { StyleSheetManager } from 'styled-components'
import type { Language } from '../locales/language.ts'
import { FleetPortalProvider } from '../provider/FleetPortalProvider.tsx'
import type { FleetPortalProviderProps } from '../provider/providerProps.ts'
import { createLanguage } from '../languages/createLanguage.ts'
import type { Languages } from './definitions.ts'
import type { MountedWidget } from './elementParts.ts'

type Props = Readonly<Record<string, unknown>>

/** What `<fleet-portal>` shows. */
export interface PortalView {
  /** The props of the provider. Nothing is rendered without them. */
  props: Props | undefined
  widgets: readonly MountedWidget[]
  languages: Languages
}

/** The tree of React of one `<fleet-portal>`. */
export interface PortalMount {
  render(view: PortalView): void
  unmount(): void
}

/** A node of the page in a slot or a cell. */
function PageNode({ node }: { node: Node }) {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(node)
  }, [node])
  return <span ref={place} />
}

/** Content that a page without React gives: a text, a number or a node. */
const contentOf = (content: unknown): ReactNode =>
  content instanceof Node ? <PageNode node={content} /> : (content as ReactNode)

type Render = (input: unknown) => unknown

/** Functions of the page that return nodes become components. Components of React remain as they are. */
const componentsOf = (slots: unknown) =>
  Object.fromEntries(
    Object.entries((slots ?? {}) as Record<string, Render>).map(([name, render]) => {
      const Slot = (props: object) => contentOf(render(props))
      return [name, typeof render === 'function' && !render.prototype?.isReactComponent ? Slot : render]
    }),
  )

interface PageColumn {
  cell: Render
}

/** Without a list of columns a widget shows its own. An exception here would remove all widgets of the portal. */
function columnsOf(columns: unknown) {
  if (!Array.isArray(columns)) {
    console.error("`columns` must be a list, such as ['name', 'status'].")
    return undefined
  }
  return (columns as readonly (string | PageColumn)[]).map((column) =>
    typeof column === 'string'
      ? column
      : { ...column, cell: (item: unknown) => contentOf(column.cell(item)) },
  )
}

/** The props of a component: slots and cells of the page as React renders them, and the same as before if they are. */
function useRenderedProps(props: Props): Props {
  const { slots, columns } = props
  const rendered = useMemo(
    () => ({
      ...(slots !== undefined && { slots: componentsOf(slots) }),
      ...(columns !== undefined && { columns: columnsOf(columns) }),
    }),
    [slots, columns],
  )
  return { ...props, ...rendered }
}

/** Warns of settings without effect. Once for each content of the settings, because frameworks make new lists in each render. */
function useSettingsCheck({ root, props: { pageSize, hide, columns } }: MountedWidget): void {
  const isSet = (pageSize ?? hide ?? columns) !== undefined
  const settings = [isSet, pageSize, hide, columns].join()
  useEffect(() => {
    if (!isSet) return
    // If its code cannot be loaded, there is no warning.
    void import('./checkListSettings.ts').then(
      ({ checkListSettings }) => checkListSettings(root.host.localName, { pageSize, hide, columns }),
      () => undefined,
    )
    // oxlint-disable-next-line exhaustive-deps
  }, [root, settings])
}

const shownWidgets = new WeakSet<MountedWidget>()

const stylesOf = ({ root }: MountedWidget) => [...root.querySelectorAll('style')]

/** A widget and its styles, in the shadow root of its element. */
function WidgetInElement({ widget }: { widget: MountedWidget }) {
  const props = useRenderedProps(widget.props)
  useSettingsCheck(widget)
  // React leaves style tags in the root. A widget that starts again adds its own before the earlier ones are removed.
  const [earlierStyles] = useState(() => stylesOf(widget))
  useLayoutEffect(() => {
    for (const style of earlierStyles) style.remove()
    shownWidgets.add(widget)
    widget.onMount()
    return () => {
      shownWidgets.delete(widget)
      widget.onUnmount()
      // A widget that starts again is shown by then.
      queueMicrotask(() => {
        if (!shownWidgets.has(widget)) for (const style of stylesOf(widget)) style.remove()
      })
    }
  }, [widget, earlierStyles])
  const component = widget.component as ComponentType<object>
  return (
    <StyleSheetManager target={widget.root}>
      {createElement(component, { ...props, ...(widget.takeHandle && { ref: widget.takeHandle }) })}
    </StyleSheetManager>
  )
}

/** The language of the provider. A name of one becomes a language that is loaded on demand. */
function useLanguage(language: unknown, languages: Languages): { language?: Language } {
  return useMemo(() => {
    if (language === undefined || language === 'en') return {}
    if (typeof language !== 'string') return { language: language as Language }
    if (Object.hasOwn(languages, language)) {
      return { language: createLanguage(languages[language as keyof Languages]) }
    }
    throw new Error(`There is no language ${language}. There are en, ${Object.keys(languages).join(', ')}.`)
  }, [language, languages])
}

function Portal({ props, widgets, languages }: PortalView & { props: Props }) {
  const rendered = useRenderedProps(props)
  const language = useLanguage(props['language'], languages)
  // The settings of the element are the settings of the provider. TypeScript checks them in `FleetPortalElement`.
  const settings = { ...rendered, language: undefined, ...language } as unknown as FleetPortalProviderProps
  return (
    <FleetPortalProvider {...settings} isolation="none">
      {widgets
        .filter(({ component }) => component !== undefined)
        .map((widget) => createPortal(<WidgetInElement widget={widget} />, widget.root, widget.key))}
    </FleetPortalProvider>
  )
}

/** Starts the tree of React of one `<fleet-portal>`. Every widget is in the shadow root of its own element. */
export function mountPortal(): PortalMount {
  const root = createRoot(document.createElement('div'))
  return {
    render: ({ props, ...view }) => root.render(props && <Portal {...view} props={props} />),
    unmount: () => root.unmount(),
  }
}
