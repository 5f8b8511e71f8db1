/** One step of a person: a button or choice pressed, a text typed, an option chosen, a box ticked. */
export type Step =
  | readonly ['press' | 'tick', name: RegExp]
  | readonly ['type' | 'choose', label: RegExp, text: string]
  /** The one of both that is not chosen. */
  | readonly ['turn', label: RegExp, one: string, other: string]

/** What a person does to make a call that has an effect. */
export interface Work {
  /** The endpoint that the work ends with. */
  endpoint: string
  /** The screen that it is done on, by its name. */
  screen: string
  /** Up to the point where nothing was sent. `n` is another number each time. */
  steps: (n: number) => readonly Step[]
  /** Sends it. */
  send: readonly Step[]
  /** It can be done once on a fleet. */
  isOnce?: true
}

const digits = (n: number, length: number) => String(n).padStart(length, '0')
/** A number in letters. */
export const words = (n: number) => String(n).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
const secret = 'Bagong-Lihim-8'

const newDriver = (n: number): readonly Step[] => [
  ['press', /^Add driver$/],
  ['type', /^First name/, 'Niña'],
  ['type', /^Last name/, `Reyes ${words(n)}`],
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
  ['type', /Template name/, `Run ${words(n)}`],
  ['choose', /^Type/, 'any'],
  ['choose', /^Product/, 'diesel'],
  ['type', /^Volume/, '2.5'],
  ['type', /^Duration in days/, '7'],
]

/** One way at least to every call that has an effect; `elsewhere` says of the others why they are none of it. */
export const works: readonly Work[] = [
  { endpoint: 'createDriver', screen: 'FleetDrivers', steps: newDriver, send: [['press', /^Save driver$/]] },
  {
    endpoint: 'updateDriver',
    screen: 'FleetDrivers',
    steps: (n) => [
      ['press', /^Actions for/],
      ['press', /^Edit$/],
      ['type', /^First name/, `José ${words(n)}`],
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
      ['type', /^Group name/, `Group ${words(n)}`],
    ],
    send: [['press', /^Save group$/]],
  },
  {
    endpoint: 'updateGroup',
    screen: 'FleetGroups',
    steps: (n) => [
      ['press', /^Actions for/],
      ['press', /^Edit$/],
      ['type', /^Group name/, `Renamed ${words(n)}`],
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

const noText =
  'Nothing is typed for it: its screen is broken by the cells of reads, and a question keeps its answer.'
const ownTests =
  'What is typed are a card, a code or a file, which are never kept: its area has tests of its own.'

/** Every other call with an effect, and why no work ends with it. */
export const elsewhere: Readonly<Record<string, string>> = {
  acceptInvite: 'Its link is good once. A password is typed, which is never kept.',
  addCard: ownTests,
  cancelReport: noText,
  changePassword: 'Its link is good once. A password is typed, which is never kept.',
  confirmCard: noText,
  createBpiToken: noText,
  deleteReport: noText,
  deleteTemplate: noText,
  importDrivers: ownTests,
  importVehicles: ownTests,
  initiateBpiPayment: noText,
  linkLoyalty: 'An account is linked once. The number stays in its field.',
  logout: noText,
  processBpiPayment: ownTests,
  readAllAnnouncements: noText,
  readAnnouncement: noText,
  readMessage: noText,
  refreshSession: 'The client makes it by itself.',
  removeCard: noText,
  removeUserAccess: noText,
  resolveIdempotencyKey: 'The client makes it by itself.',
  updateFuelCode: noText,
  updateTemplate: 'The form is the one of createTemplate.',
  verifyOtp: ownTests,
}
