import type { StoryPortal } from '../../testing/storyPortal.tsx'

/** A fleet with money, and 25,000 pesos of diesel on the form. */
export const withMoney = (portal: StoryPortal = {}): StoryPortal => ({
  funds: 512_345_67,
  search: 'product=diesel&pesos=25000',
  ...portal,
})
