import { join } from 'node:path'
import { sources } from './folders.ts'

export type Settings = Readonly<Record<string, string>>

/** The files of the elements, which are checked in the project of the kit. */
interface ElementSources {
  portalSettings: Settings
  widgetDefinitions: Readonly<
    Record<
      string,
      {
        load: () => unknown
        component: string
        settings: Settings
        hasHandle: boolean
        callbacks: Readonly<Record<string, string>>
      }
    >
  >
  languages: Readonly<Record<string, unknown>>
  attributeOf: (property: string) => string
}

const elementSources = await Promise.all(
  ['definitions', 'settings'].map((name) => import(join(sources, `elements/${name}.ts`)) as Promise<object>),
)
export const { portalSettings, widgetDefinitions, languages, attributeOf } = Object.assign(
  {},
  ...elementSources,
) as ElementSources
