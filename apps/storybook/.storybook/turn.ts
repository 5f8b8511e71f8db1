import { STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Whether the page is a frame of a page with documentation, and not the frame of the Storybook window. */
const isExample = () => window.frameElement?.ownerDocument.location.pathname.endsWith('/iframe.html') ?? false

/**
 * Resolves when no other example of the same page plays. A browser has one focus for all frames of a page: an example that
 * moves it into its own frame would take it away from the field that another one types into.
 */
export async function waitForTurn(): Promise<void> {
  // Browsers have locks only in secure contexts.
  if (!isExample() || !('locks' in navigator)) return
  const finished = new Promise<void>((resolve) => {
    addons.getChannel().once(STORY_FINISHED, () => resolve())
  })
  // The frames of a page share its time of loading. A frame that is removed loses the lock.
  const name = `examples of ${window.parent.performance.timeOrigin}`
  await new Promise<void>((resolve) => {
    void navigator.locks.request(name, () => {
      resolve()
      return finished
    })
  })
}
