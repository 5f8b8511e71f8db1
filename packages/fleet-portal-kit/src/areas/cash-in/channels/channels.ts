import type { Fleet } from 'api-client/contract/fleets'
import { isWalletFleet } from 'api-client/contract/access'

export const channels = ['card', 'otc', 'online-banking', 'vip-locqpay', 'manual-bank-deposit'] as const
export type Channel = (typeof channels)[number]

/** The payment methods of a fleet, in their order. Points are for VIP fleets, manual deposits for wallet fleets. */
export const channelsFor = ({ isVip, plbType }: Pick<Fleet, 'isVip' | 'plbType'>): Channel[] =>
  channels.filter((channel) => {
    if (channel === 'vip-locqpay') return isVip === true
    return channel !== 'manual-bank-deposit' || isWalletFleet(plbType)
  })
