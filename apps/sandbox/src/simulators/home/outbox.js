import { byId, call, copyButton, make, runOnce, time } from './dom.js'

let newestId = 0

function expireButton(link, recipient) {
  const button = make('button', { type: 'button', className: 'small', textContent: 'Expire link' })
  button.setAttribute('aria-label', `Expire link to ${recipient}`)
  button.addEventListener(
    'click',
    () =>
      void runOnce(button, async () => {
        await call('links/expire', { link })
        return 'The link has expired.'
      }),
  )
  return button
}

function messageItem({ channel, recipient, subject, body, code, link, createdAt }) {
  const kind = channel === 'sms' ? 'SMS' : 'Email'
  const about = make('div', { className: 'quiet' }, `${time.format(new Date(createdAt))} · ${kind} · `)
  about.append(copyButton(recipient))
  const item = make(
    'li',
    {},
    about,
    make('strong', { textContent: subject }),
    make('div', { textContent: body }),
  )
  if (code) {
    const button = copyButton(code)
    button.classList.add('code')
    item.append(button)
  }
  if (link) {
    const actions = make('div', { className: 'actions' })
    actions.append(make('a', { href: link, textContent: 'Open link', target: '_blank', rel: 'noreferrer' }))
    if (link.includes('token=')) actions.append(expireButton(link, recipient))
    item.append(actions)
  }
  return item
}

/** Adds the messages that were sent since the last time. */
export async function showOutbox() {
  const { messages } = await call(`outbox?after=${newestId}`)
  if (messages.length === 0) {
    if (newestId === 0) byId('outbox').replaceChildren(make('li', { textContent: 'No message yet.' }))
    return
  }
  if (newestId === 0) byId('outbox').replaceChildren()
  newestId = messages[0].id
  byId('outbox').prepend(...messages.map(messageItem))
}

export function clearOutbox() {
  newestId = 0
}
