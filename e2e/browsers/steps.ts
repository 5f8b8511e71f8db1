import { expect } from '@playwright/test'
import { sandbox } from '../tests/sandbox.ts'
import type { Start } from './journeys.ts'
import type { Tab } from './tab.ts'

/** Filters a list by a range of dates, opens the filters again and closes them by Escape. */
export async function filterByDates(tab: Tab, label = 'Date range'): Promise<void> {
  await tab.click('button', /^Filters/)
  await tab.choose(label, 'Last 6 months')
  await tab.click('button', 'Apply Filters')
  await tab.sees('button', 'Apply Filters', 0)
  await tab.sees('button', new RegExp(`^Remove filter: ${label}`))
  await tab.isAt(/startDate=\d{4}-\d\d-\d\d&endDate=\d{4}-\d\d-\d\d/)
  await tab.click('button', /^Filters/)
  await tab.sees('button', 'Apply Filters')
  await tab.press('Escape')
  await tab.sees('button', 'Apply Filters', 0)
  await tab.hasFocus('button', /^Filters/)
}

/** Changes the first day of a range by the keyboard, in the field of the browser. */
export async function enterDay(tab: Tab): Promise<void> {
  await tab.click('button', /^Filters/)
  await tab.choose('Date range', 'Custom')
  const before = await tab.value('day', 'From')
  expect(before).toMatch(/^\d{4}-\d\d-\d\d$/)
  await tab.focus('day', 'From')
  await tab.press('ArrowDown')
  await expect.poll(() => tab.value('day', 'From')).not.toBe(before)
  await tab.press('Escape')
  await tab.sees('button', 'Apply Filters', 0)
}

/** Searches for a text that no row has, and clears the search. */
export async function searchInVain(tab: Tab, search: string): Promise<void> {
  await tab.fill(search, 'zzzz')
  await tab.seesText('Sorry, no result found')
  await tab.isAt(/searchKey=zzzz/)
  await tab.click('button', 'Clear search')
  await tab.isAt(/^[^?]*$/)
  await tab.hasValue(search, '')
}

/** Exports a list. A finished file opens in a new tab. */
export async function exportList({ tab, fleet, user, token }: Start): Promise<void> {
  await tab.click('button', 'Export')
  await expect
    .poll(async () => {
      const list = `ms-report/report?fleetId=${fleet.fleetId}&userId=${user.userId}&page=1&perPage=10`
      const { reports } = await sandbox.api<{ reports: { status: string }[] }>('GET', list, token)
      return reports.map(({ status }) => status)
    })
    .toEqual(['success'])
  await tab.sees('button', 'Export')
}

/** Opens the menu of a row, closes it by Escape, and chooses an entry. */
export async function chooseInRow(tab: Tab, row: string | RegExp, entry: string): Promise<void> {
  await tab.click('button', row)
  await tab.sees('menuitem', entry)
  await tab.press('Escape')
  await tab.sees('menuitem', entry, 0)
  await tab.hasFocus('button', row)
  await tab.click('button', row)
  await tab.click('menuitem', entry)
}

export async function signIn(tab: Tab, { email, password }: { email: string; password: string }) {
  await tab.open('/auth')
  await tab.fill('Email', email)
  await tab.fill('Password', password, 'password')
  await tab.click('button', 'Log in')
  await tab.sees('navigation', 'Main menu')
}
