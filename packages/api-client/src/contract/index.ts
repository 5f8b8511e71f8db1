import * as wallet from './wallet.ts'
import * as promos from './promos.ts'
import * as prices from './prices.ts'
import * as loyalty from './loyalty.ts'
import * as loans from './loans.ts'
import * as inbox from './inbox.ts'
import * as fuelBalances from './fuelBalances.ts'
import * as feedback from './feedback.ts'
import * as redemptions from './redemptions.ts'
import * as payments from './payments.ts'
import * as merchantPayments from './merchantPayments.ts'
import * as cashin from './cashin.ts'
import * as drivers from './drivers.ts'
import * as fleetCards from './fleetCards.ts'
import * as fleets from './fleets.ts'
import * as fuel from './fuel.ts'
import * as fuelCodes from './fuelCodes.ts'
import * as fuelCodeTemplates from './fuelCodeTemplates.ts'
import * as groups from './groups.ts'
import { paths, type PathName } from './paths.ts'
import * as reports from './reports.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as session from './session.ts'
import * as settle from './idempotency.ts'
import * as stations from './stations.ts'
import * as users from './users.ts'
import * as vehicles from './vehicles.ts'

const resources = [
  session,
  users,
  fleets,
  drivers,
  vehicles,
  groups,
  stations,
  reports,
  cashin,
  wallet,
  fuelBalances,
  prices,
  loyalty,
  fuel,
  fuelCodes,
  fuelCodeTemplates,
  redemptions,
  payments,
  merchantPayments,
  fleetCards,
  loans,
  promos,
  inbox,
  feedback,
  settle,
]

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'name' in value && 'method' in value && 'access' in value

/** Every endpoint of the API by name, for programs that walk the whole contract. Pages import single endpoints. */
export const contract: ReadonlyMap<PathName, AnyEndpoint> = new Map(
  resources
    .flatMap((resource) => Object.values(resource).filter(isEndpoint))
    .map((endpoint) => [endpoint.name, endpoint]),
)

const missing = Object.keys(paths).filter((name) => !contract.has(name as PathName))
if (missing.length > 0) throw new Error(`Paths without an endpoint: ${missing.join(', ')}`)
