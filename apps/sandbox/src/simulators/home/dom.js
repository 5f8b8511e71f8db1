// What the parts of the page share.

/** The element with an id; the page has them all. */
export const byId = (id) => document.getElementById(id)
let quiet

/** Says something at the foot of the page, for some seconds. */
export function say(text) {
  clearTimeout(quiet)
  byId('said').textContent = text
  quiet = setTimeout(() => (byId('said').textContent = ''), 8000)
}

export function make(tag, props = {}, ...children) {
  const element = Object.assign(document.createElement(tag), props)
  element.append(...children)
  return element
}

/** A call of the sandbox itself: GET, or POST where it has a body. Its refusal is thrown as a sentence. */
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

/** Runs something once at a time and says how it went. */
export async function doing(button, run) {
  if (button.disabled) return
  button.disabled = true
  try {
    say((await run()) ?? '')
  } catch (error) {
    say(error.message)
  } finally {
    button.disabled = false
  }
}

/** Its text, which a press copies. */
export function copyButton(text) {
  const button = make('button', { type: 'button', className: 'copy', textContent: text })
  button.dataset.copy = text
  return button
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-copy]')
  if (!button) return
  navigator.clipboard.writeText(button.dataset.copy).then(
    () => say(`Copied ${button.dataset.copy}`),
    () => say('This browser did not let the page copy.'),
  )
})
