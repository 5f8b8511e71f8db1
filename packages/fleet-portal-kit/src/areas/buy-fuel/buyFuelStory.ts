import type { StoryPortal } from '../../testing/storyPortal.tsx'

/** A fleet with funds, and a form filled with diesel for 25,000 pesos. */
export const withMoney = (portal: StoryPortal = {}): StoryPortal => ({
  funds: 512_345_67,
  search: 'product=diesel&pesos=25000',
  ...portal,
})
