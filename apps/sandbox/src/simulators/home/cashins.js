import { byId, call, copyButton, make, pesos, runOnce, emptyRow } from './dom.js'

const channelLabels = {
  card: 'Card',
  otc: 'Over the counter',
  'online-banking': 'Online banking',
  'manual-bank-deposit': 'Bank deposit',
  'manual-paymaya': 'Maya',
  'vip-locqpay': 'VIP points',
}

function endButton({ cashinId, referenceNumber }, ending, label) {
  const button = make('button', { type: 'button', className: 'small', textContent: label })
  button.setAttribute('aria-label', `${label} ${referenceNumber}`)
  button.addEventListener(
    'click',
    () =>
      void runOnce(button, async () => {
        const { status } = await call(`cashins/${cashinId}`, { ending })
        await showCashins()
        return `The cash-in ${referenceNumber} is ${status}.`
      }),
  )
  return button
}

function cashinRow(cashin) {
  const cells = [
    cashin.businessName,
    [channelLabels[cashin.channel] ?? cashin.channel, cashin.mode].filter(Boolean).join(' · '),
    pesos.format(cashin.amount),
    make(
      'div',
      { className: 'actions' },
      endButton(cashin, 'success', 'Pay'),
      endButton(cashin, 'failed', 'Fail'),
    ),
  ].map((content) => make('td', {}, content))
  cells[2].className = 'number'
  return make('tr', {}, make('th', { scope: 'row' }, copyButton(cashin.referenceNumber)), ...cells)
}

let renderedJson = ''

/** Shows the pending cash-ins. Renders only if they changed, so that the focus is not lost. */
export async function showCashins() {
  const { cashins } = await call('cashins')
  if (JSON.stringify(cashins) === renderedJson) return
  renderedJson = JSON.stringify(cashins)
  byId('cashins').replaceChildren(
    ...(cashins.length > 0 ? cashins.map(cashinRow) : [emptyRow(5, 'No cash-in is pending.')]),
  )
}
