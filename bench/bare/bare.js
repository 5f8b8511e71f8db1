/*
 * The list of drivers with nothing but DOM calls: the same calls of the API in the same order, the same lines, search
 * after the same pause. What the kit's list is measured against.
 */
const stored = (name) => JSON.parse(localStorage.getItem(`fleet-portal:${name}`))
const fleetId = stored('fleetId')
const body = document.querySelector('tbody')
const range = document.querySelector('.range')
const place = document.querySelector('.place')
const previous = document.querySelector('.previous')
const next = document.querySelector('.next')
const search = document.querySelector('input')
const query = new URLSearchParams(location.search)
const perPage = Number(query.get('perPage') ?? 10)
let page = 1

async function read(path) {
  const response = await fetch(`/api/${path}`, {
    headers: { Accept: 'application/json', Authorization: stored('accessToken') },
  })
  return response.json()
}

function element(name, className, ...children) {
  const made = document.createElement(name)
  if (className) made.className = className
  made.append(...children)
  return made
}

/** The pictures of the tags, copied into each. */
const picture = (...paths) => {
  const holder = document.createElement('template')
  const drawn = paths.map((path) => `<path d="${path}"/>`).join('')
  holder.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true">${drawn}</svg>`
  return holder.content.firstElementChild
}
const ring = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0'
const pictures = { active: picture(ring, 'm9 12 2 2 4-4'), inactive: picture(ring, 'M5 5l14 14') }

const tagOf = (status) =>
  status === 'active'
    ? element('span', 'tag', pictures.active.cloneNode(true), 'Active')
    : element('span', 'tag off', pictures.inactive.cloneNode(true), 'Inactive')

function lineOf({ firstName, lastName, driverLicenseId, mobileNumber, status }) {
  const avatar = element('span', 'avatar', firstName.charAt(0) + lastName.charAt(0))
  const menu = element('button', 'menu')
  menu.type = 'button'
  menu.setAttribute('aria-label', `Actions for ${firstName} ${lastName}`)
  return element(
    'tr',
    '',
    element('td', '', element('span', 'person', avatar, `${firstName} ${lastName}`)),
    element('td', 'mono', driverLicenseId),
    element('td', '', mobileNumber),
    element('td', '', tagOf(status)),
    element('td', '', menu),
  )
}

async function show() {
  const input = new URLSearchParams({ orderBy: 'createdAt', order: 'desc', fleetId, page, perPage })
  const key = search.value.trim()
  if (key) input.set('searchKey', key)
  const { drivers, count } = await read(`driver?${input}`)
  body.replaceChildren(...drivers.map(lineOf))
  const last = Math.min(count, page * perPage)
  range.textContent = `${last === 0 ? 0 : (page - 1) * perPage + 1}–${last} of ${count}`
  place.textContent = `Page ${page} of ${Math.max(1, Math.ceil(count / perPage))}`
  previous.disabled = page === 1
  next.disabled = last >= count
}

function turn(step) {
  page += step
  void show()
}
previous.addEventListener('click', () => turn(-1))
next.addEventListener('click', () => turn(1))

let timer
search.addEventListener('input', () => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    page = 1
    void show()
  }, 400)
})

// Who the person is and what the fleet is decide whether there is a list at all.
await Promise.all([read('ms-profile/user/v2'), read(`ms-fleet/fleet/${fleetId}`)])
await show()
