/**
 * The path of every call, relative to the API base, `{name}` for a parameter. An embedder can override any of them:
 * `createApiClient({ paths: { listDrivers: 'v3/drivers' } })`.
 *
 * @since 0.1.0
 */
export const paths = {
  // Session
  login: 'ms-profile/user/login',
  verifyOtp: 'ms-profile/user/otp/v2',
  refreshSession: 'ms-profile/user/refresh',
  logout: 'ms-profile/user/logout',
  requestPasswordReset: 'ms-profile/user/reset-password/fleet',
  changePassword: 'ms-profile/user/change-password',
  validateResetToken: 'ms-profile/user/reset-password/validate',
  getCurrentUser: 'ms-profile/user/v2',
  // Users of a fleet
  listUserAccesses: 'ms-profile/user-access',
  inviteUser: 'ms-fleet/fleet-user/invite',
  updateUserAccess: 'ms-profile/user-access/{userAccessId}',
  removeUserAccess: 'ms-profile/user-access/{userAccessId}',
  getInvite: 'ms-fleet/fleet/token/{token}',
  acceptInvite: 'ms-fleet/fleet/invite/accept',
  // Fleets
  getFleet: 'ms-fleet/fleet/{fleetId}',
  listFleets: 'ms-fleet/user/fleet',
  listFleetStations: 'ms-fleet/fleet/{fleetId}/station',
  // Drivers, vehicles, groups
  listDrivers: 'driver',
  createDriver: 'driver',
  updateDriver: 'driver/{driverId}',
  importDrivers: 'ms-fleet/driver/batch',
  lookupDrivers: 'driver/lookup',
  listVehicles: 'vehicle',
  createVehicle: 'vehicle',
  updateVehicle: 'vehicle/{vehicleId}',
  importVehicles: 'ms-fleet/vehicle/batch',
  lookupVehicles: 'vehicle/lookup',
  listGroups: 'group',
  createGroup: 'group',
  updateGroup: 'group/{groupId}',
  // Stations and merchants
  listStations: 'ms-station/station',
  lookupStations: 'ms-station/station/lookup',
  lookupMerchants: 'ms-merchant/merchant',
  // Reports
  createReport: 'ms-report/report',
  listReports: 'ms-report/report',
  cancelReport: 'ms-report/report/{reportId}',
  deleteReport: 'ms-report/report/{reportId}',
  // Cash-in
  listCashins: 'cashin/fleet/{fleetId}',
  getCashin: 'cashin/{cashInId}',
  createCashin: 'cashin',
  listBankProcessors: 'ms-fleet/cashin/dragonpay/processors',
  listBanks: 'ms-fleet/cashin/banks',
  createBpiToken: 'ms-fleet/cashin/bpi/token',
  listBpiAccounts: 'ms-fleet/cashin/bpi/accounts',
  initiateBpiPayment: 'ms-fleet/cashin/bpi/payment/initiate',
  processBpiPayment: 'ms-fleet/cashin/bpi/payment/process',
  listCards: 'ms-fleet/fleet/{fleetId}/cards',
  addCard: 'ms-fleet/fleet/{fleetId}/cards',
  confirmCard: 'ms-fleet/fleet/{fleetId}/cards',
  removeCard: 'ms-fleet/fleet/{fleetId}/cards/{cardId}',
  // Balances and loyalty
  getWallet: 'wallet/fleet/{fleetId}',
  listFuelBalances: 'fuel-balance/{fleetId}',
  getPoints: 'ms-loyalty/loyalty/points-biz/fleet/{fleetId}',
  linkLoyalty: 'ms-loyalty/loyalty/connect-biz',
  // Dashboard
  getConsumption: 'consumption/fleet/{fleetId}',
  getFuelCodeTotals: 'fuel-code/total/fleet/{fleetId}',
  getSavings: 'redemption/savings/fleet/{fleetId}',
  listContractPrices: 'ms-pricing/virtual-station/price-history/fleet/{fleetId}/chart',
  listPriceMovements: 'ms-pricing/price-movement',
  getLatestPriceMovement: 'ms-pricing/price-movement/latest',
  getUpcomingPriceMovement: 'ms-pricing/price-movement/upcoming',
  // Fuel
  listPumpPrices: 'virtual-station/pump-price/fleet/{fleetId}',
  listPriceHistory: 'ms-pricing/virtual-station/price-history/fleet/{fleetId}',
  buyFuel: 'buy-fuel',
  listBuyFuels: 'buy-fuel/fleet/{fleetId}',
  createFuelCodes: 'fuel-code/batch',
  listFuelCodes: 'fuel-code/fleet/{fleetId}',
  countFuelCodes: 'fuel-code/count/fleet/{fleetId}',
  listActiveFuelCodes: 'fuel-code/fleet/{fleetId}/active-fuel-codes',
  updateFuelCode: 'fuel-code/{fuelCodeId}',
  createTemplate: 'fuel-code/template',
  listTemplates: 'fuel-code/template/fleet/{fleetId}',
  updateTemplate: 'fuel-code/template/{fuelCodeTemplateId}',
  deleteTemplate: 'fuel-code/template/{fuelCodeTemplateId}',
  // Activity
  listRedemptions: 'redemption/fleet/{fleetId}',
  listPayments: 'payment/fleet/{fleetId}',
  listMerchantPayments: 'merchant/payment',
  listMerchantStations: 'merchant/station',
  // Fleet cards
  listFleetCards: 'fuel-card/fleet/{fleetId}',
  updateFleetCard: 'fuel-card/{fuelCardId}',
  // Other services, promos, inbox, feedback
  createLoanInquiry: 'ms-loan/loan',
  listPromos: 'ms-promo/marketing-banner',
  getIntroductoryPromo: 'ms-fleet/introductory-promo/fleet/{fleetId}',
  listInbox: 'ms-inbox/message/user',
  readAnnouncement: 'inbox/read/announcement',
  readAllAnnouncements: 'inbox/read/announcement/all',
  readMessage: 'inbox/read',
  getLastFeedback: 'ms-feedback/feedback/fleet/{fleetId}',
  sendFeedback: 'ms-feedback/feedback',
  // The outcome of a keyed call whose answer was lost
  resolveIdempotencyKey: 'idempotency/{key}/settle',
} as const

/** The name of an endpoint. @since 0.1.0 */
export type PathName = keyof typeof paths
