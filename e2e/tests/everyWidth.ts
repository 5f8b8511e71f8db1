import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, waitForAnimations } from './portal.ts'

/** The windows, in CSS pixels. 320 px is also a window of 1280 px at 400 % zoom. */
const windows = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const

/** In a window of at most this width, a control that stands alone is as large as a finger. */
const touchWidth = 640

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose result depends on the colour scheme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** The topmost dialogs, popovers and menus. What is behind them is not checked again. */
const layers = 'dialog[open], .fpk-popover, .fpk-menu'

/**
 * The controls of the page, or of its layers, that are smaller than a finger. The area that reacts to a press counts: labels, padding
 * and pseudo-elements, without the parts that another element covers. Links and buttons inside a sentence are exempt.
 */
function smallTargets(within: string | undefined): string[] {
  const finger = 44
  const controls =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="menuitem"], [role="option"], [role="tab"], [role="slider"]'
  const isShown = (element: Element) => {
    const { width, height, bottom } = element.getBoundingClientRect()
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isVisible && width > 1 && height > 1 && bottom > 0 && !element.closest('[inert]')
  }
  const isInSentence = (element: Element) => {
    let block = element.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    const texts = [...(block?.childNodes ?? [])].filter(
      (node) => node.nodeType === Node.TEXT_NODE || !node.contains(element),
    )
    return (
      getComputedStyle(element).display.startsWith('inline') &&
      texts.some((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''))
    )
  }
  /** The length of the pressable area from the centre to both sides, in steps of 1 px. */
  const reach = (isHit: (distance: number) => boolean) => {
    let [before, after] = [0, 0]
    while (before < finger && isHit(-before - 1)) before++
    while (after < finger && isHit(after + 1)) after++
    return before + after + 1
  }
  const scopes = within ? [...document.querySelectorAll(within)] : [document.body]
  const all = new Set(scopes.flatMap((scope) => [...scope.querySelectorAll(controls)]))
  return [...all].flatMap((element) => {
    const label =
      element.matches('[type="checkbox"], [type="radio"], [type="file"]') && element.closest('label')
    const target = label || element
    if (!isShown(target)) return []
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const box = target.getBoundingClientRect()
    if (!isShown(target) || isInSentence(target)) return []
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy)
      return hit !== null && (target.contains(hit) || hit.closest('label')?.control === element)
    }
    const width = box.width < finger ? reach((distance) => isHit(distance, 0)) : finger
    const height = box.height < finger ? reach((distance) => isHit(0, distance)) : finger
    // Positions are fractions of pixels.
    if (Math.min(width, height) >= finger - 1) return []
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    const size = `${Math.round(width)} x ${Math.round(height)} px`
    return `${element.tagName.toLowerCase()} "${name.slice(0, 40)}" is ${size}`
  })
}

/** How far the page, or a layer, scrolls sideways, in pixels. */
const sidewaysScroll = (within: string) =>
  [document.scrollingElement, ...document.querySelectorAll(`:is(${within}), dialog[open] > * > *`)].reduce(
    (most, element) => Math.max(most, element ? element.scrollWidth - element.clientWidth : 0),
    0,
  )

/** The violations of rules on the page, or in its layers. */
async function violations(page: Page, { isPart, rules }: { isPart: boolean; rules?: string[] }) {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  // Axe is loaded once for each page and describes no passed checks. This takes a third of the time.
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('[data-floating-ui-focus-guard]')
  if (isPart) axe.include(layers)
  const result = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze()
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
  )
}

/** A page at rest, or with a dialog, a popover or a menu. */
export interface View {
  name: string
  /** Goes to the page and opens its layer, in the widest window that has it. */
  open: (page: Page) => Promise<void>
  hasLayer: boolean
  /** The widest window that has the layer. Default: all have it. */
  upTo?: number
}

type Report = (problem: string, window: string) => void

async function checkView(page: Page, { open, hasLayer, upTo = Infinity }: View, report: Report) {
  const sizes = windows.filter(({ width }) => width <= upTo)
  for (const size of sizes) {
    const { width } = size
    await page.setViewportSize(size)
    if (size === sizes[0]) await open(page)
    if (hasLayer) await expect(page.locator(layers).first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await waitForAnimations(page)
      const rules = colorScheme === 'dark' ? { rules: colorRules } : {}
      const found = await violations(page, { isPart: hasLayer, ...rules })
      for (const problem of found) report(problem, `${width} ${colorScheme}`)
    }
    const scroll = await page.evaluate(sidewaysScroll, layers)
    if (scroll > 0) report(`scrolls ${scroll} px sideways`, `${width}`)
    if (width > touchWidth) continue
    const small = await page.evaluate(smallTargets, hasLayer ? layers : undefined)
    for (const problem of small) report(problem, `${width}`)
  }
}

/** Checks views at every width, light and dark. Resolves to the problems, each once, with the places where it occurs. */
export async function problemsAtEveryWidth(page: Page, views: readonly View[]): Promise<string[]> {
  const places = new Map<string, Set<string>>()
  for (const view of views) {
    const report: Report = (problem, window) => {
      places.set(problem, (places.get(problem) ?? new Set()).add(`${view.name} ${window}`))
    }
    await checkView(page, view, report).catch((error: unknown) => report(String(error), ''))
  }
  return [...places].map(([problem, where]) => `${problem} [${[...where].join(', ')}]`)
}
