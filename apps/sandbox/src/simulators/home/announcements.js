import { byId, call, runOnce } from './dom.js'

/** Submits the form as an announcement. Empty fields are omitted, so that the popup repeats the message. */
export function setUpAnnouncementForm() {
  byId('announcement').addEventListener('submit', (event) => {
    event.preventDefault()
    const form = event.currentTarget
    void runOnce(form.querySelector('button'), async () => {
      const fields = Object.fromEntries([...new FormData(form)].filter(([, value]) => value.trim() !== ''))
      await call('announcements', fields)
      const receiver = form.elements.fleetId.selectedOptions[0].textContent
      const message = `Sent to ${receiver}: ${form.elements.subject.value}`
      form.reset()
      return message
    })
  })
}
