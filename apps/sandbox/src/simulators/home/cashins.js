import { byId, call, copyButton, doing, make } from './dom.js'

const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })

function endButton({ cashinId, referenceNumber }, ending, words) {
  const button = make('button', { type: 'button', textContent: words })
  button.setAttribute('aria-label', `${words}: ${referenceNumber}`)
  button.addEventListener(
    'click',
    () =>
      void doing(button, async () => {
        const { status } = await call(`cashins/${cashinId}`, { ending })
        await showCashins()
        return `${referenceNumber}: ${status}`
      }),
  )
  return button
}

let shown = ''

/** Lists the cash-ins that nobody has paid yet; drawn anew only where there is something new. */
export async function showCashins() {
  const { cashins } = await call('cashins')
  if (JSON.stringify(cashins) === shown) return
  shown = JSON.stringify(cashins)
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
