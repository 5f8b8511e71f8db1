import { isWalletFleet } from 'fleet-portal-api-client/contract/access'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { CreditCard, HandCoins, Landmark, Sparkles, Store, type IconNode } from 'lucide'
import type { ComponentType } from 'react'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import type { ChannelProps } from './channelProps.ts'

const BankChannel = lazyWithRetry(() => import('./BankChannel.tsx'), 'BankChannel')
const CardChannel = lazyWithRetry(() => import('../cards/CardChannel.tsx'), 'CardChannel')
const PointsChannel = lazyWithRetry(() => import('./PointsChannel.tsx'), 'PointsChannel')
const ManualDeposit = lazyWithRetry(() => import('./ManualDeposit.tsx'), 'ManualDeposit')

interface ChannelDefinition {
  icon: IconNode
  Form: ComponentType<ChannelProps>
  /** The fleets that may use it. Default: every fleet. */
  isFor?: (fleet: Pick<Fleet, 'isVip' | 'plbType'>) => boolean
}

/** The payment methods in their order. What happens after the form is in `order.ts`. */
const definitions = {
  card: { icon: CreditCard, Form: CardChannel },
  otc: { icon: Store, Form: (props) => <BankChannel method="otc" {...props} /> },
  'online-banking': { icon: Landmark, Form: (props) => <BankChannel method="online-banking" {...props} /> },
  'vip-locqpay': { icon: Sparkles, Form: PointsChannel, isFor: ({ isVip }) => isVip === true },
  'manual-bank-deposit': {
    icon: HandCoins,
    Form: ManualDeposit,
    isFor: ({ plbType }) => isWalletFleet(plbType),
  },
} as const satisfies Record<string, ChannelDefinition>
export type Channel = keyof typeof definitions

export const channelDefinitions: Readonly<Record<Channel, ChannelDefinition>> = definitions
export const channels = Object.keys(definitions) as Channel[]

/** Whether the user enters an amount in pesos. */
export const hasAmount = (channel: Channel): boolean =>
  channel === 'card' || channel === 'otc' || channel === 'online-banking'

/** The payment methods of a fleet, in their order. */
export const channelsFor = (fleet: Pick<Fleet, 'isVip' | 'plbType'>): Channel[] =>
  channels.filter((channel) => channelDefinitions[channel].isFor?.(fleet) ?? true)
