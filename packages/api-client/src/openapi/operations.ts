import type { PathName } from '../contract/paths.ts'
import type { Tag } from './tags.ts'

/** What people read about an operation. */
export interface OperationText {
  tag: Tag
  /** A short sentence without a full stop. */
  summary: string
  /** What the summary, the schemas and the error codes do not say. */
  description?: string
}

const pickerNote =
  'For pickers: every member of the fleet may call it, and it lists what can be chosen, sorted by name.'
const partialUpdate = 'Only the given fields change. `status` alone deactivates or reactivates.'
const perPage = 'The answer is one page. `count` is the number of items on all pages.'

/** The texts of each operation, by the name of its endpoint. One without texts does not compile. */
export const operationTexts: Readonly<Record<PathName, OperationText>> = {
  // Session
  login: {
    tag: 'Session',
    summary: 'Sign in with email and password',
    description:
      'Answers with the tokens of a session. If the account has two factors, the first call is refused with `P1008` or `P1028` and a code is sent by email. Exchange the code with `verifyOtp`, and call `login` again with the `token` of its answer.',
  },
  verifyOtp: {
    tag: 'Session',
    summary: 'Exchange a two-factor code',
    description: 'Answers with a token for a second call of `login`.',
  },
  refreshSession: {
    tag: 'Session',
    summary: 'Renew the access token',
    description:
      'A refresh token works once if the answer has a new one. Clients must not send the same refresh token twice at the same time.',
  },
  logout: {
    tag: 'Session',
    summary: 'End the session',
    description: 'A GET with an effect: never cache, prefetch or repeat it.',
  },
  requestPasswordReset: { tag: 'Session', summary: 'Send an email with a link to set a new password' },
  changePassword: {
    tag: 'Session',
    summary: 'Set a new password',
    description: 'Takes the token of the email. A token works once.',
  },
  validateResetToken: {
    tag: 'Session',
    summary: 'Check the token of a password email',
    description: 'Answers with the email address of the account, so that a page can show it.',
  },
  getCurrentUser: {
    tag: 'Session',
    summary: 'Read the signed-in user',
    description:
      'The user with one access per portal and fleet. The role of the access to a fleet decides which calls the user may make on that fleet.',
  },
  // Users of a fleet
  listUserAccesses: { tag: 'Users', summary: 'List the users of a fleet', description: perPage },
  inviteUser: {
    tag: 'Users',
    summary: 'Invite a user to a fleet',
    description: 'Sends an email with a link. The user gets the role when the invitation is accepted.',
  },
  updateUserAccess: {
    tag: 'Users',
    summary: 'Change the role or the two-factor setting of a user',
    description: 'A fleet keeps at least one `portal-admin`. Users cannot change their own access.',
  },
  removeUserAccess: {
    tag: 'Users',
    summary: 'Remove a user from a fleet',
    description: 'A fleet keeps at least one `portal-admin`. Users cannot remove their own access.',
  },
  getInvite: { tag: 'Users', summary: 'Read an invitation by its token' },
  acceptInvite: {
    tag: 'Users',
    summary: 'Accept an invitation',
    description: 'Creates the account of the invited email address. The token works once.',
  },
  // Fleets
  getFleet: {
    tag: 'Fleets',
    summary: 'Read one fleet',
    description: '`plbType` decides what the fleet may do, whatever the role of the user.',
  },
  listFleets: { tag: 'Fleets', summary: 'List the fleets of the signed-in user' },
  listFleetStations: {
    tag: 'Fleets',
    summary: 'List the stations where a fleet may fuel',
    description: 'An empty list means that the fleet may fuel at every station.',
  },
  // Drivers
  listDrivers: {
    tag: 'Drivers',
    summary: 'List the drivers of a fleet',
    description: `Newest first. ${perPage}`,
  },
  createDriver: {
    tag: 'Drivers',
    summary: 'Create a driver',
    description: '`driverLicenseId` is unique in the fleet and stored in upper case.',
  },
  updateDriver: { tag: 'Drivers', summary: 'Update a driver', description: partialUpdate },
  importDrivers: {
    tag: 'Drivers',
    summary: 'Import drivers from a CSV file',
    description:
      'The columns are `first_name`, `last_name`, `driver_id` and `mobile_number`. Each row is validated by itself: valid rows are applied, and the answer names the rejected rows. Row 1 is the header.',
  },
  lookupDrivers: { tag: 'Drivers', summary: 'Find active drivers', description: pickerNote },
  // Vehicles
  listVehicles: {
    tag: 'Vehicles',
    summary: 'List the vehicles of a fleet',
    description: `Newest first. ${perPage}`,
  },
  createVehicle: {
    tag: 'Vehicles',
    summary: 'Create a vehicle or a drum container',
    description: '`plateNumber` is unique in the fleet and stored in upper case.',
  },
  updateVehicle: { tag: 'Vehicles', summary: 'Update a vehicle', description: partialUpdate },
  importVehicles: {
    tag: 'Vehicles',
    summary: 'Import vehicles from a CSV file',
    description:
      'The columns are `plate number`, `vehicle type` and `remarks`. Each row is validated by itself: valid rows are applied, and the answer names the rejected rows. Row 1 is the header.',
  },
  lookupVehicles: { tag: 'Vehicles', summary: 'Find active vehicles', description: pickerNote },
  // Groups
  listGroups: { tag: 'Groups', summary: 'List the groups of a fleet', description: perPage },
  createGroup: { tag: 'Groups', summary: 'Create a group' },
  updateGroup: { tag: 'Groups', summary: 'Update a group', description: partialUpdate },
  // Stations
  listStations: {
    tag: 'Stations',
    summary: 'List the stations',
    description:
      'Sorted by name, or by distance with `near`: open stations first, then stations with unknown hours, closed stations, and stations without a position. `applied` names the filters of `near`, `bounds` and `openNow` that the server has used. A server that supports none of them leaves it out.',
  },
  lookupStations: {
    tag: 'Stations',
    summary: 'Find stations',
    description: 'For pickers: every signed-in user may call it. The filters are those of `listStations`.',
  },
  lookupMerchants: { tag: 'Stations', summary: 'Find the owners of stations' },
  // Reports
  createReport: {
    tag: 'Reports',
    summary: 'Request an export of a list',
    description:
      'Takes the filters of the list, without paging, besides the named fields. An answer without `downloadUrl` is not finished yet: `listReports` has its progress. The caller needs the permission of the list.',
  },
  listReports: {
    tag: 'Reports',
    summary: 'List the exports of the signed-in user',
    description: `\`fileUrl\` is a link that ends after some time. Read the list again for a new link. ${perPage}`,
  },
  cancelReport: { tag: 'Reports', summary: 'Cancel an export that is in progress' },
  deleteReport: { tag: 'Reports', summary: 'Delete an export and its file' },
  // Cash-in
  listCashins: {
    tag: 'Cash-in',
    summary: 'List the cash-ins of a fleet',
    description: `Newest first. ${perPage}`,
  },
  getCashin: { tag: 'Cash-in', summary: 'Read one cash-in' },
  createCashin: {
    tag: 'Cash-in',
    summary: 'Start a cash-in',
    description:
      'Moves money: send an `Idempotency-Key`, and look up the outcome if the answer is lost. If `mustRedirect` is true, or `checkoutUrl` is given, the user completes the payment on that page. A card is sent as `paymentToken`, made by the card provider.',
  },
  listBankProcessors: { tag: 'Cash-in', summary: 'List the banks for payments over the counter' },
  listBanks: { tag: 'Cash-in', summary: 'List the banks for online banking' },
  createBpiToken: {
    tag: 'Cash-in',
    summary: 'Exchange the code of a redirect from BPI',
    description: 'Answers with the token of the payment.',
  },
  listBpiAccounts: { tag: 'Cash-in', summary: 'List the BPI accounts that the user authorized' },
  initiateBpiPayment: {
    tag: 'Cash-in',
    summary: 'Choose the BPI account of a payment',
    description:
      'A GET that moves money: never cache or repeat it. The bank sends a code to the account holder.',
  },
  processBpiPayment: {
    tag: 'Cash-in',
    summary: 'Pay from a BPI account',
    description: 'A GET that moves money: never cache or repeat it. `otp` is the code of the bank.',
  },
  // Saved cards
  listCards: { tag: 'Saved cards', summary: 'List the saved cards of a fleet' },
  addCard: {
    tag: 'Saved cards',
    summary: 'Add a card',
    description: 'Answers with the page on which the card holder verifies the card.',
  },
  confirmCard: {
    tag: 'Saved cards',
    summary: 'Confirm a card',
    description: 'Called after the card holder has come back from the page of `addCard`.',
  },
  removeCard: { tag: 'Saved cards', summary: 'Remove a saved card' },
  // Balances
  getWallet: { tag: 'Balances', summary: 'Read the wallet balance of a fleet' },
  listFuelBalances: { tag: 'Balances', summary: 'List the litres that a fleet has left, by product' },
  getConsumption: {
    tag: 'Balances',
    summary: 'Read the redeemed litres, by product',
    description:
      'Of the redemptions that match the filters. Default: this month, without voided redemptions. Paging has no effect.',
  },
  getFuelCodeTotals: { tag: 'Balances', summary: 'Read the litres in fuel codes, by product' },
  getSavings: { tag: 'Balances', summary: 'Read what a fleet has saved with its contract prices' },
  // Loyalty
  getPoints: { tag: 'Loyalty', summary: 'Read the loyalty points of a fleet' },
  linkLoyalty: {
    tag: 'Loyalty',
    summary: 'Link a loyalty account',
    description: 'Found by its mobile number in international format, such as `+639171234567`.',
  },
  // Prices
  listContractPrices: { tag: 'Prices', summary: 'List the contract prices of a fleet' },
  listPriceMovements: { tag: 'Prices', summary: 'List the price changes of a period' },
  getLatestPriceMovement: { tag: 'Prices', summary: 'Read the latest price change of each product' },
  getUpcomingPriceMovement: { tag: 'Prices', summary: 'Read the announced price change of each product' },
  listPumpPrices: {
    tag: 'Prices',
    summary: 'List the current prices of a fleet',
    description:
      '`creditPrice` is what the fleet pays: `pumpPrice` minus `discount`. A fleet without prices gets an empty list, nothing, or `{}`.',
  },
  listPriceHistory: {
    tag: 'Prices',
    summary: 'List the price changes of a fleet',
    description: `Newest first. The items are under \`priceHistory\`, or under \`data\` from older servers. ${perPage}`,
  },
  // Fuel purchases
  buyFuel: {
    tag: 'Fuel purchases',
    summary: 'Buy fuel with the wallet',
    description:
      'Moves money: send an `Idempotency-Key`, and look up the outcome if the answer is lost. Exactly one of `liter` and `amount` is null. An order in pesos never costs more than its amount. With `X-Quoted-Price`, a changed price refuses the call with `PriceChanged` and nothing is bought.',
  },
  listBuyFuels: {
    tag: 'Fuel purchases',
    summary: 'List the purchases of a fleet',
    description: `Newest first. ${perPage}`,
  },
  // Fuel codes
  createFuelCodes: {
    tag: 'Fuel codes',
    summary: 'Create fuel codes',
    description:
      'Moves fuel credit: send an `Idempotency-Key`, and look up the outcome if the answer is lost. Creates all codes of the list or none. The answer has the codes, or their count.',
  },
  listFuelCodes: {
    tag: 'Fuel codes',
    summary: 'List the fuel codes of a fleet',
    description: `Newest first. ${perPage}`,
  },
  countFuelCodes: { tag: 'Fuel codes', summary: 'Count the fuel codes of a fleet' },
  listActiveFuelCodes: { tag: 'Fuel codes', summary: 'List the active fuel codes of a fleet' },
  updateFuelCode: {
    tag: 'Fuel codes',
    summary: 'Deactivate or change a fuel code',
    description:
      '`status: Deactivated` is final and returns the unused litres. `endDate` and `autoRenew` can change while the code is scheduled.',
  },
  // Fuel code templates
  createTemplate: { tag: 'Fuel code templates', summary: 'Save a template of a fuel code' },
  listTemplates: {
    tag: 'Fuel code templates',
    summary: 'List the templates of a fleet',
    description: perPage,
  },
  updateTemplate: { tag: 'Fuel code templates', summary: 'Update a template' },
  deleteTemplate: { tag: 'Fuel code templates', summary: 'Delete a template' },
  // Transactions
  listRedemptions: {
    tag: 'Transactions',
    summary: 'List the redemptions of fuel codes',
    description: `Newest first. ${perPage}`,
  },
  listPayments: {
    tag: 'Transactions',
    summary: 'List the fuel payments with fleet cards',
    description: `Newest first. ${perPage}`,
  },
  listMerchantPayments: {
    tag: 'Transactions',
    summary: 'List the purchases other than fuel with fleet cards',
    description: `Newest first. Hedging fleets have none. ${perPage}`,
  },
  listMerchantStations: {
    tag: 'Transactions',
    summary: 'List the stations where purchases other than fuel were made',
    description: perPage,
  },
  // Fleet cards
  listFleetCards: { tag: 'Fleet cards', summary: 'List the fleet cards of a fleet', description: perPage },
  updateFleetCard: {
    tag: 'Fleet cards',
    summary: 'Change a fleet card',
    description:
      'Changes either the status, or the details of an active card. `terminated` is final. A limit of 0 removes the limit. Null removes the driver or the vehicle.',
  },
  // Loans
  createLoanInquiry: { tag: 'Loans', summary: 'Send a loan inquiry to a branch of the lender' },
  // Promotions
  listPromos: { tag: 'Promotions', summary: 'List the promotions', description: perPage },
  getIntroductoryPromo: {
    tag: 'Promotions',
    summary: 'Read the promotion for new fleets',
    description: 'Refused with `NotFound` if there is none.',
  },
  // Inbox
  listInbox: {
    tag: 'Inbox',
    summary: 'List the messages of the signed-in user',
    description: 'Newest first, without pages. A message without `readAt` is unread.',
  },
  readAnnouncement: {
    tag: 'Inbox',
    summary: 'Mark an announcement as read',
    description: 'The announcement is identified by its `createdAt`.',
  },
  readAllAnnouncements: { tag: 'Inbox', summary: 'Mark all announcements as read' },
  readMessage: {
    tag: 'Inbox',
    summary: 'Mark a message as read',
    description: 'The message is identified by its `createdAt`.',
  },
  // Feedback
  getLastFeedback: {
    tag: 'Feedback',
    summary: 'Read the last feedback of a fleet',
    description: 'Null if there is none.',
  },
  sendFeedback: { tag: 'Feedback', summary: 'Send the answers of the satisfaction survey' },
  // Idempotency
  resolveIdempotencyKey: {
    tag: 'Idempotency',
    summary: 'Look up the outcome of a write by its idempotency key',
    description:
      '`done` has the status and the body of the stored answer. `pending` means that the call is still running. `void` means that the call had no effect and never will: a request that arrives later under the same key is refused with `KeyVoid`.',
  },
}
