export { createMoneyFlow } from './createMoneyFlow.ts'
export type { ConfirmOptions, EndedState, MoneyFlow, MoneyFlowOptions } from './createMoneyFlow.ts'
export { createPendingCalls } from './pendingCalls.ts'
export type { PendingCall, PendingCalls, PendingCallStorage } from './pendingCalls.ts'
export { isInFlight, mayBecomeKnown } from './state.ts'
export { waitForLock, withLock } from './tabLock.ts'
export type {
  CallContent,
  MoneyCall,
  MoneyCallIn,
  MoneyCallOrigin,
  MoneyState,
  MoneyStatus,
} from './state.ts'
