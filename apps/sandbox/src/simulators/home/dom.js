// Helpers that all scripts of the page use.

/** The element with an id. The page contains every id that the scripts use. */
export const byId = (id) => document.getElementById(id)

export const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })
/** The time of an instant in the Philippines, with seconds. */
export const time = new Intl.DateTimeFormat('en-PH', { timeStyle: 'medium', timeZone: 'Asia/Manila' })
/** The day and the time of an instant in the Philippines. */
export const moment = new Intl.DateTimeFormat('en-PH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Manila',
})

let clearMessage

/** Shows a message at the foot of the page for eight seconds. */
export function showMessage(text) {
  clearTimeout(clearMessage)
  byId('said').textContent = text
  clearMessage = setTimeout(() => (byId('said').textContent = ''), 8000)
}

export function make(tag, props = {}, ...children) {
  const element = Object.assign(document.createElement(tag), props)
  element.append(...children)
  return element
}

/** Calls a control of the sandbox: POST with a body, GET without. Throws an error with the message of a refusal. */
export async function call(path, body) {
  const init = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(`/sandbox/${path}`, init)
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.message)
  return answer
}

/** Runs a function while its button is disabled, and shows the result or the error. */
export async function runOnce(button, run) {
  if (button.disabled) return
  button.disabled = true
  try {
    showMessage((await run()) ?? '')
  } catch (error) {
    showMessage(error.message)
  } finally {
    button.disabled = false
  }
}

/** The only row of an empty table. */
export const emptyRow = (columns, text) =>
  make('tr', {}, make('td', { colSpan: columns, className: 'quiet', textContent: text }))

/** A button that copies its text when it is clicked. */
export function copyButton(text) {
  const button = make('button', { type: 'button', className: 'copy', textContent: text })
  button.dataset.copy = text
  return button
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-copy]')
  if (!button) return
  navigator.clipboard.writeText(button.dataset.copy).then(
    () => showMessage(`Copied: ${button.dataset.copy}`),
    () => showMessage('The browser blocked the copy.'),
  )
})
