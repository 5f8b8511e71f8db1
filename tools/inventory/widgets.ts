import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attributeOf, languages, widgetDefinitions, type Settings } from './elements.ts'
import { sources } from './folders.ts'
import { componentDocs, documentationOf, widgetInterfaces } from './sourceDocs.ts'
import { useOf, type Use } from './uses.ts'

/** Areas' components without an element: what they render is a function of React. */
const withoutElement = new Set(['PortalShell'])

/** A property of an element. */
export interface Field {
  property: string
  attribute: string | undefined
  type: string
  text: string
}

const typeNames: Record<string, string> = {
  text: 'string',
  number: 'number',
  flag: 'boolean',
  words: 'string',
}

/** The documented properties of an element. */
export const fieldsOf = (settings: Settings, interfaces: readonly string[]): Field[] =>
  Object.entries(settings).map(([property, type]) => {
    const documented = documentationOf(property, interfaces)
    return {
      property,
      attribute: type === 'value' ? undefined : attributeOf(property),
      type: typeNames[type] ?? documented.type,
      text: documented.text,
    }
  })

/** A widget as the inventory describes it. */
export interface WidgetEntry extends Use {
  tag: string
  component: string
  area: string
  text: string
  hasHandle: boolean
  fields: Field[]
  callbacks: readonly string[]
}

/** The file of a component that an area exports. Esbuild would also write what the other files of the area load on demand. */
function fileOf(component: string, area: string): string {
  const index = readFileSync(join(sources, `areas/${area}/index.ts`), 'utf8')
  const [, file] =
    new RegExp(`export \\{[^}]*\\b${component}\\b[^}]*\\} from '\\./([^']+)'`).exec(index) ?? []
  if (!file) throw new Error(`The area ${area} does not export ${component}.`)
  return `areas/${area}/${file}`
}

export async function readWidgets(): Promise<WidgetEntry[]> {
  return Promise.all(
    Object.entries(widgetDefinitions).map(async ([tag, definition]) => {
      const { component, settings, hasHandle, callbacks } = definition
      const [, area = ''] = /areas\/([\w-]+)\/index/.exec(definition.load.toString()) ?? []
      const use = await useOf(component, fileOf(component, area))
      const text = componentDocs.get(component)
      if (!text) throw new Error(`${component} has no documentation.`)
      return {
        tag,
        component,
        area,
        text,
        hasHandle,
        fields: fieldsOf(settings, [`${component}Props`, ...widgetInterfaces]),
        callbacks: Object.values(callbacks),
        ...use,
      }
    }),
  )
}

/** Public components and languages that no element offers. */
export function missingElements(widgets: readonly WidgetEntry[]): string[] {
  const known = new Set(widgets.map(({ component }) => component))
  const areas = readdirSync(join(sources, 'areas'))
  const components = areas.flatMap((area) =>
    [
      ...readFileSync(join(sources, 'areas', area, 'index.ts'), 'utf8').matchAll(/^export \{([^}]+)\}/gm),
    ].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name)),
    ),
  )
  const locales = readdirSync(join(sources, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name)
  return [
    ...components
      .filter((name) => !known.has(name) && !withoutElement.has(name))
      .map((name) => `${name} has no element in elements/definitions.ts.`),
    ...locales
      .filter((name) => !Object.hasOwn(languages, name))
      .map((name) => `The language ${name} is not in elements/definitions.ts.`),
  ]
}
