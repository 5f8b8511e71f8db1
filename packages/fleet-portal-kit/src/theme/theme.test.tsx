import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FleetPortalProvider } from '../provider/FleetPortalProvider.tsx'
import { Widget } from '../foundation/widget/Widget.tsx'
import { contrastProblems, contrasts, resolveTokens } from './index.ts'
import type { FleetPortalAppearance } from './index.ts'

const problemsOf = (appearance: FleetPortalAppearance) =>
  contrastProblems(appearance).map(({ scheme, color, background }) => `${scheme}: ${color} on ${background}`)

describe('contrast', () => {
  test('the colours of the kit have enough, in light and dark', () => {
    expect(contrastProblems({ colorScheme: 'auto' })).toEqual([])
    expect(new Set(contrasts({ colorScheme: 'auto' }).map(({ scheme }) => scheme))).toEqual(
      new Set(['light', 'dark']),
    )
  })

  test('ratios are those of WCAG', () => {
    const ratios = contrasts({ tokens: { 'color-text': '#000', 'color-surface': '#fff' } })
    const ratio = (color: string, background: string) =>
      ratios.find((one) => one.color === color && one.background === background)?.ratio
    expect(ratio('color-text', 'color-surface')).toBe(21)
    expect(ratio('color-on-accent', 'color-accent')).toBeCloseTo(6.3, 1)
  })

  test('a pair below AA comes with its ratio and with values that are enough in every pair', () => {
    const appearance: FleetPortalAppearance = {
      tokens: { 'color-accent': '#5aa9e6', 'color-muted': '#9aa5b1', 'color-danger': '#ff8a80' },
    }
    const problems = contrastProblems(appearance)
    expect(problemsOf(appearance)).toEqual(
      expect.arrayContaining([
        'light: color-accent on color-surface',
        'light: color-muted on color-page',
        'light: color-on-accent on color-accent',
        'light: color-surface on color-danger',
      ]),
    )
    for (const { ratio, required } of problems) expect(ratio).toBeLessThan(required)
    const own = problems.filter(({ color }) => color !== 'color-on-accent')
    const changes = own.flatMap(({ suggestion }) =>
      suggestion ? [[suggestion.token, suggestion.value]] : [],
    )
    expect(changes).toHaveLength(own.length)
    // The closest value in the same hue, not just any with enough contrast.
    const accent = changes.find(([token]) => token === 'color-accent')?.[1] ?? ''
    expect(accent).toMatch(/^#[0-4].[4-8].[8-c].$/)
    const mended = { tokens: { ...appearance.tokens, ...Object.fromEntries(changes) } }
    expect(problemsOf(mended)).toEqual([])
    const surface = contrasts(mended).find(
      ({ color, background }) => color === 'color-accent' && background === 'color-sunken',
    )
    expect(surface?.ratio).toBeLessThan(5)
  })

  test('a colour with transparency is mixed with what is behind it', () => {
    const [first] = contrastProblems({ tokens: { 'color-text': 'rgb(23 33 43 / 40%)' } })
    expect(first).toMatchObject({ color: 'color-text', background: 'color-page' })
    expect(first?.ratio).toBeLessThan(4.5)
  })

  test('a value that is no colour is a problem without a ratio', () => {
    const [first] = contrastProblems({ tokens: { 'color-text': 'var(--brand)' } })
    expect(first).toMatchObject({ color: 'color-text', ratio: undefined, suggestion: undefined })
  })

  test('auto checks both colour schemes, and dark tokens count in dark only', () => {
    const appearance: FleetPortalAppearance = {
      colorScheme: 'auto',
      tokens: { 'color-accent': '#7a1f5c' },
    }
    expect(problemsOf(appearance).every((problem) => problem.startsWith('dark: '))).toBe(true)
    expect(problemsOf(appearance)).toContain('dark: color-accent on color-surface')
    expect(problemsOf({ ...appearance, darkTokens: { 'color-accent': '#e79cca' } })).toEqual([])
  })
})

/** The token values at an element inside a widget, as a browser would compute them from the style rules. */
function rulesOf(appearance: FleetPortalAppearance) {
  const { container } = render(
    <FleetPortalProvider apiUrl="http://nowhere.test" getSession={async () => null} appearance={appearance}>
      <Widget name="sample" isPublic>
        <p>Content</p>
      </Widget>
    </FleetPortalProvider>,
  )
  const surface = container.querySelector('.fpk-surface')
  if (!surface) throw new Error('The widget has no surface.')
  const styles = getComputedStyle(surface)
  return (name: string) => styles.getPropertyValue(`--fpk-${name}`)
}

describe('an appearance', () => {
  test('compact has lower rows and controls, and tokens of the page win', () => {
    const compact = rulesOf({ density: 'compact', tokens: { 'row-height': '38px' } })
    const regular = rulesOf({})
    expect([regular('control-height'), regular('row-height'), regular('space')]).toEqual([
      '36px',
      '44px',
      '4px',
    ])
    expect([compact('control-height'), compact('row-height'), compact('space')]).toEqual([
      '30px',
      '38px',
      '3px',
    ])
  })

  test('dark tokens are those of a dark widget', () => {
    const appearance = { tokens: { 'color-accent': '#7a1f5c' }, darkTokens: { 'color-accent': '#e79cca' } }
    expect(rulesOf(appearance)('color-accent')).toBe('#7a1f5c')
    expect(rulesOf({ ...appearance, colorScheme: 'dark' })('color-accent')).toBe('#e79cca')
  })

  test.each([{ density: 'compact' }, { tokens: { radius: '0px' }, colorScheme: 'dark' }] as const)(
    'resolveTokens says what a widget of %s has',
    (appearance) => {
      const value = rulesOf(appearance)
      const tokens = resolveTokens(appearance, 'colorScheme' in appearance ? 'dark' : 'light')
      for (const [name, expected] of Object.entries(tokens)) {
        // `inherit` is no value of a variable: the variable has none, so the font is that of the page.
        expect(value(name), name).toBe(expected === 'inherit' ? '' : expected)
      }
    },
  )
})
