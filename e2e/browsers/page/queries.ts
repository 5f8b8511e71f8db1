/* Queries that run in the page. They find elements as a user does: by role and accessible name. */
import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom'

/** A name, or a regular expression as text: functions of a page take JSON only. */
export type NameQuery = string | { source: string; flags: string }

const matcherOf = (name: NameQuery) => (typeof name === 'string' ? name : new RegExp(name.source, name.flags))

/** While a modal dialog is open, the rest of the page is inert. */
const activePart = () => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body
/** The page without the menu and the header of the portal. */
const mainPart = () => document.querySelector('main') ?? document.body

/** Fields that have no role of ARIA are found by their labels. */
const fieldsWithoutRole: Record<string, string> = {
  password: 'input[type="password"]',
  day: 'input[type="date"]',
}

const isDialog = (role: string) => role === 'dialog' || role === 'alertdialog'

const places = new WeakMap<Element, string>()

const pageQueries = {
  /** `main link` is a link outside of the menu and the header. */
  all: (roleOrMain: string, name: NameQuery): HTMLElement[] => {
    const role = roleOrMain.replace(/^main /, '')
    const part = role !== roleOrMain ? mainPart() : isDialog(role) ? document.body : activePart()
    const selector = fieldsWithoutRole[role]
    return selector
      ? queryAllByLabelText(part, matcherOf(name), { selector })
      : queryAllByRole(part, role, { name: matcherOf(name) })
  },
  /** The element, if there is exactly one, and it has not moved since the last call. Scrolls to it. */
  one: (role: string, name: NameQuery): HTMLElement | null => {
    const [element, ...others] = pageQueries.all(role, name)
    if (!element || others.length > 0) return null
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const place = [x, y, width, height].join()
    const isStill = places.get(element) === place
    places.set(element, place)
    return isStill ? element : null
  },
  count: (role: string, name: NameQuery): number => pageQueries.all(role, name).length,
  isFocused: (role: string, name: NameQuery): boolean =>
    pageQueries.all(role, name).some((element) => element === document.activeElement),
  /** Focuses a field and selects its text, so that typing replaces it. */
  select: (role: string, name: NameQuery): HTMLElement | null => {
    const field = pageQueries.one(role, name)
    field?.focus()
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    return field
  },
  value: (role: string, name: NameQuery): string | undefined =>
    (pageQueries.all(role, name)[0] as HTMLInputElement | undefined)?.value,
  fileInput: (): HTMLElement | null => document.querySelector('input[type="file"]:enabled'),
  text: (): string => document.body.innerText,
  path: (): string => location.pathname + location.search,
  /** What the page has reported: see recorder.js. */
  problems: (): string[] => JSON.parse(sessionStorage.getItem('recorded-problems') ?? '[]') as string[],
}

export type PageQueries = typeof pageQueries

Object.assign(globalThis, { pageQueries })
