const frame = (nonce, body) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Our own page</title>
    <link rel="icon" href="data:," />
    <script type="module" nonce="${nonce}" src="/fleet-portal/loader.js"></script>
  </head>
  <body>
    <h1>Our own page</h1>
    ${body}
  </body>
</html>`

export const signInPage = (nonce) =>
  frame(
    nonce,
    `<form method="post" action="/sign-in">
      <label>User <input name="user" autocomplete="username" /></label>
      <label>Password <input name="password" type="password" autocomplete="current-password" /></label>
      <button>Sign in</button>
    </form>`,
  )

export const fleetPage = (nonce, { apiUrl, fleetId }) =>
  frame(
    nonce,
    `<form method="post" action="/sign-out"><button>Sign out</button></form>
    <fleet-portal nonce="${nonce}" api-url="${apiUrl}" session-url="/fleet-session">
      <fleet-drivers fleet-id="${fleetId}"></fleet-drivers>
    </fleet-portal>`,
  )

/** The page runs its own scripts only, and connects to itself and to the fleet API. */
export const policy = (nonce, apiUrl) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    `connect-src 'self' ${new URL(apiUrl).origin}`,
    "img-src 'self' data:",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
