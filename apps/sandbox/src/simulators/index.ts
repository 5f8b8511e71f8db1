import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import { databaseFault } from '../db/connect.ts'
import { Fault } from '../fault.ts'
import type { Backend } from '../inTransaction.ts'
import { announcementRoutes } from './announcements.ts'
import { cardProviderRoutes, cashinControl } from './cashins.ts'
import { checkoutRoutes } from './checkout.ts'
import type { CallLog } from './callLog.ts'
import { cardRoutes } from './cards.ts'
import { controlRoutes } from './control.ts'
import { guardControls, readWholeBody } from './guard.ts'
import { flagRoutes } from './flags.ts'
import { loyaltyRoutes } from './loyalty.ts'
import { promoControl } from './promos.ts'
import { pumpRoutes } from './pump.ts'
import { reportSimulator } from './reports.ts'
import { signInLinkRoutes } from './signInLinks.ts'
import { stationControl } from './stations.ts'
import { terminalRoutes } from './terminal.ts'

export interface SimulatorOptions {
  /** Called after a feature flag changed. */
  onFlags?: () => void
  /** Host names, besides those of this machine, under which browsers may reach the controls. */
  hosts?: readonly string[]
  /** The latest calls of this process. Default: none. */
  callLog?: CallLog | undefined
}

/**
 * Adds the simulators to the API: the pump, fleet cards and their terminal, the outbox, sign-in links, the latest calls, money,
 * prices, points, stations, promos, feature flags, announcements, reports, and the payment providers' pages.
 */
export function mountSimulators(
  app: Hono,
  backend: Backend,
  { onFlags, hosts, callLog }: SimulatorOptions = {},
): void {
  app.onError((error, c) => {
    if (error instanceof z.core.$ZodError || error instanceof SyntaxError) {
      return c.json({ message: 'This is not what the call takes.', details: error.message }, 400)
    }
    const constraint = databaseFault(error)?.constraint
    if (constraint) {
      return c.json({ message: 'This contradicts what the sandbox holds.', details: constraint }, 400)
    }
    if (error instanceof Fault)
      return c.json({ message: error.message }, error.status as ContentfulStatusCode)
    return c.json({ message: 'The sandbox failed.' }, 500)
  })
  app.use('/sandbox/*', guardControls(hosts), readWholeBody)
  app.route('/sandbox/pump', pumpRoutes(backend))
  app.route('/sandbox/terminal', terminalRoutes(backend))
  app.route('/sandbox/flags', flagRoutes(backend, onFlags ?? (() => {})))
  app.route('/sandbox/announcements', announcementRoutes(backend))
  app.route('/sandbox/checkout', checkoutRoutes(backend))
  app.route('/sandbox/card-provider', cardProviderRoutes(backend))
  app.route('/sandbox/cashins', cashinControl(backend))
  app.route('/sandbox/cards', cardRoutes(backend))
  app.route('/sandbox/reports', reportSimulator(backend))
  app.route('/sandbox/sign-in-links', signInLinkRoutes(backend))
  app.get('/sandbox/calls', (c) => c.json({ calls: callLog?.after(Number(c.req.query('after') ?? 0)) ?? [] }))
  app.route('/sandbox/loyalty', loyaltyRoutes(backend))
  app.route('/sandbox/stations', stationControl(backend))
  app.route('/sandbox/promos', promoControl(backend))
  app.route('/sandbox', controlRoutes(backend))
}
