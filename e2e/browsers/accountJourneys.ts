import { sandbox } from '../tests/sandbox.ts'
import type { Journey } from './journeys.ts'
import { exportList, filterByDates, signIn } from './steps.ts'

/** The path of the newest link that was sent to an email. */
async function mailedPath(email: string): Promise<string> {
  const { pathname, search } = new URL((await sandbox.outbox(email))[0]?.link ?? '')
  return pathname + search
}

const newPassword = 'Carabao-7314!'

/** Sign-in, links from emails, the shell, and pages without lists. */
export const accountJourneys = {
  'sign-in': {
    does: 'enters a wrong password and then the right one',
    path: '/auth',
    run: async ({ tab, user }) => {
      await tab.fill('Email', user.email)
      await tab.fill('Password', 'Wrong-2026!', 'password')
      await tab.click('button', 'Log in')
      await tab.seesText('The entered email or password is incorrect')
      await tab.hasFocus('password', 'Password')
      await tab.fill('Password', user.password, 'password')
      await tab.press('Enter')
      await tab.sees('navigation', 'Main menu')
    },
  },
  'forgot-password': {
    does: 'asks for a link',
    path: '/auth/forgot',
    run: async ({ tab, user }) => {
      await tab.fill('Email', user.email)
      await tab.click('button', 'Continue')
      await tab.seesText(`Instructions were sent to ${user.email}.`)
    },
  },
  'reset-password': {
    does: 'opens the link of the email and chooses a password',
    path: '/auth',
    run: async ({ tab, user }) => {
      await sandbox.requestPasswordReset(user.email)
      await tab.open(await mailedPath(user.email))
      await tab.fill('New password', newPassword, 'password')
      await tab.fill('Confirm new password', newPassword, 'password')
      await tab.click('button', 'Continue')
      await tab.seesText('Password changed')
      await signIn(tab, { ...user, password: newPassword })
    },
  },
  'activate-account': {
    does: 'opens an invitation and signs in',
    path: '/auth',
    run: async ({ tab, fleet, token }) => {
      const email = `new.${fleet.fleetId.slice(4).toLowerCase()}@example.ph`
      const invitation = { fleetId: fleet.fleetId, email, role: 'data-analyst' }
      await sandbox.api('POST', 'ms-fleet/fleet-user/invite', token, invitation)
      await tab.open(await mailedPath(email))
      await tab.fill('First name', 'Peñafrancia')
      await tab.fill('Last name', 'Ñuñez')
      await tab.fill('Password', newPassword, 'password')
      await tab.fill('Confirm password', newPassword, 'password')
      await tab.click('button', 'Activate account')
      await tab.seesText('Your account is active')
      await signIn(tab, { email, password: newPassword })
    },
  },
  'select-fleet': {
    does: 'chooses one of two fleets after the sign-in',
    path: '/auth',
    run: async ({ tab, fleet, user }) => {
      const other = await sandbox.createFleet()
      const [admin] = other.users
      if (!admin) throw new Error('The other fleet has no users.')
      const invitation = { fleetId: other.fleetId, email: user.email, role: 'portal-admin' }
      await sandbox.api('POST', 'ms-fleet/fleet-user/invite', await sandbox.token(admin), invitation)
      await tab.fill('Email', user.email)
      await tab.fill('Password', user.password, 'password')
      await tab.click('button', 'Log in')
      await tab.sees('button', new RegExp(`^${fleet.businessName}`))
      await tab.click('button', new RegExp(`^${other.businessName}`))
      await tab.sees('navigation', 'Main menu')
      await tab.seesText(other.businessName)
    },
  },
  landing: {
    does: 'opens the menu of the account and signs out',
    path: '/',
    heading: 'Welcome, Test!',
    run: async ({ tab }) => {
      await tab.click('button', /^Account of/)
      await tab.sees('menuitem', 'Logout')
      await tab.press('Escape')
      await tab.sees('menuitem', 'Logout', 0)
      await tab.hasFocus('button', /^Account of/)
      await tab.press('Enter')
      await tab.click('menuitem', 'Logout')
      await tab.sees('button', 'Log in')
    },
  },
  dashboard: {
    does: 'reads the balances, changes the graph and moves along it by keys',
    path: '/dashboard',
    heading: 'Welcome, Test!',
    run: async ({ tab }) => {
      await tab.seesText('₱50,000.00')
      await tab.choose('Graph', 'Contract prices')
      await tab.isAt('/dashboard?graph=contractPrices')
      await tab.click('slider', 'Contract prices')
      await tab.press('ArrowRight')
      await tab.hasFocus('slider', 'Contract prices')
      await tab.click('button', 'Show as table')
      await tab.sees('columnheader', /Diesel/)
    },
  },
  stations: {
    does: 'searches the list, opens the map and zooms in',
    path: '/station/list',
    heading: 'Business Stations',
    run: async ({ tab }) => {
      await tab.fill(/Search by station name/, 'zzzz')
      await tab.seesText('Sorry, no result found')
      await tab.click('button', 'Clear search')
      await tab.click('button', 'Map')
      await tab.isAt(/view=map/)
      await tab.sees('application', 'Map of stations')
      await tab.click('button', 'Zoom in')
      await tab.seesText('stations')
    },
  },
  promos: {
    does: 'opens a promo and closes it by Escape',
    path: '/promos',
    heading: 'Promos',
    prepare: ({ fleet: { fleetId } }) =>
      sandbox.createPromo({
        fleetId,
        position: 1,
        title: 'Two pesos off',
        longDescription: '<h2>When</h2><p>Every Saturday.</p>',
      }),
    run: async ({ tab }) => {
      await tab.opensAndCloses('Two pesos off', 'Two pesos off')
      await tab.isAt(/^\/promos$/)
      await tab.click('button', 'Two pesos off')
      await tab.seesText('Every Saturday.')
      await tab.back()
      await tab.sees('dialog', 'Two pesos off', 0)
    },
  },
  inbox: {
    does: 'cancels Mark all as read, and reads a message',
    path: '/inbox',
    heading: 'Inbox',
    prepare: ({ fleet: { fleetId } }) =>
      sandbox.announce({
        fleetId,
        subject: 'Maintenance on Sunday',
        contentPreview: 'The portal rests for an hour.',
        content: '<p>The portal rests from one to two.</p>',
      }),
    run: async ({ tab }) => {
      await tab.opensAndCloses('Mark all as read', 'Mark all messages as read?', 'alertdialog')
      await tab.click('button', /Maintenance on Sunday/)
      await tab.sees('article', 'Maintenance on Sunday')
      await tab.seesText('from one to two')
      await tab.seesText('Everything is read.')
    },
  },
  loans: {
    does: 'sends an inquiry',
    path: '/other-services/loans',
    heading: 'Loans',
    run: async ({ tab }) => {
      await tab.fill('Contact number', '09175550123')
      await tab.choose('Loan product', 'Truck loan')
      await tab.choose('Region', 'Visayas')
      await tab.choose('Branch', 'Cebu City')
      await tab.click('checkbox', /of Sample Lending/)
      await tab.click('checkbox', /vehicle financing/)
      await tab.click('button', 'Send inquiry')
      await tab.hasFocus('heading', 'Your inquiry was sent')
    },
  },
  downloads: {
    does: 'filters by type and downloads a report',
    path: '/activity/redemption',
    heading: 'Redemption',
    run: async (start) => {
      const { tab } = start
      await exportList(start)
      await tab.open('/download')
      await tab.sees('button', /^Download .*\.csv$/)
      await tab.click('button', /^Filters/)
      await tab.click('checkbox', 'Price history')
      await tab.click('button', 'Apply Filters')
      await tab.sees('button', /^Download /, 0)
    },
  },
  reconciliation: {
    does: 'compares a month with the balance of the server',
    path: '/activity/reconciliation',
    heading: 'Reconciliation',
    run: async ({ tab }) => {
      await tab.seesText('Matches the balance')
      await tab.click('button', 'Previous month')
      await tab.seesText('Opening balance')
    },
  },
  'price-history': {
    does: 'filters by dates and compares the prices side by side',
    path: '/fuel/buy/price-history',
    heading: 'Price History',
    run: async ({ tab }) => {
      await filterByDates(tab)
      await tab.opensAndCloses('Side by side', 'Credit prices side by side')
    },
  },
} satisfies Record<string, Journey>
