import type { FleetType, Role } from 'api-client/contract/access'

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
  redemptions: number
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
    redemptions: 800,
  },
  {
    key: 'dagat',
    businessName: 'Dagat Cold Chain Services',
    type: 'locqpay-manual-po',
    drivers: 25,
    vehicles: 18,
    redemptions: 400,
  },
  {
    key: 'luntian',
    businessName: 'Luntian Builders & Supply',
    type: 'locqpay-manual-po-credit',
    drivers: 20,
    vehicles: 15,
    redemptions: 300,
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
    drivers: 8,
    vehicles: 6,
    redemptions: 200,
  },
]

export interface PersonPlan {
  email: string
  name: readonly [string, string]
  /** What the sandbox's page says of the account. */
  about: string
  roles: readonly { fleet: string; role: Role }[]
  twoFactor?: boolean
  otherPortal?: string
  status?: 'pending' | 'deactivated'
}

const admin = (fleet: string) => ({ fleet, role: 'portal-admin' as const })

export const peoplePlans: readonly PersonPlan[] = [
  {
    email: 'ana.reyes@fleet.test',
    name: ['Ana', 'Reyes'],
    about: 'Admin of six fleets of every type, with a two-factor code',
    roles: ['bayani', 'sampaguita', 'maharlika', 'dagat', 'luntian', 'amihan'].map(admin),
    twoFactor: true,
  },
  {
    email: 'marco.santos@fleet.test',
    name: ['Marco', 'Santos'],
    about: 'Admin, hedging fleet',
    roles: [admin('bayani')],
  },
  {
    email: 'bea.cruz@fleet.test',
    name: ['Bea', 'Dela Cruz'],
    about: 'Purchaser, hedging fleet',
    roles: [{ fleet: 'bayani', role: 'purchaser' }],
  },
  {
    email: 'carlo.mendoza@fleet.test',
    name: ['Carlo', 'Mendoza'],
    about: 'Fleet manager, hedging fleet',
    roles: [{ fleet: 'bayani', role: 'fleet-manager' }],
  },
  {
    email: 'dina.velasco@fleet.test',
    name: ['Dina', 'Velasco'],
    about: 'Data analyst, hedging fleet',
    roles: [{ fleet: 'bayani', role: 'data-analyst' }],
  },
  {
    email: 'mila.garcia@fleet.test',
    name: ['Mila', 'Garcia'],
    about: 'Admin, hedging fleet with VIP points',
    roles: [admin('sampaguita')],
  },
  {
    email: 'gina.ocampo@fleet.test',
    name: ['Gina', 'Ocampo'],
    about: 'Admin, wallet fleet',
    roles: [admin('maharlika')],
  },
  {
    email: 'efren.bautista@fleet.test',
    name: ['Efren', 'Bautista'],
    about: 'Account manager, wallet fleet',
    roles: [{ fleet: 'maharlika', role: 'account-manager' }],
  },
  {
    email: 'fe.navarro@fleet.test',
    name: ['Fe', 'Navarro'],
    about: 'Fleet manager, wallet fleet',
    roles: [{ fleet: 'maharlika', role: 'fleet-manager' }],
  },
  {
    email: 'nilo.valdez@fleet.test',
    name: ['Nilo', 'Valdez'],
    about: 'Admin, wallet fleet with purchase orders',
    roles: [admin('dagat')],
  },
  {
    email: 'olive.serrano@fleet.test',
    name: ['Olive', 'Serrano'],
    about: 'Admin, wallet fleet with purchase orders on credit',
    roles: [admin('luntian')],
  },
  {
    email: 'hector.ramos@fleet.test',
    name: ['Hector', 'Ramos'],
    about: 'Admin, deactivated fleet',
    roles: [admin('amihan')],
  },
  {
    email: 'paolo.lim@fleet.test',
    name: ['Paolo', 'Lim'],
    about: 'Admin, small hedging fleet',
    roles: [admin('penafrancia')],
  },
  {
    email: 'queenie.yap@fleet.test',
    name: ['Queenie', 'Yap'],
    about: 'Admin, small wallet fleet',
    roles: [admin('bulusan')],
  },
  { email: 'ines.penaflor@fleet.test', name: ['Inés', 'Peñaflor'], about: 'No access at all', roles: [] },
  {
    email: 'jose.dizon@fleet.test',
    name: ['Jose', 'Dizon'],
    about: 'Access to another portal only',
    roles: [],
    otherPortal: 'station',
  },
  {
    email: 'kiko.aquino@fleet.test',
    name: ['', ''],
    about: 'Invited, not activated',
    roles: [{ fleet: 'bayani', role: 'data-analyst' }],
    status: 'pending',
  },
  {
    email: 'liza.tan@fleet.test',
    name: ['Liza', 'Tan'],
    about: 'Deactivated person',
    roles: [{ fleet: 'bayani', role: 'purchaser' }],
    status: 'deactivated',
  },
]
