import { byId, call, emptyRow, make, pesos, runOnce } from './dom.js'

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
  const reason = make('input', { name: 'remarks', required: true, maxLength: 255, placeholder: 'Reason' })
  reason.setAttribute('aria-label', `Reason to void ${orNumber}`)
  const button = make('button', { type: 'submit', className: 'small', textContent: 'Void' })
  button.setAttribute('aria-label', `Void ${orNumber}`)
  const element = make('form', {}, reason, button)
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    void runOnce(button, async () => {
      await call('terminal/void', { paymentId, remarks: reason.value })
      await showPayments()
      return `${orNumber} is voided.`
    })
  })
  return element
}

function paymentRow(payment) {
  const { orNumber, businessName, card, productCode, litres, finalAmount, status, remarks } = payment
  const cells = [
    businessName,
    card,
    productCode ? `${litres} L of ${productCode}` : 'Other goods',
    pesos.format(finalAmount),
    status === 'voided' ? `Voided: ${remarks}` : voidForm(payment),
  ].map((content) => make('td', {}, content))
  cells[3].className = 'number'
  return make('tr', {}, make('th', { scope: 'row', textContent: orNumber }), ...cells)
}

let renderedJson = ''

/** Shows the latest payments. Renders only if they changed, so that typed text is not lost. */
export async function showPayments() {
  const { payments } = await call('terminal/payments')
  if (JSON.stringify(payments) === renderedJson) return
  renderedJson = JSON.stringify(payments)
  byId('payments').replaceChildren(
    ...(payments.length > 0 ? payments.map(paymentRow) : [emptyRow(6, 'No payment yet.')]),
  )
}

fields.fleetId.addEventListener('change', () => void showCards())
fields.productCode.addEventListener('change', () => {
  byId('terminal-unit').textContent = fields.productCode.value ? 'Liters' : 'Pesos'
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
    return 'The payment is made.'
  })
})
