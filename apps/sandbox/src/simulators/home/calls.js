import { byId, call, copyButton, make, time } from './dom.js'

const shown = 100
let newestId = 0

function callRow({ method, path, endpoint, status, errorCode, startedAt, duration, requestId }) {
  const answer = make('span', {
    className: 'tag',
    textContent: errorCode ? `${status} ${errorCode}` : String(status),
  })
  answer.dataset.tone = status >= 500 ? 'danger' : status >= 400 ? 'warning' : 'success'
  const cells = [
    time.format(new Date(startedAt)),
    make('code', { textContent: endpoint }),
    make('code', { textContent: `${method} ${path}` }),
    answer,
    String(Math.max(1, Math.round(duration))),
    copyButton(requestId),
  ].map((content) => make('td', {}, content))
  cells[4].className = 'number'
  return make('tr', {}, ...cells)
}

/** Adds the calls that were answered since the last time. */
export async function showCalls() {
  const { calls } = await call(`calls?after=${newestId}`)
  if (calls.length === 0) return
  const body = byId('calls')
  if (newestId === 0) body.replaceChildren()
  newestId = calls[0].id
  body.prepend(...calls.map(callRow))
  while (body.rows.length > shown) body.rows[shown].remove()
}
