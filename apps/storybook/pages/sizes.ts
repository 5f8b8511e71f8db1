/// <reference types="vite/client" />
import type { WidgetTag } from './guidance.ts'

/** In thousands of bytes, minified and gzipped, without React. */
interface Sizes {
  provider: number
  widgets: Readonly<Record<string, number>>
}

/** The measurement of `makeSizes.ts`, which the static build runs. The development server has the last one, or none. */
const [measured] = Object.values(
  import.meta.glob<Sizes>('../.cache/sizes.json', { eager: true, import: 'default' }),
)

/** The size of the first load of a widget in addition to the provider, and that of the provider. */
export function sizeOf(tag: WidgetTag): { widget: number; provider: number } | undefined {
  const widget = measured?.widgets[tag]
  return measured && widget !== undefined ? { widget, provider: measured.provider } : undefined
}
