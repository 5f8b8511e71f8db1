/* The list of drivers with DOM calls only. */
import { initialsOf, nameOf, readDrivers } from './calls.js'

const element = (name, className, ...children) => {
  const created = Object.assign(document.createElement(name), { className })
  created.append(...children)
  return created
}
const titles = ['Name', 'Driver ID', 'Mobile number', 'Status', '']
const rowOf = (driver) =>
  element(
    'tr',
    '',
    element('td', '', element('span', 'avatar', initialsOf(driver)), nameOf(driver)),
    element('td', 'mono', driver.driverLicenseId),
    element('td', '', driver.mobileNumber),
    element('td', '', element('span', 'tag', 'Active')),
    element('td', '', element('button', 'menu', '⋮')),
  )
const body = element('tbody', '')
const head = element('tr', '', ...titles.map((title) => element('th', '', title)))
const search = Object.assign(element('input', ''), { type: 'search', placeholder: 'Search' })
document
  .getElementById('list')
  .append(
    element('h1', '', 'Drivers'),
    search,
    element('table', '', element('thead', '', head), body),
    element('nav', '', '1–10 of 10'),
  )
body.replaceChildren(...(await readDrivers()).map(rowOf))
