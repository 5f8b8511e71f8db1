/** Frames without a change after which a page is settled: about a third of a second. */
const quietFrames = 20
/** The number of frames after which a story that still changes is an error: a minute on a fast machine. */
const maxFrames = 3_600

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Resolves after the messages that the page has already posted. React runs effects in such messages, and a busy browser may draw first. */
const postedMessages = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

/** Loads all images, also those below the window: a screenshot is of the whole page. */
const isLoadingImages = () =>
  [...document.images].filter((image) => {
    if (image.loading === 'lazy') image.loading = 'eager'
    return !image.complete
  }).length > 0

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
 * @param activities what else can be going on, by name
 * @throws {Error} if the page still changes after a minute. It names the last activities.
 */
export async function settle(activities: Readonly<Record<string, () => boolean>>): Promise<void> {
  let hasChanged = false
  const observer = new MutationObserver(() => (hasChanged = true))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  const checks = Object.entries({
    ...activities,
    'the document changes': () => hasChanged,
    'fonts load': () => document.fonts.status === 'loading',
    'images load': isLoadingImages,
    'animations run': isMoving,
  })
  const current = () => checks.filter(([, isGoingOn]) => isGoingOn()).map(([name]) => name)
  let last: readonly string[] = []
  try {
    let quiet = 0
    for (let frame = 0; quiet < quietFrames; frame += 1) {
      if (frame === maxFrames) throw new Error(`The story does not settle: ${last.join(', ')}.`)
      await nextFrame()
      await postedMessages()
      const activity = current()
      hasChanged = false
      if (activity.length > 0) last = activity
      quiet = activity.length > 0 ? 0 : quiet + 1
    }
  } finally {
    observer.disconnect()
  }
}
