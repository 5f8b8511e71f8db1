import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import { Fault } from '../fault.ts'
import type { Work } from '../inTransaction.ts'
import { announcementRoutes } from './announcements.ts'
import { cardProviderRoutes, cashinControl } from './cashins.ts'
import { checkoutRoutes } from './checkout.ts'
import { cardRoutes } from './cards.ts'
import { controlRoutes } from './control.ts'
import { guardControls, wholeBody } from './guard.ts'
import { flagRoutes } from './flags.ts'
import { loyaltyRoutes } from './loyalty.ts'
import { promoControl } from './promos.ts'
import { pumpRoutes } from './pump.ts'
import { reportSimulator } from './reports.ts'
import { stationControl } from './stations.ts'
import { terminalRoutes } from './terminal.ts'

export interface SimulatorOptions {
  /** Called after feature flags changed. */
  onFlags?: () => void
  /** Names beside those of this machine under which browsers may reach the controls. */
  hosts?: readonly string[]
}

/**
 * Adds what stands around the API in a sandbox: the pump, fleet cards and their terminal, the outbox, money, prices,
 * points, stations, promos, feature flags, announcements, reports, and the providers' pages on which cash-ins are paid.
 */
export function mountSimulators(app: Hono, work: Work, { onFlags, hosts }: SimulatorOptions = {}): void {
  app.onError((error, c) => {
    if (error instanceof z.core.$ZodError || error instanceof SyntaxError) {
      return c.json({ message: 'This is not what the call takes.', details: error.message }, 400)
    }
    if (error instanceof Fault)
      return c.json({ message: error.message }, error.status as ContentfulStatusCode)
    return c.json({ message: 'The sandbox failed.' }, 500)
  })
  app.use('/sandbox/*', guardControls(hosts), wholeBody)
  app.route('/sandbox/pump', pumpRoutes(work))
  app.route('/sandbox/terminal', terminalRoutes(work))
  app.route('/sandbox/flags', flagRoutes(work, onFlags ?? (() => {})))
  app.route('/sandbox/announcements', announcementRoutes(work))
  app.route('/sandbox/checkout', checkoutRoutes(work))
  app.route('/sandbox/card-provider', cardProviderRoutes(work))
  app.route('/sandbox/cashins', cashinControl(work))
  app.route('/sandbox/cards', cardRoutes(work))
  app.route('/sandbox/reports', reportSimulator(work))
  app.route('/sandbox/loyalty', loyaltyRoutes(work))
  app.route('/sandbox/stations', stationControl(work))
  app.route('/sandbox/promos', promoControl(work))
  app.route('/sandbox', controlRoutes(work))
}
