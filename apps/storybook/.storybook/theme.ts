import { create, type ThemeVars } from 'storybook/theming/create'
import { dark, light } from '../../../packages/fleet-portal-kit/src/provider/appearance.ts'

/** Storybook and its documents in the colours of the kit, light or dark as the system is. */
const isDark = matchMedia('(prefers-color-scheme: dark)').matches
const colors = isDark ? dark : light

export const theme: ThemeVars = create({
  base: isDark ? 'dark' : 'light',
  brandTitle: 'Fleet Portal Kit',
  brandUrl: '?path=/docs/start-fleet-portal-kit--docs',
  brandTarget: '_self',
  fontBase: "'Inter Variable', system-ui, sans-serif",
  colorPrimary: colors['color-accent'],
  colorSecondary: colors['color-accent'],
  appBg: colors['color-page'],
  appContentBg: colors['color-surface'],
  appPreviewBg: colors['color-surface'],
  appBorderColor: colors['color-border'],
  appBorderRadius: 8,
  textColor: colors['color-text'],
  textMutedColor: colors['color-muted'],
  barBg: colors['color-surface'],
  barTextColor: colors['color-muted'],
  barHoverColor: colors['color-accent'],
  barSelectedColor: colors['color-accent'],
  inputBg: colors['color-surface'],
  inputBorder: colors['color-border-input'],
  inputTextColor: colors['color-text'],
  inputBorderRadius: 8,
})
