import {
  isAvailableForFleetType,
  memberAllows,
  type Access,
  type FleetType,
  type Role,
} from 'fleet-portal-api-client/contract/access'
import { eq, inArray } from 'drizzle-orm'
import type { Tx } from './db/connect.ts'
import { fleet as fleets, outbox } from './db/schema.ts'
import type { DeriveKey } from './utilities/passwords.ts'
import type { SessionUser } from './domain/sessionUser.ts'
import { dayOf } from './utilities/time.ts'
import { Fault } from './fault.ts'

export type Fleet = typeof fleets.$inferSelect

export interface Settings {
  /** Signs access tokens and derives refresh tokens. At least 32 characters. */
  secret: string
  /** `legacy` reports why a sign-in or password reset was refused; `uniform` gives the same answer for every account. */
  mode: 'uniform' | 'legacy'
  /** The cost of a password hash: scrypt with N = 2 to this power. */
  passwordCost: number
  deriveKey: DeriveKey
  /** The URL of the portal, for links in emails. */
  portalUrl: string
  /** The URL under which browsers reach this server, for links in answers. Default: the URL of the request. */
  publicUrl?: string | undefined
  /** The name of the portal in emails. */
  productName: string
  /** The email address and the phone number of the support, at the end of every email. Empty if there are none. */
  supportContact: string
  /** The maximum number of redemptions in a report. */
  redemptionsPerReport: number
  /** Milliseconds of pause after every thousand rows of a long report, so that a user can watch its progress. */
  reportPause: number
  /** Adds the job that writes the file of a report. Without a job queue, the process that took the call writes it. */
  addReportJob?: ((tx: Tx, reportId: string) => Promise<void>) | undefined
  /** Sends a message to the open pages of a user. Without it, pages see the change at their next read. */
  emit?: ((message: PushMessage) => void) | undefined
  /** Ends the connections of the open pages of a user or of a session. Users who still have access connect again. */
  disconnect?: ((userOrSessionId: string) => void) | undefined
}

export interface Message {
  channel: 'mail' | 'sms'
  to: string
  subject: string
  body: string
  code?: string
  link?: string
}

/** The text of an email, with the contact of the support below it. */
export const mailBody = ({ productName, supportContact }: Settings, body: string): string =>
  supportContact ? `${body}\n\n${productName} support: ${supportContact}` : body

/** A task that runs after the commit, in its own transactions. */
export type AfterCommitTask = (
  inTransaction: <T>(run: (context: Context) => Promise<T>) => Promise<T>,
) => Promise<void>

/** A realtime message for the open pages of a user. */
export interface PushMessage {
  userId: string
  message: Readonly<Record<string, unknown>>
}

/** The context of one call: its transaction, its instant, its user and its fleet. */
export class Context {
  readonly tx: Tx
  /** The database's clock at the start of the transaction. */
  readonly now: Date
  readonly settings: Settings
  readonly requestId: string
  /** The origin of the request's URL, for links in answers: `http://localhost:4000`. */
  readonly origin: string
  /** The caller's network, under which attempts are counted. Undefined in a browser and for the sandbox's own tasks. */
  readonly network: string | undefined
  /** Tasks that start after the transaction has committed. They are dropped if it rolls back. */
  readonly afterCommit: AfterCommitTask[] = []
  #currentUser: SessionUser | undefined
  #fleet: Fleet | undefined
  /** Details for the audit row, besides the call and its user. */
  auditDetail: Record<string, unknown> | undefined

  constructor(
    tx: Tx,
    now: Date,
    settings: Settings,
    requestId: string,
    { origin = '', network }: { origin?: string; network?: string | undefined } = {},
  ) {
    this.origin = origin
    this.network = network
    this.tx = tx
    this.now = now
    this.settings = settings
    this.requestId = requestId
  }

  get today(): string {
    return dayOf(this.now)
  }

  get currentUser(): SessionUser {
    if (!this.#currentUser) throw new Fault('Unauthorized')
    return this.#currentUser
  }

  /** The fleet of the call. The user's access to it has been checked. */
  get fleet(): Fleet {
    if (!this.#fleet) throw new Fault('BadRequest', { fields: [{ path: 'fleetId', code: 'required' }] })
    return this.#fleet
  }

  get maybeCurrentUser(): SessionUser | undefined {
    return this.#currentUser
  }

  get maybeFleet(): Fleet | undefined {
    return this.#fleet
  }

  setCurrentUser(user: SessionUser): void {
    this.#currentUser = user
  }

  /** Checks that the user may make the call for a fleet, and sets it as the fleet of the call. */
  async enterFleet({ access }: { access: Access }, fleetId: string): Promise<void> {
    if (!this.roleIn(fleetId)) throw new Fault('Forbidden')
    const [found] = await this.tx.select().from(fleets).where(eq(fleets.id, fleetId))
    if (!found) throw new Fault('Forbidden')
    this.refuseWithoutAccess(access, found)
    this.#fleet = found
  }

  /** Refuses a call that the fleet's type or the user's role does not allow. Checks the type first. */
  refuseWithoutAccess(access: Access, { id, plbType }: Pick<Fleet, 'id' | 'plbType'>): void {
    const fleetType = plbType as FleetType
    if (!isAvailableForFleetType(access, fleetType)) throw new Fault('FleetTypeNotAllowed')
    if (!memberAllows(access, { role: this.roleIn(id), fleetType })) throw new Fault('Forbidden')
  }

  /** Refuses a call that names no fleet, unless at least one fleet of the user allows it. */
  async refuseWithoutAnyAccess(access: Access): Promise<void> {
    const ids = this.currentUser.accesses.flatMap(({ fleetId }) =>
      fleetId && this.roleIn(fleetId) ? [fleetId] : [],
    )
    const found = await this.tx
      .select({ id: fleets.id, plbType: fleets.plbType })
      .from(fleets)
      .where(inArray(fleets.id, ids))
    const members = found.map(({ id, plbType }) => ({
      role: this.roleIn(id),
      fleetType: plbType as FleetType,
    }))
    if (members.some((member) => memberAllows(access, member))) return
    const isOfType = ({ fleetType }: { fleetType: FleetType }) => isAvailableForFleetType(access, fleetType)
    throw new Fault(members.length === 0 || members.some(isOfType) ? 'Forbidden' : 'FleetTypeNotAllowed')
  }

  roleIn(fleetId: string): Role | undefined {
    return this.currentUser.accesses.find((access) => access.portal === 'fleet' && access.fleetId === fleetId)
      ?.role as Role | undefined
  }

  /**
   * Ends the connections of a user or of a session after the commit. Pages that still have access connect again and read the
   * changed permissions.
   */
  disconnect(userOrSessionId: string): void {
    this.afterCommit.push(async () => this.settings.disconnect?.(userOrSessionId))
  }

  /** Sends a message to a user's open pages after the commit, when they can read the change. */
  pushToUser(message: PushMessage): void {
    this.afterCommit.push(async () => this.settings.emit?.(message))
  }

  /** Writes a message to the outbox. It is sent only if the transaction commits. */
  async send(message: Message): Promise<void> {
    const { channel, to, subject, body, code, link } = message
    await this.tx.insert(outbox).values({
      channel,
      recipient: to,
      subject,
      body: channel === 'mail' ? mailBody(this.settings, body) : body,
      code: code ?? null,
      link: link ?? null,
      createdAt: this.now,
    })
  }
}
