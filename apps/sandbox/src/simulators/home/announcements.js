import { byId, call, doing } from './dom.js'

/** Makes the form raise what it holds. A popup's words that are left empty are the message's. */
export function raiseAnnouncements() {
  byId('announcement').addEventListener('submit', (event) => {
    event.preventDefault()
    const form = event.currentTarget
    void doing(form.querySelector('button'), async () => {
      const words = Object.fromEntries([...new FormData(form)].filter(([, value]) => value.trim() !== ''))
      await call('announcements', words)
      const receiver = form.elements.fleetId.selectedOptions[0].textContent
      const said = `“${form.elements.subject.value}” is in the inbox of: ${receiver}`
      form.reset()
      return said
    })
  })
}
