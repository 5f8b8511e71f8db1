/** Shown in place of every page if the configuration or the code of the page cannot be loaded. It has the style of offline.html. */
export function NotLoaded() {
  return (
    <main>
      <title>The portal could not be loaded</title>
      <link rel="stylesheet" href="/offline.css" />
      <img src="/favicon.svg" alt="" width="48" height="48" />
      <div role="alert">
        <h1>The portal could not be loaded</h1>
        <p>
          The connection may be bad, or the portal has just been updated. What you typed is kept in this
          browser.
        </p>
        <p lang="fil">
          Hindi ma-load ang portal. Baka mahina ang koneksiyon, o kaka-update lang ng portal. Nasa browser na
          ito ang mga na-type mo.
        </p>
      </div>
      <button type="button" onClick={() => globalThis.location.reload()}>
        Try again
      </button>
    </main>
  )
}
