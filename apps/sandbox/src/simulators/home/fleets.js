import { byId, call, make, pesos, runOnce } from './dom.js'
import { showTerminalFleets } from './terminal.js'

const typeLabels = {
  hedging: 'Hedging',
  locqpay: 'Wallet',
  'locqpay-manual-po': 'Wallet, purchase orders',
  'locqpay-manual-po-credit': 'Wallet, purchase orders on credit',
}

function fundForm(fleet) {
  const input = make('input', { name: 'amount', inputMode: 'decimal', value: '100000', required: true })
  input.setAttribute('aria-label', `Pesos for ${fleet.businessName}`)
  const button = make('button', { type: 'submit', className: 'small', textContent: 'Add' })
  const form = make('form', {}, input, button)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void runOnce(button, async () => {
      const { amount } = await call('fund', { fleetId: fleet.fleetId, amount: input.value })
      await showFleets()
      return `${pesos.format(amount)} added to the wallet of ${fleet.businessName}.`
    })
  })
  return form
}

function actionButton(label, about, done, run) {
  const button = make('button', { type: 'button', className: 'small', textContent: label })
  button.setAttribute('aria-label', about)
  button.addEventListener(
    'click',
    () =>
      void runOnce(button, async () => {
        await run()
        await showFleets()
        return done
      }),
  )
  return button
}

function statusButton({ businessName, fleetId, status }) {
  const isActive = status === 'active'
  const verb = isActive ? 'Deactivate' : 'Activate'
  const done = `${businessName} is ${isActive ? 'deactivated' : 'active'}.`
  return actionButton(verb, `${verb} ${businessName}`, done, () =>
    call(`fleets/${fleetId}`, { status: isActive ? 'deactivated' : 'active' }),
  )
}

function stationCell({ referenceStation: station }) {
  if (!station) return ''
  const isOpen = station.status === 'active'
  const verb = isOpen ? 'Close' : 'Open'
  const done = `${station.name} is ${isOpen ? 'closed' : 'open'}.`
  const button = actionButton(verb, `${verb} ${station.name}`, done, () =>
    call(`stations/${station.stationId}`, { status: isOpen ? 'closed' : 'active' }),
  )
  return make('div', { className: 'actions' }, button, station.name)
}

function fleetRow(fleet) {
  const name = make('th', { scope: 'row', textContent: fleet.businessName })
  const cells = [
    typeLabels[fleet.plbType] ?? fleet.plbType,
    pesos.format(fleet.walletBalance),
    fundForm(fleet),
    statusButton(fleet),
    stationCell(fleet),
  ].map((content) => make('td', {}, content))
  cells[1].className = 'number'
  return make('tr', {}, name, ...cells)
}

/** Shows the fleets, and offers them in the forms of the page. */
export async function showFleets() {
  const { fleets } = await call('fleets')
  byId('fleets').replaceChildren(...fleets.map(fleetRow))
  for (const form of [byId('prices'), byId('announcement')]) {
    const select = form.elements.fleetId
    const chosen = select.value
    const options = fleets.map(({ fleetId, businessName }) =>
      make('option', { value: fleetId, textContent: businessName }),
    )
    select.replaceChildren(select.options[0], ...options)
    select.value = chosen
  }
  await showTerminalFleets(fleets)
}
