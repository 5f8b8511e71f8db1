import { addons } from 'storybook/manager-api'
import { renderLabel } from './sidebarLabels.ts'
import { theme } from './theme.ts'

addons.setConfig({ theme, sidebar: { renderLabel } })
