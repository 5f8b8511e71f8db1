import {
  isAvailableForFleetType,
  memberAllows,
  type Access,
  type FleetType,
  type Role,
} from 'api-client/contract/access'
import { eq } from 'drizzle-orm'
import type { Tx } from './db/connect.ts'
import { fleet as fleets, outbox } from './db/schema.ts'
import type { DeriveKey } from './utilities/passwords.ts'
import type { Person } from './domain/sessionUser.ts'
import { dayOf } from './utilities/time.ts'
import { Fault } from './fault.ts'

export type Fleet = typeof fleets.$inferSelect

export interface Settings {
  /** Signs access tokens and derives refresh tokens. At least 32 characters. */
  secret: string
  /** `legacy` tells strangers why a sign-in or a reset was refused; `uniform` tells everybody the same. */
  mode: 'uniform' | 'legacy'
  /** The cost of a password's hash: scrypt with N = 2 to this power. */
  passwordCost: number
  /** Derives the hash of a password. */
  deriveKey: DeriveKey
  /** Where the portal lives, for links in mails. */
  portalUrl: string
  /** The most redemptions that one report holds. */
  redemptionsPerReport: number
  /** Milliseconds between one thousand lines of a long report and the next, so that a person sees it being made. */
  reportPause: number
  /** The id of this process, by which others know whether it still makes its reports. */
  processId?: string | undefined
  /** Tells a person's open pages; where nobody listens, nothing is lost but time. */
  emit?: ((notice: Notice) => void) | undefined
  /** Ends the connections of a person's open pages; who may still come connects again. */
  hangUp?: ((userId: string) => void) | undefined
}

export interface Message {
  channel: 'mail' | 'sms'
  to: string
  subject: string
  body: string
  code?: string
  link?: string
}

/** Work after the commit, in transactions of its own. */
export type Later = (inTransaction: <T>(run: (context: Context) => Promise<T>) => Promise<T>) => Promise<void>

/** Something that a person's open pages are told at once. */
export interface Notice {
  userId: string
  message: Readonly<Record<string, unknown>>
}

/** What a handler works with: one transaction, one moment, one person, one fleet. */
export class Context {
  readonly tx: Tx
  /** The database's clock at the start of the transaction. */
  readonly now: Date
  readonly settings: Settings
  readonly requestId: string
  /** Where the caller reached the sandbox, for links in answers: `http://localhost:4000`. */
  readonly origin: string
  /** Where the call came from, by which tries are counted; unknown inside a page and to the sandbox itself. */
  readonly network: string | undefined
  /** Work that starts once the transaction has committed, and not otherwise. */
  readonly later: Later[] = []
  #person: Person | undefined
  #fleet: Fleet | undefined
  /** What the audit row tells beside the call and its actor. */
  detail: Record<string, unknown> | undefined

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

  get person(): Person {
    if (!this.#person) throw new Fault('Unauthorized')
    return this.#person
  }

  /** The fleet that the call is about, with the person's membership already checked. */
  get fleet(): Fleet {
    if (!this.#fleet) throw new Fault('BadRequest', { fields: [{ path: 'fleetId', code: 'required' }] })
    return this.#fleet
  }

  get maybePerson(): Person | undefined {
    return this.#person
  }

  get maybeFleet(): Fleet | undefined {
    return this.#fleet
  }

  signIn(person: Person): void {
    this.#person = person
  }

  /** Checks that the person may make the call on a fleet, and takes the fleet as the call's. */
  async enter({ access }: { access: Access }, fleetId: string): Promise<void> {
    if (!this.roleIn(fleetId)) throw new Fault('Forbidden')
    const [found] = await this.tx.select().from(fleets).where(eq(fleets.id, fleetId))
    if (!found) throw new Fault('Forbidden')
    this.refuse(access, found)
    this.#fleet = found
  }

  /** Refuses what the type of a fleet or the person's role in it does not allow, in this order. */
  refuse(access: Access, { id, plbType }: Pick<Fleet, 'id' | 'plbType'>): void {
    const fleetType = plbType as FleetType
    if (!isAvailableForFleetType(access, fleetType)) throw new Fault('FleetTypeNotAllowed')
    if (!memberAllows(access, { role: this.roleIn(id), fleetType })) throw new Fault('Forbidden')
  }

  roleIn(fleetId: string): Role | undefined {
    return this.person.accesses.find((access) => access.portal === 'fleet' && access.fleetId === fleetId)
      ?.role as Role | undefined
  }

  /** What a person may do has changed: after the commit their open pages connect anew, and read it, or cannot. */
  hangUp(userId: string): void {
    this.later.push(async () => this.settings.hangUp?.(userId))
  }

  /** Told to a person's open pages after the commit, when what it speaks of can be read. */
  tell(notice: Notice): void {
    this.later.push(async () => this.settings.emit?.(notice))
  }

  /** Leaves after the commit, if the commit comes. */
  async send(message: Message): Promise<void> {
    const { channel, to, subject, body, code, link } = message
    await this.tx.insert(outbox).values({
      channel,
      recipient: to,
      subject,
      body,
      code: code ?? null,
      link: link ?? null,
      createdAt: this.now,
    })
  }
}
