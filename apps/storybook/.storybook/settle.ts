/** Frames without a change after which a page is settled: about a third of a second. */
const quietFrames = 20
/** The number of frames after which a story that still changes is an error. */
const maxFrames = 1_200

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const isLoading = () =>
  document.fonts.status === 'loading' || [...document.images].some(({ complete }) => !complete)

/** Animations that end. Those that repeat for ever are drawn in their first state. */
const isMoving = () =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )

/**
 * Waits until the page no longer changes: fonts and images are loaded, motion has ended, and nothing is busy.
 *
 * @throws {Error} if the page still changes after about 20 seconds.
 */
export async function settle(isBusy: () => boolean): Promise<void> {
  let hasChanged = false
  const observer = new MutationObserver(() => (hasChanged = true))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  try {
    let quiet = 0
    for (let frame = 0; quiet < quietFrames; frame += 1) {
      if (frame === maxFrames) throw new Error('The story does not settle, so its screenshots would differ.')
      await nextFrame()
      quiet = hasChanged || isBusy() || isLoading() || isMoving() ? 0 : quiet + 1
      hasChanged = false
    }
  } finally {
    observer.disconnect()
  }
}
