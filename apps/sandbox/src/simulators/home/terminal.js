import { byId, call, runOnce, make } from './dom.js'

const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })
const form = byId('terminal')
const fields = form.elements

async function showCards() {
  const { fuelCards } = await call(`cards?fleetId=${encodeURIComponent(fields.fleetId.value)}`)
  const options = fuelCards.map(({ cardNumber, status, bearer }) =>
    make('option', {
      value: cardNumber,
      textContent: `${cardNumber.match(/.{4}/g).join(' ')} · ${bearer}${status === 'active' ? '' : ` (${status})`}`,
    }),
  )
  fields.cardNumber.replaceChildren(...options)
}

/** Fills the list of fleets, and the cards of the selected fleet. */
export async function showTerminalFleets(fleets) {
  const chosen = fields.fleetId.value
  const options = fleets.map(({ fleetId, businessName }) =>
    make('option', { value: fleetId, textContent: businessName }),
  )
  fields.fleetId.replaceChildren(...options)
  const wallet = fleets.find(({ plbType }) => plbType !== 'hedging')
  fields.fleetId.value = chosen || wallet?.fleetId || ''
  await showCards()
}

function voidForm({ paymentId, orNumber }) {
  const reason = make('input', { name: 'remarks', required: true, maxLength: 255, placeholder: 'Why' })
  reason.setAttribute('aria-label', `Why ${orNumber} is voided`)
  const button = make('button', { type: 'submit', textContent: 'Void' })
  button.setAttribute('aria-label', `Void ${orNumber}`)
  const element = make('form', { className: 'row' }, reason, button)
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    void runOnce(button, async () => {
      await call('terminal/void', { paymentId, remarks: reason.value })
      await showPayments()
      return `${orNumber} is voided`
    })
  })
  return element
}

let renderedJson = ''

/** Shows the latest payments. Renders only if they changed, so that typed text is not lost. */
export async function showPayments() {
  const { payments } = await call('terminal/payments')
  if (JSON.stringify(payments) === renderedJson) return
  renderedJson = JSON.stringify(payments)
  const items = payments.map((one) => {
    const what = one.productCode ? `${one.litres} L of ${one.productCode}` : 'no fuel'
    const text = `${one.orNumber} · ${pesos.format(one.finalAmount)} · ${what} · ${one.card} · ${one.businessName}`
    const end =
      one.status === 'voided' ? make('div', { textContent: `Voided: ${one.remarks}` }) : voidForm(one)
    return make('li', {}, text, end)
  })
  byId('payments').replaceChildren(...(items.length > 0 ? items : [make('li', { textContent: 'None.' })]))
}

fields.fleetId.addEventListener('change', () => void showCards())
fields.productCode.addEventListener('change', () => {
  byId('terminal-unit').textContent = fields.productCode.value ? 'Litres' : 'Pesos'
})

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void runOnce(form.querySelector('button[type=submit]'), async () => {
    byId('slip').textContent = ''
    const { fleetId: _, productCode, quantity, ...typed } = Object.fromEntries(new FormData(form))
    const wanted = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
    const { stationId } = Object.fromEntries(new FormData(byId('pump')))
    const paid = productCode
      ? await call('terminal/fuel', { ...wanted, stationId, productCode, litres: quantity })
      : await call('terminal/other', { ...wanted, stationId, amount: quantity })
    byId('slip').textContent = [
      `Receipt ${paid.orNumber}`,
      `${pesos.format(paid.amount)} less ${pesos.format(paid.totalDiscount)}: ${pesos.format(paid.finalAmount)}`,
    ].join('\n')
    await showPayments()
    return 'Paid.'
  })
})
