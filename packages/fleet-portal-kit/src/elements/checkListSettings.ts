import { pageSizes } from 'fleet-portal-api-client'
import { listNames } from './listNames.ts'

/** The parts that every list has. */
const partsOfEveryList = ['search', 'filters', 'view', 'export']

const orNone = (names: readonly string[]) => names.join(', ') || 'none'

/** Warns of settings of a list that have no effect: page sizes, parts and columns that it does not know. */
export function checkListSettings(tag: string, settings: Readonly<Record<string, unknown>>): void {
  const names = Object.hasOwn(listNames, tag) ? listNames[tag as keyof typeof listNames] : undefined
  if (!names) return
  const { pageSize, hide, columns } = settings
  const warn = (text: string) => console.warn(`<${tag}>: ${text}`)
  if (pageSize !== undefined && !(pageSizes as readonly unknown[]).includes(pageSize)) {
    warn(`page-size must be one of ${pageSizes.join(', ')}. The list has 10 items per page.`)
  }
  const check = (setting: string, given: unknown, known: readonly string[]) => {
    if (!Array.isArray(given)) return
    for (const name of given.filter((value) => typeof value === 'string' && !known.includes(value))) {
      warn(`${setting} has the unknown name "${name}". Known names: ${orNone(known)}.`)
    }
  }
  check('hide', hide, [...partsOfEveryList, ...Object.keys(names.parts)])
  check('columns', columns, Object.keys(names.columns))
}
