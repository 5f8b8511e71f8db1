export { useAccess } from './access.ts'
export type { CheckedEndpoint, FleetAccessState, FleetHookOptions, HeadlessAccess } from './access.ts'
export type { ActionOptions } from './actionOptions.ts'
export { useFuelBalances, useWallet } from './balances.ts'
export type { FuelBalance, FuelBalances, Wallet } from './balances.ts'
export type { BankChoice } from './cash-in/bankChoice.ts'
export type { CashInDetails, CashInMethod, CashInOrder } from './cash-in/cashInDetails.ts'
export { useCashIn } from './cash-in/useCashIn.ts'
export type {
  CashInDraftInput,
  CashInOptions,
  CashInProblem,
  CashInQuote,
  CashInStart,
} from './cash-in/useCashIn.ts'
export type { AnsweredCashIn, CashIn, CashInCall } from './cash-in/useCashInFlow.ts'
export type { CodesCall as FuelCodesCall } from './code-generation/codeDraft.ts'
export type {
  CodeFieldError as FuelCodeFieldError,
  CodeValues as FuelCodeValues,
  PickedDriver,
  PickedOption,
} from './code-generation/codeDraft.ts'
export type {
  CodeDraft as FuelCodeDraft,
  GeneratedCodes as GeneratedFuelCodes,
} from './code-generation/codeDraft.ts'
export { useFuelCodeGeneration } from './code-generation/useFuelCodeGeneration.ts'
export type { FuelCodeGeneration } from './code-generation/useFuelCodeGeneration.ts'
export { useDriverActions } from './drivers.ts'
export type { DriverActions } from './drivers.ts'
export { useFleetCardActions } from './fleetCards.ts'
export type { FleetCardActions, FleetCardChanges } from './fleetCards.ts'
export { useFuelCodeActions } from './fuelCodes.ts'
export type { FuelCodeActions } from './fuelCodes.ts'
export { useGroupActions } from './groups.ts'
export type { GroupActions, GroupFields } from './groups.ts'
export {
  useCashIns,
  useDrivers,
  useFleetCardRedemptions,
  useFleetCards,
  useFuelCodes,
  useGroups,
  useNonFuelTransactions,
  usePriceHistory,
  usePurchases,
  useRedemptions,
  useReports,
  useStations,
  useUsers,
  useVehicles,
} from './lists.ts'
export type {
  CashInsOptions,
  DriversOptions,
  FleetCardRedemptionsOptions,
  FleetCardsOptions,
  FuelCodesOptions,
  GroupsOptions,
  NonFuelTransactionsOptions,
  PriceChange,
  PriceHistoryOptions,
  PurchasesOptions,
  RedemptionsOptions,
  ReportFilters,
  ReportsOptions,
  StationsOptions,
  UsersOptions,
  VehiclesOptions,
} from './lists.ts'
export type { FuelOrder, PurchaseDetails, PurchaseDraft } from './purchase/fuelOrder.ts'
export type { PurchaseBlocker } from './purchase/purchaseBlocker.ts'
export { usePurchase } from './purchase/usePurchase.ts'
export type { FuelPurchase, PurchaseOptions, PurchaseQuote } from './purchase/usePurchase.ts'
export type { Purchase, PurchaseLimit } from './purchase/usePurchaseFlow.ts'
export type { HeadlessState, HeadlessStatus } from './readStatus.ts'
export { useReportActions } from './reports.ts'
export type { ReportActions } from './reports.ts'
export type { FleetList, FleetListOptions } from './fleetList.ts'
export { useUserActions } from './users.ts'
export type { FleetUserChanges, Invitation, UserActions } from './users.ts'
export { useVehicleActions } from './vehicles.ts'
export type { VehicleActions } from './vehicles.ts'
