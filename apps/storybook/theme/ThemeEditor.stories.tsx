import type { Meta, StoryObj } from '@storybook/react-vite'
import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { expect, waitFor, within } from 'storybook/test'
import type { TestFleet } from '../../../packages/fleet-portal-kit/src/testing/createTestFleet.ts'
import type { StoryPortal } from '../../../packages/fleet-portal-kit/src/testing/storyPortal.tsx'
import { emptyDraft } from './draft.ts'
import { ThemeEditor } from './ThemeEditor.tsx'

async function arrange(fleet: TestFleet) {
  const { fleetId } = fleet
  const names = [
    ['José', 'Peñaflor', 'N0112345678'],
    ['Ana Margarita', 'Reyes-Villanueva', 'D0498765432'],
    ['Ramon', 'Bautista', 'B0777123456'],
  ] as const
  for (const [firstName, lastName, driverLicenseId] of names.toReversed()) {
    const mobileNumber = `0917${driverLicenseId.slice(-7)}`
    await fleet.arrange(createDriver, { fleetId, firstName, lastName, driverLicenseId, mobileNumber })
  }
}

const meta = {
  title: 'Theme/Theme editor',
  component: ThemeEditor,
  args: { fleetId: '' },
  parameters: {
    portal: { arrange } satisfies StoryPortal,
    // The same widget twice on purpose: in light and in dark.
    a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
  },
} satisfies Meta<typeof ThemeEditor>
export default meta

type Story = StoryObj<typeof meta>

export const KitColours: Story = {}

export const BrandWithCompactRows: Story = {
  args: {
    start: {
      ...emptyDraft,
      density: 'compact',
      sizes: { radius: '2px', 'weight-strong': '700', 'weight-title': '700' },
      colors: {
        light: {
          'color-accent': '#7a1f5c',
          'color-accent-strong': '#5a1443',
          'color-accent-soft': '#f7e6f1',
        },
        dark: {
          'color-accent': '#eba6d3',
          'color-accent-strong': '#f5cbe6',
          'color-accent-soft': '#40162f',
          'color-on-accent': '#330a24',
        },
      },
    },
  },
}

/** The colour that a preview shows its primary button in. */
const buttonIn = (preview: HTMLElement) =>
  getComputedStyle(within(preview).getByRole('button', { name: 'Add driver' })).backgroundColor

export const TooLittleContrast: Story = {
  parameters: {
    a11y: {
      options: {
        rules: { 'landmark-unique': { enabled: false }, 'color-contrast': { enabled: false } },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const light = await canvas.findByRole('region', { name: 'Light preview' })
    const dark = canvas.getByRole('region', { name: 'Dark preview' })
    await within(light).findByRole('row', { name: /José Peñaflor/ })
    await within(dark).findByRole('row', { name: /José Peñaflor/ })
    const darkBefore = buttonIn(dark)

    // A light brand colour: the widgets follow, and the export is refused.
    const accent = canvas.getByRole('textbox', { name: 'Accent, light' })
    await userEvent.clear(accent)
    await userEvent.type(accent, '#59b3b8')
    await waitFor(() => expect(buttonIn(light)).toBe('rgb(89, 179, 184)'))
    await expect(buttonIn(dark)).toBe(darkBefore)
    const copy = canvas.getByRole('button', { name: /Copy code/ })
    await expect(copy).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByRole('region', { name: 'The theme as code' })).toBeNull()
    const problems = canvas.getByRole('list', { name: 'Pairs with too little contrast' })
    await expect(problems).toHaveTextContent(/Accent on Surface, light/)
    await expect(problems).toHaveTextContent(/Text on accent on Accent, light/)
  },
}

export const MendedAndExported: Story = {
  play: async (context) => {
    await TooLittleContrast.play?.(context)
    const { canvas, userEvent } = context
    const mends = () => canvas.queryAllByRole('button', { name: /: #[0-9a-f]{6}$/ })
    for (let button = mends()[0]; button; [button] = mends()) await userEvent.click(button)
    await expect(canvas.getByText('Every pair of colours meets WCAG 2.2 AA.')).toBeVisible()

    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'JSON' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy JSON' }))
    await waitFor(() => expect(copied).toHaveLength(2))
    const [code = '', json = '{}'] = copied
    await expect(code).toContain('appearance={appearance}')
    const exported = JSON.parse(json) as {
      tokens: Record<string, string>
      darkTokens: Record<string, string>
    }
    await expect(exported.tokens['color-accent']).toMatch(/^#[0-9a-f]{6}$/)
    await expect(exported.tokens['color-accent']).not.toBe('#59b3b8')
    // A theme with both colour schemes states the dark value of what it changes.
    await expect(exported.darkTokens['color-accent']).toBe('#5fc3c6')
  },
}
