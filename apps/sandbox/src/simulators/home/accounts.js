import { call, runOnce } from './dom.js'

/** Makes each button of an account open the portal in its own tab, signed in as that account. */
export function setUpSignInButtons() {
  document.addEventListener('click', (event) => {
    const button = event.target.closest('[data-sign-in]')
    if (!button) return
    const email = button.dataset.signIn
    void runOnce(button, async () => {
      const { link } = await call('sign-in-links', { email })
      // One tab for the portal, because all its tabs share one session.
      if (!open(link, 'fleet-portal')) throw new Error('The browser blocked the new tab.')
      return `The portal opens as ${email}.`
    })
  })
}
