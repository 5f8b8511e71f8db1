import { byId, call, moment, runOnce } from './dom.js'

/** Submits the form as a price. */
export function setUpPricesForm() {
  byId('prices').addEventListener('submit', (event) => {
    event.preventDefault()
    const form = event.currentTarget
    void runOnce(form.querySelector('button'), async () => {
      const wanted = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
      if (wanted.effectiveAt) wanted.effectiveAt += ':00+08:00'
      const { effectiveAt } = await call('prices', wanted)
      return `The price is valid from ${moment.format(new Date(effectiveAt))}.`
    })
  })
}
