import type { Role } from 'fleet-portal-api-client/contract/access'
import type { Binding } from 'fleet-portal-api-client/contract/fuelCodes'
import type { Product } from 'fleet-portal-api-client/contract/products'
import type { ReportType } from 'fleet-portal-api-client/contract/reports'
import { centavos, millilitres } from 'fleet-portal-api-client/money'
import { activityMessages } from '../../../locales/en/activity.ts'
import { cashInChannelsMessages } from '../../../locales/en/cashInChannels.ts'
import { codeMessages } from '../../../locales/en/codes.ts'
import { downloadsMessages } from '../../../locales/en/downloads.ts'
import { rolesMessages } from '../../../locales/en/roles.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { vehiclesMessages } from '../../../locales/en/vehicles.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { ActivityEntry } from './activity.ts'

/** The counts of items, by event. */
const counted = {
  'drivers.imported': 'drivers',
  'vehicles.imported': 'vehicles',
  'fuel-codes.generated': 'codes',
} as const

type Change = NonNullable<ActivityEntry['changes']>[number]

/** Returns a function that describes a changed field: with both values if they are known and can be read, or else by its name. */
function useDescribeChange() {
  const t = useMessages(activityMessages)
  const { bindings } = useMessages(codeMessages)
  const { names: roleNames } = useMessages(rolesMessages)
  const { productNames } = useMessages(uiMessages)
  const { kinds } = useMessages(vehiclesMessages)
  const { formatPesos, formatCount } = useFormats()
  const named = (names: Readonly<Record<string, string>>) => (value: Change['after']) =>
    names[String(value)] ?? String(value)
  const limited = (format: (value: number) => string) => (value: Change['after']) =>
    value ? format(Number(value)) : t.noLimit
  const displays: Readonly<Record<string, (value: Change['after']) => string>> = {
    name: String,
    model: (value) => (value ? String(value) : t.none),
    type: named(kinds),
    role: named(roleNames satisfies Record<Role, string>),
    isFaEnabled: (value) => (value ? t.on : t.off),
    fuelCardType: named(bindings satisfies Record<Binding, string>),
    locqpayLimit: limited((value) => formatPesos(centavos(value))),
    transactionLimit: limited(formatCount),
  }
  return ({ field, before, after }: Change): string | undefined => {
    const product = productNames[field as Product] as string | undefined
    if (product !== undefined) return after ? t.productAllowed(product) : t.productRefused(product)
    const name = t.fields[field as keyof typeof t.fields] as string | undefined
    const display = displays[field]
    if (name === undefined || !display || before === undefined || after === undefined) return name
    return t.changed(name, display(before), display(after))
  }
}

/** Returns a function that describes what an entry is about, besides the name of its item: a text for each change. */
export function useDescribeEntry() {
  const t = useMessages(activityMessages)
  const { names: roleNames } = useMessages(rolesMessages)
  const { types } = useMessages(downloadsMessages)
  const { names: channels } = useMessages(cashInChannelsMessages)
  const { productNames } = useMessages(uiMessages)
  const { formatPesos, formatLitres } = useFormats()
  const describeChange = useDescribeChange()
  return (entry: ActivityEntry): readonly string[] => {
    const { type, subject, changes = [], amount, method, product, volume } = entry
    const pesos = amount === undefined ? undefined : formatPesos(centavos(amount))
    const texts = [
      type in counted && subject !== undefined
        ? t.counts[counted[type as keyof typeof counted]](Number(subject))
        : undefined,
      type === 'user.invited' ? roleNames[subject as Role] : undefined,
      type === 'report.requested' ? types[subject as ReportType] : undefined,
      type === 'fuel.bought' && pesos !== undefined && product !== undefined && volume !== undefined
        ? t.bought(formatLitres(millilitres(volume)), productNames[product as Product], pesos)
        : undefined,
      type.startsWith('cash-in.') ? pesos : undefined,
      type === 'cash-in.started' ? channels[method as keyof typeof channels] : undefined,
      ...changes.map(describeChange),
    ]
    return texts.filter((text) => text !== undefined)
  }
}
