import type { widgetDefinitions } from '../../../packages/fleet-portal-kit/src/elements/definitions.ts'

export type WidgetTag = keyof typeof widgetDefinitions

/** The part of a widget's page that is written by hand. Everything else comes from the source. */
export interface Guidance {
  /** The name in the words of the product. */
  title: string
  /** The tasks of a user, after the title. Search finds these words. */
  purpose: string
  use: readonly [string, ...string[]]
  avoid: readonly [string, ...string[]]
}

/** A widget without an entry does not compile. */
export const guidance: Readonly<Record<WidgetTag, Guidance>> = {
  'fleet-dashboard': {
    title: 'Dashboard',
    purpose: 'balances, prices and reminders',
    use: ['Use it as the first page after sign-in: it shows balances, price changes and unfinished work.'],
    avoid: ['Do not repeat its balance next to it. Two balances of different ages look like a mistake.'],
  },
  'fleet-price-chart': {
    title: 'Price chart',
    purpose: 'price movements of fuel',
    use: ['Use it where users decide whether to buy fuel today.'],
    avoid: ['Do not embed it for fleets that pay at the pump: they lock no prices.'],
  },
  'fleet-loyalty': {
    title: 'Loyalty',
    purpose: 'points of the VIP programme',
    use: [
      'Use it for fleets of the VIP programme. It links the account of the programme and shows the points.',
    ],
    avoid: ['Do not link an account for the user: the link cannot be undone in the portal.'],
  },
  'fleet-survey': {
    title: 'Satisfaction survey',
    purpose: 'rating and feedback',
    use: ['Give it `reasons` that your team can act on.'],
    avoid: ['Do not open it in the middle of a payment. A user who is interrupted gives no useful answer.'],
  },
  'fleet-drivers': {
    title: 'Drivers',
    purpose: 'list, add, edit, deactivate and import',
    use: [
      'Set `filters` if your page already has a filter, such as a branch.',
      'Link to a driver with `FleetDriver`, so that its history has a page of its own.',
    ],
    avoid: ['Do not build a second form for drivers. `form` sets, locks and hides the fields of this one.'],
  },
  'fleet-vehicles': {
    title: 'Vehicles',
    purpose: 'list, add, edit, deactivate and import vehicles and drums',
    use: ['Use it for drum containers too: they are vehicles of their own type.'],
    avoid: ['Do not deactivate a vehicle to stop one code. Deactivate the code instead.'],
  },
  'fleet-driver': {
    title: 'Driver page',
    purpose: 'details, codes and redemptions of one driver',
    use: ['Use it in a page of your own where `driverId` is known, such as a page of an employee.'],
    avoid: ['Do not show it in a narrow side panel next to `FleetDrivers`: its tables need the width.'],
  },
  'fleet-vehicle': {
    title: 'Vehicle page',
    purpose: 'details, consumption and redemptions of one vehicle',
    use: ['Use it in a page of your own where `vehicleId` is known, such as a page of a truck.'],
    avoid: ['Do not compute consumption from its rows. The export has the exact litres.'],
  },
  'fleet-groups': {
    title: 'Groups',
    purpose: 'list, add, rename and deactivate groups',
    use: ['Reserve names that your company uses itself with `reservedGroupNames` of the provider.'],
    avoid: ['Do not use groups as permissions. A group sorts vehicles; a role gives access.'],
  },
  'fleet-users': {
    title: 'Users',
    purpose: 'invite, change roles and remove access',
    use: ['Use it on a page for administrators. Other roles see that they have no access.'],
    avoid: [
      'Do not invite users through your own form as well: two invitations for one email confuse the user.',
    ],
  },
  'fleet-cash-in': {
    title: 'Cash-in',
    purpose: 'top up and pay into the wallet',
    use: [
      'Set `payments` of the provider: card tokenization, deposit accounts and instruction forms.',
      'Place `PaymentReturn` on the pages to which the payment providers return.',
    ],
    avoid: [
      'Do not send the payment again from your page. The widget looks up the outcome of a payment without an answer.',
    ],
  },
  'fleet-cash-in-history': {
    title: 'Cash-in history',
    purpose: 'list of top-ups, receipts and unpaid cash-ins',
    use: ['Use it next to `CashInPanel`, so that a pending cash-in can be found and paid.'],
    avoid: ['Do not add up its rows to a balance. The dashboard has the balance of the ledger.'],
  },
  'fleet-payment-return': {
    title: 'Payment return',
    purpose: 'page to which a bank or card provider returns',
    use: ['Give it the `path` and the query of the page exactly as the payment provider opened it.'],
    avoid: ['Do not treat the arrival on this page as a payment. Only the outcome at the server is one.'],
  },
  'fleet-buy-fuel': {
    title: 'Buy fuel',
    purpose: 'lock a price and buy litres',
    use: ['Use `onBefore` of the provider if a purchase needs an approval of your company.'],
    avoid: ['Do not hide its confirmation: it is the only place where user and server agree on the price.'],
  },
  'fleet-buy-fuel-history': {
    title: 'Purchases of fuel',
    purpose: 'list of bought litres and prices',
    use: ['Use `defaultFilters` for the month that your accountants work on.'],
    avoid: ['Do not import its table from the screen. The export has all pages and exact amounts.'],
  },
  'fleet-price-history': {
    title: 'Price history',
    purpose: 'price changes of each product',
    use: ['Use it to explain a price: it shows when a price changed and which kind of change it was.'],
    avoid: ['Do not use its newest price for a purchase. `BuyFuel` asks the server for the price.'],
  },
  'fleet-reconciliation': {
    title: 'Reconciliation',
    purpose: 'monthly statement of money and litres',
    use: ['Print it or export it at the end of a month. The statement adds up to the centavo.'],
    avoid: ['Do not compare it with figures of another time zone: a month ends at midnight in Manila.'],
  },
  'fleet-generate-fuel-codes': {
    title: 'Generate fuel codes',
    purpose: 'make codes for drivers and vehicles',
    use: ['Keep the widget mounted while codes are generated. It shows which codes exist.'],
    avoid: ['Do not start a second generation to be safe. A draft is kept when the page is closed.'],
  },
  'fleet-fuel-codes': {
    title: 'Fuel codes',
    purpose: 'list, share, renew and deactivate codes',
    use: ['Use its share action to send a code to its driver.'],
    avoid: ['Do not store codes in your system. A code is money: a person who knows it can take the fuel.'],
  },
  'fleet-fuel-code': {
    title: 'Fuel code page',
    purpose: 'details, remaining litres and redemptions of one code',
    use: ['Use it to answer why a code does not work: it states the reason.'],
    avoid: ['Do not put it on a page that is open to visitors without sign-in: it shows the code.'],
  },
  'fleet-redemptions': {
    title: 'Redemptions',
    purpose: 'list of fuel taken with codes',
    use: ['Connect `realtime` of the provider. New redemptions are then offered while the list is open.'],
    avoid: ['Do not count voided rows. They are struck through and have no litres.'],
  },
  'fleet-cards': {
    title: 'Fleet cards',
    purpose: 'list, limits, assignment, stop and terminate cards',
    use: ['Use `rowActions` to link a card with a record of your system, such as a driver of your payroll.'],
    avoid: ['Do not offer a terminated card for use: termination is final.'],
  },
  'fleet-card': {
    title: 'Fleet card page',
    purpose: 'limits, usage and payments of one card',
    use: ['Use it to answer why a card was refused at the pump.'],
    avoid: ['Do not show more digits of the card number than the widget does.'],
  },
  'fleet-card-edit': {
    title: 'Edit fleet card',
    purpose: 'driver, vehicle, products and limits of a card',
    use: ['Open it from `FleetCards` or `FleetCard`, which pass the card in the navigation state.'],
    avoid: ['Do not link to it without a card: it has nothing to edit then.'],
  },
  'fleet-card-redemptions': {
    title: 'Card payments for fuel',
    purpose: 'list of fuel paid with cards',
    use: ['Use its filter for purchase orders if the fleet enters PO numbers.'],
    avoid: [
      'Do not mix it with `FleetRedemptions` in one total: cards take pesos of the wallet, codes take litres that are bought.',
    ],
  },
  'fleet-non-fuel-transactions': {
    title: 'Other purchases',
    purpose: 'list of oil, car wash and other card payments',
    use: ['Use it for fleets that pay at the pump. Cards of hedging fleets pay for fuel only.'],
    avoid: ['Do not embed it for hedging fleets. They have no other purchases, so the page stays empty.'],
  },
  'fleet-stations': {
    title: 'Stations',
    purpose: 'list and map of stations, nearest and open now',
    use: ['Set `maps` of the provider for a street map. Without it the widget draws the coasts itself.'],
    avoid: ['Do not ask for the location of the user on your page as well: the browser asks once.'],
  },
  'fleet-station-map': {
    title: 'Station map',
    purpose: 'map of stations',
    use: ['Leave about 820 px of height for the map, its search and its details.'],
    avoid: [
      'Do not use the map alone where users work by keyboard all day. `FleetStations` has the list too.',
    ],
  },
  'fleet-loans': {
    title: 'Loans',
    purpose: 'inquiry for a loan',
    use: ['Give it `terms`: the lender, the branches and the privacy notices come from your lawyers.'],
    avoid: ['Do not shorten the privacy notices. The user consents to the text on the screen.'],
  },
  'fleet-promos': {
    title: 'Promos',
    purpose: 'offers at stations',
    use: ['Use it on a page of its own or below the dashboard.'],
    avoid: ['Do not place it above a payment: an offer next to a price looks like a discount.'],
  },
  'fleet-inbox': {
    title: 'Inbox',
    purpose: 'announcements and messages',
    use: ['Give it the full width of your page: the list and the message then stand side by side.'],
    avoid: ['Do not copy the HTML of a message into your page. The widget sanitizes it first.'],
  },
  'fleet-downloads': {
    title: 'Downloads',
    purpose: 'exports and reports',
    use: ['Offer it on every site that shows a list with an export: large exports are finished here.'],
    avoid: ['Do not ask the server for a report yourself. The widget shows its progress and its file.'],
  },
  'fleet-import-drivers': {
    title: 'Import drivers',
    purpose: 'add drivers from a CSV file',
    use: ['Mount it when the user presses your button, and remove it in `onClose`.'],
    avoid: ['Do not upload the file from your page: no faulty row leaves the browser in this dialog.'],
  },
  'fleet-import-vehicles': {
    title: 'Import vehicles',
    purpose: 'add vehicles from a CSV file',
    use: ['Mount it when the user presses your button, and remove it in `onClose`.'],
    avoid: ['Do not clean the file before. The dialog marks each faulty row and lets the user correct it.'],
  },
  'fleet-driver-picker': {
    title: 'Driver picker',
    purpose: 'field for your own form',
    use: ['Use `value` with `onChange`, as with a field of your own. `error` shows the error of your form.'],
    avoid: ['Do not load all drivers into a select. The picker searches on the server.'],
  },
  'fleet-vehicle-picker': {
    title: 'Vehicle picker',
    purpose: 'field for your own form',
    use: ['Use `value` with `onChange`, as with a field of your own. `error` shows the error of your form.'],
    avoid: [
      'Do not store the plate alone. Store the whole option: its id is the key, and its label is shown without a call.',
    ],
  },
  'fleet-group-picker': {
    title: 'Group picker',
    purpose: 'field for your own form',
    use: ['Use `value` with `onChange`, as with a field of your own. It offers active groups only.'],
    avoid: ['Do not store the name alone: a group can be renamed. Store the whole option.'],
  },
  'fleet-station-picker': {
    title: 'Station picker',
    purpose: 'field for your own form, nearest and open now',
    use: ['Set `near`, `openNow` and `product` to offer the stations where the driver can fill up.'],
    avoid: ['Do not read the location of the user without asking. `near` is for a place that you know.'],
  },
  'fleet-sign-in': {
    title: 'Sign in',
    purpose: 'email, password and two-factor code',
    use: ['Use it in a portal that signs in users itself.'],
    avoid: ['Do not use it in a page that already has signed-in users: give the provider `getSession`.'],
  },
  'fleet-forgot-password': {
    title: 'Forgot password',
    purpose: 'ask for a link to reset the password',
    use: ['Link to it from the page with `SignIn`.'],
    avoid: ['Do not tell the visitor whether the email has an account. The widget does not either.'],
  },
  'fleet-reset-password': {
    title: 'Reset password',
    purpose: 'new password from the link in an email',
    use: ['Serve it at the address of the links in emails. It reads the token from the query.'],
    avoid: ['Do not log the address of this page: the token in it sets a password.'],
  },
  'fleet-activate-account': {
    title: 'Activate account',
    purpose: 'accept an invitation',
    use: ['Serve it at the address of the links in invitations. It reads the token from the query.'],
    avoid: ['Do not require a sign-in before: the invited user has no password yet.'],
  },
  'fleet-select-fleet': {
    title: 'Select fleet',
    purpose: 'choose one of several fleets of a user',
    use: ['Use it after sign-in in a portal that signs in users itself.'],
    avoid: ['Do not use it if your page knows the fleet: set `fleetId` of the widgets instead.'],
  },
}
