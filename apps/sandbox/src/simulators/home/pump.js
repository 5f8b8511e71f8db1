import { byId, call, make, pesos, runOnce } from './dom.js'

/** Offers the stations that the search finds. */
export async function showStations() {
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

export function setUpPump() {
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
        `${receipt.litres} L of ${receipt.productCode} at ${pesos.format(receipt.pumpPrice)} per liter`,
        `Credit used: ${pesos.format(receipt.totalCreditPrice)}`,
      ].join('\n')
      return 'The code is redeemed.'
    })
  })
}
