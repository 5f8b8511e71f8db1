/** A step of a user: presses a button or choice, types text, chooses an option or ticks a box. */
export type Step =
  | readonly ['press' | 'tick', name: RegExp]
  | readonly ['type' | 'choose', label: RegExp, text: string]
  /** Chooses the one of two options that is not selected. */
  | readonly ['turn', label: RegExp, one: string, other: string]

/** The steps with which a user sends a call that has an effect. */
export interface WriteScenario {
  /** The endpoint of the call. */
  endpoint: string
  /** The name of the screen. */
  screen: string
  /** The steps before sending. `n` is a new number in each run. */
  steps: (n: number) => readonly Step[]
  /** The steps that send the call. */
  send: readonly Step[]
  /** The call can be sent only once for a fleet. */
  isOnce?: true
}

const digits = (n: number, length: number) => String(n).padStart(length, '0')
/** Writes a number in consonants, so that the result is not a part of an English word. */
export const lettersOf = (n: number) =>
  String(n).replace(/\d/g, (digit) => 'bcdfghjklm'.charAt(Number(digit)))
const secret = 'Bagong-Lihim-8'

const newDriver = (n: number): readonly Step[] => [
  ['press', /^Add driver$/],
  ['type', /^First name/, 'Niña'],
  ['type', /^Last name/, `Reyes ${lettersOf(n)}`],
  ['type', /^Driver ID/, `A${digits(n, 10)}`],
  ['type', /^Mobile number/, '09171234567'],
]
const newCode: readonly Step[] = [
  ['press', /^Add code$/],
  ['choose', /^Type/, 'any'],
  ['choose', /^Product/, 'diesel'],
  ['type', /^Volume/, '1.5'],
  ['type', /^Duration in days/, '7'],
]
const newTemplate = (n: number): readonly Step[] => [
  ['press', /^Add from template$/],
  ['press', /^Create template$/],
  ['type', /Template name/, `Run ${lettersOf(n)}`],
  ['choose', /^Type/, 'any'],
  ['choose', /^Product/, 'diesel'],
  ['type', /^Volume/, '2.5'],
  ['type', /^Duration in days/, '7'],
]

/** Scenarios for calls that have an effect. `callsWithoutScenario` lists the other calls with a reason. */
export const writeScenarios: readonly WriteScenario[] = [
  { endpoint: 'createDriver', screen: 'FleetDrivers', steps: newDriver, send: [['press', /^Save driver$/]] },
  {
    endpoint: 'updateDriver',
    screen: 'FleetDrivers',
    steps: (n) => [
      ['press', /^Actions for/],
      ['press', /^Edit$/],
      ['type', /^First name/, `José ${lettersOf(n)}`],
    ],
    send: [['press', /^Save driver$/]],
  },
  {
    endpoint: 'createVehicle',
    screen: 'FleetVehicles',
    steps: (n) => [
      ['press', /^Add vehicle$/],
      ['type', /^Plate number/, `NCA${digits(n % 10_000, 4)}`],
      ['type', /^Model/, 'Isuzu Elf'],
      ['type', /^Remarks/, 'Spare'],
    ],
    send: [['press', /^Save vehicle$/]],
  },
  {
    endpoint: 'updateVehicle',
    screen: 'FleetVehicles',
    steps: (n) => [
      ['press', /^Actions for/],
      ['press', /^Edit$/],
      ['type', /^Remarks/, `Spare ${n}`],
    ],
    send: [['press', /^Save vehicle$/]],
  },
  {
    endpoint: 'createGroup',
    screen: 'FleetGroups',
    steps: (n) => [
      ['press', /^Add group$/],
      ['type', /^Group name/, `Group ${lettersOf(n)}`],
    ],
    send: [['press', /^Save group$/]],
  },
  {
    endpoint: 'updateGroup',
    screen: 'FleetGroups',
    steps: (n) => [
      ['press', /^Actions for/],
      ['press', /^Edit$/],
      ['type', /^Group name/, `Renamed ${lettersOf(n)}`],
    ],
    send: [['press', /^Save group$/]],
  },
  {
    endpoint: 'inviteUser',
    screen: 'FleetUsers',
    steps: (n) => [
      ['press', /^Add user$/],
      ['type', /^Email/, `guest${n}@fleet.test`],
      ['choose', /^Access type/, 'purchaser'],
      ['press', /^Send invitation$/],
    ],
    send: [['press', /^Send invitation$/]],
  },
  {
    endpoint: 'requestPasswordReset',
    screen: 'ForgotPassword',
    steps: (n) => [['type', /^Email/, `nobody${n}@fleet.test`]],
    send: [['press', /^Continue$/]],
  },
  {
    endpoint: 'login',
    screen: 'SignIn',
    steps: (n) => [
      ['type', /^Email/, `nobody${n}@fleet.test`],
      ['type', /^Password/, secret],
    ],
    send: [['press', /^Log in$/]],
  },
  {
    endpoint: 'createLoanInquiry',
    screen: 'FleetLoans',
    steps: () => [
      ['type', /^Contact number/, '09175550123'],
      ['choose', /^Loan product/, 'truck-loan'],
      ['choose', /^Region/, 'Visayas'],
      ['choose', /^Branch/, 'Cebu City'],
      ['tick', /./],
    ],
    send: [['press', /^Send inquiry$/]],
  },
  {
    endpoint: 'updateFleetCard',
    screen: 'EditFleetCard',
    steps: (n) => [
      ['type', /^Remarks/, `Reliever ${n}`],
      ['press', /^Save details$/],
    ],
    send: [['press', /^Save details$/]],
  },
  {
    endpoint: 'buyFuel',
    screen: 'BuyFuel',
    steps: () => [
      ['press', /^Diesel/],
      ['type', /^Liters/, '1.5'],
      ['press', /^Continue/],
    ],
    send: [['press', /^Buy for/]],
  },
  {
    endpoint: 'createFuelCodes',
    screen: 'GenerateFuelCodes',
    steps: () => [...newCode, ['press', /^Add code$/], ['press', /^Continue$/]],
    send: [['press', /^Generate 1 code/]],
  },
  {
    endpoint: 'createTemplate',
    screen: 'GenerateFuelCodes',
    steps: newTemplate,
    send: [['press', /^Save template$/]],
  },
  {
    endpoint: 'createCashin',
    screen: 'CashInPanel over the counter',
    steps: () => [
      ['press', /^BDO Unibank/],
      ['type', /^Amount/, '12345.67'],
      ['press', /^Continue$/],
    ],
    send: [['press', /^Get the reference number$/]],
  },
  {
    endpoint: 'sendFeedback',
    screen: 'SatisfactionSurvey',
    steps: () => [
      ['press', /^Average$/],
      ['press', /^Next$/],
      ['tick', /^Other$/],
      ['type', /^Please tell us more/, 'Too dark'],
      ['press', /^Next$/],
      ['press', /^Not sure$/],
    ],
    send: [['press', /^Submit$/]],
    isOnce: true,
  },
  {
    endpoint: 'createReport',
    screen: 'FleetRedemptions',
    steps: () => [],
    send: [['press', /^Export$/]],
  },
  {
    endpoint: 'updateUserAccess',
    screen: 'FleetUsers',
    steps: () => [
      ['press', /^Actions for Test purchaser/],
      ['press', /^Edit/],
      ['turn', /^Access type/, 'data-analyst', 'fleet-manager'],
      ['press', /^Save/],
    ],
    send: [['press', /^(Change|Save)/]],
  },
]

const noText = 'It has no typed text. The checks of reads cover its screen.'
const ownTests =
  'Its input is a card, a code or a file, which is never stored. Its area has tests of its own.'

/** Every other call with an effect, and the reason why it has no scenario. */
export const callsWithoutScenario: Readonly<Record<string, string>> = {
  acceptInvite: 'Its link works once, and its password is never stored.',
  addCard: ownTests,
  cancelReport: noText,
  changePassword: 'Its link works once, and its password is never stored.',
  confirmCard: noText,
  createBpiToken: noText,
  deleteReport: noText,
  deleteTemplate: noText,
  importDrivers: ownTests,
  importVehicles: ownTests,
  initiateBpiPayment: noText,
  linkLoyalty: 'An account can be linked only once.',
  logout: noText,
  processBpiPayment: ownTests,
  readAllAnnouncements: noText,
  readAnnouncement: noText,
  readMessage: noText,
  refreshSession: 'The client sends it without a user.',
  removeCard: noText,
  removeUserAccess: noText,
  resolveIdempotencyKey: 'The client sends it without a user.',
  updateFuelCode: noText,
  updateTemplate: 'It has the form of createTemplate.',
  verifyOtp: ownTests,
}
