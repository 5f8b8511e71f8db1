// The script of the sandbox's page. It uses the plain DOM, because one small page needs no framework.

import { setUpSignInButtons } from './accounts.js'
import { setUpAnnouncementForm } from './announcements.js'
import { showCalls } from './calls.js'
import { showCashins } from './cashins.js'
import { byId, call, runOnce } from './dom.js'
import { showFlags } from './flags.js'
import { showFleets } from './fleets.js'
import { clearOutbox, showOutbox } from './outbox.js'
import { setUpPricesForm } from './prices.js'
import { setUpPump, showStations } from './pump.js'
import { showPayments } from './terminal.js'

byId('reset')?.addEventListener('click', (event) => {
  if (!confirm('Delete all data and create the demo fleets again?')) return
  void runOnce(event.currentTarget, async () => {
    const { message } = await call('reset', {})
    clearOutbox()
    await Promise.all([showFleets(), showFlags(), showCashins(), showPayments()])
    return message
  })
})

setUpSignInButtons()
setUpAnnouncementForm()
setUpPricesForm()
setUpPump()
await Promise.all([
  showFleets(),
  showStations(),
  showOutbox(),
  showCalls(),
  showFlags(),
  showCashins(),
  showPayments(),
])
setInterval(() => {
  if (document.visibilityState === 'visible')
    void Promise.all([showOutbox(), showCalls(), showCashins(), showPayments()]).catch(() => undefined)
}, 2000)
