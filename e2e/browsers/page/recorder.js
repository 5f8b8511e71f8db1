/* Runs before every script of the portal. Keeps what the page reports across reloads, for engines that report no console. */
{
  const key = 'recorded-problems'
  const record = (/** @type {string} */ problem) => {
    const problems = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    sessionStorage.setItem(key, JSON.stringify([...problems, problem]))
  }
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const log = console[level]
    console[level] = (...values) => {
      record(`${level}: ${values.map(String).join(' ')}`)
      log.apply(console, values)
    }
  }
  addEventListener('error', ({ message }) => record(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => record(`rejected: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`blocked: ${violatedDirective} ${blockedURI}`),
  )
}
