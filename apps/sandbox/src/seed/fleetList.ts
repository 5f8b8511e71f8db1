import type { FleetType, PartyType, Role } from 'fleet-portal-api-client/contract/access'

export interface FleetPlan {
  key: string
  businessName: string
  type: FleetType
  status?: 'deactivated'
  isVip?: boolean
  /** Litres. */
  inventoryLimit?: number
  drivers: number
  vehicles: number
  /** Redemptions of fuel codes. A wallet fleet has none: it never held litres. */
  redemptions?: number
}

export const fleetPlans: readonly FleetPlan[] = [
  {
    key: 'bayani',
    businessName: 'Bayani Logistics Corporation',
    type: 'hedging',
    inventoryLimit: 120_000,
    drivers: 140,
    vehicles: 90,
    redemptions: 14_000,
  },
  {
    key: 'sampaguita',
    businessName: 'Sampaguita Foods Distribution Inc.',
    type: 'hedging',
    isVip: true,
    drivers: 45,
    vehicles: 30,
    redemptions: 3_000,
  },
  {
    key: 'maharlika',
    businessName: 'Maharlika Express Transport',
    type: 'locqpay',
    drivers: 35,
    vehicles: 25,
  },
  {
    key: 'dagat',
    businessName: 'Dagat Cold Chain Services',
    type: 'locqpay-manual-po',
    drivers: 25,
    vehicles: 18,
  },
  {
    key: 'luntian',
    businessName: 'Luntian Builders & Supply',
    type: 'locqpay-manual-po-credit',
    drivers: 20,
    vehicles: 15,
  },
  {
    key: 'amihan',
    businessName: 'Amihan Couriers',
    type: 'hedging',
    status: 'deactivated',
    drivers: 15,
    vehicles: 10,
    redemptions: 600,
  },
  {
    key: 'penafrancia',
    businessName: 'Peñafrancia Bus Lines',
    type: 'hedging',
    drivers: 12,
    vehicles: 8,
    redemptions: 700,
  },
  {
    key: 'bulusan',
    businessName: 'Bulusan Agri Ventures',
    type: 'locqpay',
    isVip: true,
    drivers: 8,
    vehicles: 6,
  },
]

export interface UserPlan {
  email: string
  name: readonly [string, string]
  /** The description of the account on the sandbox's page. */
  description: string
  roles: readonly { fleet: string; role: Role }[]
  twoFactor?: boolean
  otherPortal?: PartyType
  status?: 'pending' | 'deactivated'
}

type Access = UserPlan['roles'][number]

const admin = (fleet: string): Access => ({ fleet, role: 'portal-admin' })
const withRole = (role: Role, fleet: string): Access => ({ fleet, role })

const userPlan = (
  account: string,
  name: UserPlan['name'],
  about: string,
  roles: UserPlan['roles'],
  more?: Pick<UserPlan, 'twoFactor' | 'otherPortal' | 'status'>,
): UserPlan => ({ email: `${account}@fleet.test`, name, description: about, roles, ...more })

const allTypeAccesses = ['bayani', 'sampaguita', 'maharlika', 'dagat', 'luntian', 'amihan'].map(admin)
const allTypesAdmin = 'Admin of six fleets of every type, with a two-factor code'
const creditAdmin = 'Admin, wallet fleet with purchase orders on credit'

export const userPlans: readonly UserPlan[] = [
  userPlan('ana.reyes', ['Ana', 'Reyes'], allTypesAdmin, allTypeAccesses, { twoFactor: true }),
  userPlan('marco.santos', ['Marco', 'Santos'], 'Admin, hedging fleet', [admin('bayani')]),
  userPlan('bea.cruz', ['Bea', 'Dela Cruz'], 'Purchaser, hedging fleet', [withRole('purchaser', 'bayani')]),
  userPlan('carlo.mendoza', ['Carlo', 'Mendoza'], 'Fleet manager, hedging fleet', [
    withRole('fleet-manager', 'bayani'),
  ]),
  userPlan('dina.velasco', ['Dina', 'Velasco'], 'Data analyst, hedging fleet', [
    withRole('data-analyst', 'bayani'),
  ]),
  userPlan('mila.garcia', ['Mila', 'Garcia'], 'Admin, hedging fleet with VIP points', [admin('sampaguita')]),
  userPlan('gina.ocampo', ['Gina', 'Ocampo'], 'Admin, wallet fleet', [admin('maharlika')]),
  userPlan('efren.bautista', ['Efren', 'Bautista'], 'Account manager, wallet fleet', [
    withRole('account-manager', 'maharlika'),
  ]),
  userPlan('fe.navarro', ['Fe', 'Navarro'], 'Fleet manager, wallet fleet', [
    withRole('fleet-manager', 'maharlika'),
  ]),
  userPlan('nilo.valdez', ['Nilo', 'Valdez'], 'Admin, wallet fleet with purchase orders', [admin('dagat')]),
  userPlan('olive.serrano', ['Olive', 'Serrano'], creditAdmin, [admin('luntian')]),
  userPlan('hector.ramos', ['Hector', 'Ramos'], 'Admin, deactivated fleet', [admin('amihan')]),
  userPlan('paolo.lim', ['Paolo', 'Lim'], 'Admin, small hedging fleet', [admin('penafrancia')]),
  userPlan('queenie.yap', ['Queenie', 'Yap'], 'Admin, small wallet fleet, VIP and not linked', [
    admin('bulusan'),
  ]),
  userPlan('ines.penaflor', ['Inés', 'Peñaflor'], 'No access at all', []),
  userPlan('jose.dizon', ['Jose', 'Dizon'], 'Access to another portal only', [], { otherPortal: 'station' }),
  userPlan('kiko.aquino', ['', ''], 'Invited, not activated', [withRole('data-analyst', 'bayani')], {
    status: 'pending',
  }),
  userPlan('liza.tan', ['Liza', 'Tan'], 'Deactivated person', [withRole('purchaser', 'bayani')], {
    status: 'deactivated',
  }),
]
