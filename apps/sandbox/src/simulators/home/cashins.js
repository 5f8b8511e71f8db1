import { byId, call, copyButton, runOnce, make } from './dom.js'

const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })

function endButton({ cashinId, referenceNumber }, ending, label) {
  const button = make('button', { type: 'button', textContent: label })
  button.setAttribute('aria-label', `${label}: ${referenceNumber}`)
  button.addEventListener(
    'click',
    () =>
      void runOnce(button, async () => {
        const { status } = await call(`cashins/${cashinId}`, { ending })
        await showCashins()
        return `${referenceNumber}: ${status}`
      }),
  )
  return button
}

let renderedJson = ''

/** Shows the pending cash-ins. Renders only if they changed, so that the focus is not lost. */
export async function showCashins() {
  const { cashins } = await call('cashins')
  if (JSON.stringify(cashins) === renderedJson) return
  renderedJson = JSON.stringify(cashins)
  const items = cashins.map((one) =>
    make(
      'li',
      {},
      copyButton(one.referenceNumber),
      ` ${pesos.format(one.amount)} · ${one.channel}${one.mode ? ` · ${one.mode}` : ''} · ${one.businessName} `,
      endButton(one, 'success', 'Paid'),
      ' ',
      endButton(one, 'failed', 'Failed'),
    ),
  )
  byId('cashins').replaceChildren(...(items.length > 0 ? items : [make('li', { textContent: 'None.' })]))
}
