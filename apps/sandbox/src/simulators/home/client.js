// The script of the sandbox's page. It uses the plain DOM, because one small page needs no framework.

import { setUpAnnouncementForm } from './announcements.js'
import { showCashins } from './cashins.js'
import { byId, call, copyButton, runOnce, make } from './dom.js'
import { showFlags } from './flags.js'
import { showTerminalFleets, showPayments } from './terminal.js'

const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })
const time = new Intl.DateTimeFormat('en-PH', { timeStyle: 'medium', timeZone: 'Asia/Manila' })

// Mail and SMS

let newestMessageId = 0

function expireButton(link, recipient) {
  const button = make('button', { type: 'button', textContent: 'Let it expire' })
  button.setAttribute('aria-label', `Let the link to ${recipient} expire`)
  button.addEventListener(
    'click',
    () =>
      void runOnce(button, async () => {
        await call('links/expire', { link })
        return 'The link has expired'
      }),
  )
  return button
}

function messageItem({ channel, recipient, subject, body, code, link, createdAt }) {
  const item = make(
    'li',
    {},
    make('div', { className: 'about' }, `${time.format(new Date(createdAt))} · ${channel} · `),
  )
  item.firstChild.append(copyButton(recipient))
  item.append(make('div', {}, make('strong', { textContent: subject })), make('div', { textContent: body }))
  if (code) {
    const button = copyButton(code)
    button.classList.add('code')
    item.append(button)
  }
  if (link)
    item.append(
      make('div', {}, make('a', { href: link, textContent: link, target: '_blank', rel: 'noreferrer' })),
    )
  if (link?.includes('token=')) item.append(expireButton(link, recipient))
  return item
}

async function showOutbox() {
  const { messages } = await call(`outbox?after=${newestMessageId}`)
  if (messages.length === 0) return
  newestMessageId = messages[0].id
  byId('outbox').prepend(...messages.map(messageItem))
}

// Fleets

function fundForm(fleet) {
  const input = make('input', { name: 'amount', inputMode: 'decimal', value: '100000', required: true })
  input.setAttribute('aria-label', `Pesos for ${fleet.businessName}`)
  const button = make('button', { type: 'submit', textContent: 'Add' })
  const form = make('form', {}, input, button)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void runOnce(button, async () => {
      const { amount } = await call('fund', { fleetId: fleet.fleetId, amount: input.value })
      await showFleets()
      return `${pesos.format(amount)} added for ${fleet.businessName}`
    })
  })
  return form
}

function toggle(label, about, run) {
  const button = make('button', { type: 'button', textContent: label })
  button.setAttribute('aria-label', about)
  button.addEventListener(
    'click',
    () =>
      void runOnce(button, async () => {
        await run()
        await showFleets()
        return `Done: ${about}`
      }),
  )
  return button
}

function fleetRow(fleet) {
  const { businessName, fleetId, status, referenceStation: station } = fleet
  const isActive = status === 'active'
  const verb = isActive ? 'Deactivate' : 'Activate'
  const cells = [
    businessName,
    fleet.plbType,
    pesos.format(fleet.walletBalance),
    fundForm(fleet),
    toggle(verb, `${verb} ${businessName}`, () =>
      call(`fleets/${fleetId}`, { status: isActive ? 'deactivated' : 'active' }),
    ),
    station
      ? toggle(
          `${station.status === 'active' ? 'Close' : 'Open'} ${station.name}`,
          `${station.status === 'active' ? 'Close' : 'Open'} ${station.name}`,
          () =>
            call(`stations/${station.stationId}`, {
              status: station.status === 'active' ? 'closed' : 'active',
            }),
        )
      : '',
  ].map((content) => make('td', {}, content))
  cells[2].className = 'number'
  return make('tr', {}, ...cells)
}

async function showFleets() {
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

// Prices

byId('prices').addEventListener('submit', (event) => {
  event.preventDefault()
  const form = event.currentTarget
  void runOnce(form.querySelector('button'), async () => {
    const wanted = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
    if (wanted.effectiveAt) wanted.effectiveAt += ':00+08:00'
    const { effectiveAt } = await call('prices', wanted)
    return `The price holds from ${effectiveAt} on`
  })
})

// The pump

async function showStations() {
  const { stations } = await call(`stations?searchKey=${encodeURIComponent(byId('station-search').value)}`)
  const options = stations.map(({ stationId, name, city, status }) =>
    make('option', {
      value: stationId,
      textContent: `${name}, ${city}${status === 'closed' ? ' (closed)' : ''}`,
    }),
  )
  byId('pump').elements.stationId.replaceChildren(...options)
}

let searchTimer
byId('station-search').addEventListener('input', () => {
  clearTimeout(searchTimer)
  searchTimer = setTimeout(() => void showStations(), 250)
})

byId('pump').addEventListener('submit', (event) => {
  event.preventDefault()
  const form = event.currentTarget
  void runOnce(form.querySelector('button[type=submit]'), async () => {
    byId('receipt').textContent = ''
    const receipt = await call('pump/redeem', Object.fromEntries(new FormData(form)))
    byId('receipt').textContent = [
      `Receipt ${receipt.orNumber}`,
      `${receipt.litres} L of ${receipt.productCode} at ${pesos.format(receipt.pumpPrice)} per litre`,
      `Credit used: ${pesos.format(receipt.totalCreditPrice)}`,
    ].join('\n')
    return 'Redeemed.'
  })
})

// Start over

byId('reset')?.addEventListener('click', (event) => {
  if (!confirm('Throw everything away and make the fleets anew?')) return
  void runOnce(event.currentTarget, async () => {
    const { message } = await call('reset', {})
    newestMessageId = 0
    byId('outbox').replaceChildren()
    await Promise.all([showFleets(), showFlags(), showCashins(), showPayments()])
    return message
  })
})

setUpAnnouncementForm()
await Promise.all([showFleets(), showStations(), showOutbox(), showFlags(), showCashins(), showPayments()])
setInterval(() => {
  if (document.visibilityState === 'visible')
    void Promise.all([showOutbox(), showCashins(), showPayments()]).catch(() => undefined)
}, 2000)
