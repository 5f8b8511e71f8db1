import type { Cashin } from 'fleet-portal-api-client/contract/cashin'

/** Whether the user pays a cash-in at a bank, with a payment slip. */
export const isSlip = ({ status, cashinChannel }: Pick<Cashin, 'status' | 'cashinChannel'>): boolean =>
  status === 'pending' && cashinChannel === 'otc'

/** Whether a cash-in has something to print: a receipt if it is paid, or a slip or proof of the request while it is pending. */
export const hasPaper = ({ status }: Pick<Cashin, 'status'>): boolean =>
  status === 'success' || status === 'pending'
