import { byId, call, runOnce, make } from './dom.js'

const stateOf = ({ isOn, emails }) =>
  isOn ? 'On' : emails.length === 0 ? 'Off' : `On for ${emails.length} only`

function changeFlag(button, body, done) {
  return runOnce(button, async () => {
    render((await call('flags', body)).flags)
    return done
  })
}

function toggleButton({ name, isOn }) {
  const button = make('button', { type: 'button', role: 'switch', className: 'switch', id: `flag-${name}` })
  button.setAttribute('aria-checked', String(isOn))
  button.setAttribute('aria-label', name)
  button.addEventListener('click', async () => {
    await changeFlag(button, { name, isOn: !isOn }, `${name} is ${isOn ? 'off' : 'on'}.`)
    byId(button.id)?.focus()
  })
  return button
}

function usersForm({ name, emails }) {
  const input = make('textarea', { name: 'emails', rows: 3, value: emails.join('\n'), spellcheck: false })
  input.placeholder = 'One email per line'
  input.setAttribute('aria-label', `Emails of the users who have ${name}`)
  const button = make('button', { type: 'submit', textContent: 'Save' })
  const form = make('form', {}, input, button)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const listed = input.value.split(/[\s,;]+/).filter((email) => email !== '')
    void changeFlag(
      button,
      { name, emails: listed },
      `${name} is on for ${listed.length} listed ${listed.length === 1 ? 'user' : 'users'}.`,
    )
  })
  return make('details', {}, make('summary', { textContent: 'Users' }), form)
}

function flagItem(flag) {
  const label = make(
    'div',
    { className: 'words' },
    make('code', { textContent: flag.name }),
    make('small', { textContent: stateOf(flag) }),
  )
  const item = make('li', {}, toggleButton(flag), label, usersForm(flag))
  if (flag.isOn !== flag.isOnByDefault) item.className = 'changed'
  return item
}

function render(flags) {
  byId('flags').replaceChildren(...flags.map(flagItem))
}

export async function showFlags() {
  render((await call('flags')).flags)
}
