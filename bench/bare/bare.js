/*
 * The list of drivers with DOM calls only: the same API calls in the same order, the same rows, and the same search delay.
 * The baseline for the kit's list.
 */
const stored = (name) => JSON.parse(localStorage.getItem(`fleet-portal:${name}`))
const fleetId = stored('fleetId')
const body = document.querySelector('tbody')
const range = document.querySelector('.range')
const pageLabel = document.querySelector('.place')
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
  const created = document.createElement(name)
  if (className) created.className = className
  created.append(...children)
  return created
}

/** The icons of the tags. Each tag gets a copy. */
const icon = (...paths) => {
  const holder = document.createElement('template')
  const shapes = paths.map((path) => `<path d="${path}"/>`).join('')
  holder.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true">${shapes}</svg>`
  return holder.content.firstElementChild
}
const ring = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0'
const icons = { active: icon(ring, 'm9 12 2 2 4-4'), inactive: icon(ring, 'M5 5l14 14') }

const tagOf = (status) =>
  status === 'active'
    ? element('span', 'tag', icons.active.cloneNode(true), 'Active')
    : element('span', 'tag off', icons.inactive.cloneNode(true), 'Inactive')

function rowOf({ firstName, lastName, driverLicenseId, mobileNumber, status }) {
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

// User and fleet decide whether the list is shown. They are asked for together with it, as in the kit.
const access = Promise.all([read('ms-profile/user/v2'), read(`ms-fleet/fleet/${fleetId}`)])

async function show() {
  const input = new URLSearchParams({ orderBy: 'createdAt', order: 'desc', fleetId, page, perPage })
  const key = search.value.trim()
  if (key) input.set('searchKey', key)
  const [{ drivers, count }] = await Promise.all([read(`driver?${input}`), access])
  body.replaceChildren(...drivers.map(rowOf))
  const last = Math.min(count, page * perPage)
  range.textContent = `${last === 0 ? 0 : (page - 1) * perPage + 1}–${last} of ${count}`
  pageLabel.textContent = `Page ${page} of ${Math.max(1, Math.ceil(count / perPage))}`
  previous.disabled = page === 1
  next.disabled = last >= count
}

function changePage(step) {
  page += step
  void show()
}
previous.addEventListener('click', () => changePage(-1))
next.addEventListener('click', () => changePage(1))

let timer
search.addEventListener('input', () => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    page = 1
    void show()
  }, 400)
})

await show()
