import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { AreaName, NavigationAdapter } from '../../provider/navigation.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { add, ana, jose, open, rowOf } from './driversScene.tsx'

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

async function openView(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'View' }))
  return within(await screen.findByRole('dialog', { name: 'View' }))
}

async function fleetOfTwo() {
  const fleet = await testFleet()
  for (const fields of [jose, ana]) await add(fleet, fields)
  return fleet
}

test('hidden columns and the density stay for the next visit of the user, and the first column cannot be hidden', async () => {
  const fleet = await fleetOfTwo()
  const first = await open({ fleet })
  await rowOf('Ana Reyes')
  const view = await openView(first.user)
  expect(view.queryByRole('checkbox', { name: 'Name' })).not.toBeInTheDocument()
  await first.user.click(view.getByRole('checkbox', { name: 'Mobile number' }))
  await first.user.click(view.getByRole('radio', { name: 'Compact' }))
  await waitFor(() => expect(headers()).not.toContain('Mobile number'))
  const frame = () => screen.getByRole('region', { name: 'Manage Fleet Drivers' })
  expect(frame().style.getPropertyValue('--fpk-row-height')).toBe('34px')
  first.unmount()

  const second = await open({ fleet })
  await rowOf('Ana Reyes')
  expect(headers()).not.toContain('Mobile number')
  expect(frame().style.getPropertyValue('--fpk-row-height')).toBe('34px')
  second.unmount()

  await open({ fleet, as: 'fleet-manager' })
  await rowOf('Ana Reyes')
  expect(headers()).toContain('Mobile number')
  expect(frame().style.getPropertyValue('--fpk-row-height')).toBe('')
})

test('all columns come back with one press, also those that a link hides, and the panel says that only the name is left', async () => {
  const { user, navigation } = await open({ search: 'hidden=status' })
  await rowOf('Ana Reyes')
  const view = await openView(user)
  for (const name of ['Driver ID', 'Mobile number']) await user.click(view.getByRole('checkbox', { name }))
  await waitFor(() => expect(headers()).not.toContain('Mobile number'))
  expect(view.getByText('Only the column Name is shown. It cannot be hidden.')).toBeVisible()
  await user.click(view.getByRole('button', { name: 'Reset to default' }))
  await waitFor(() => expect(headers()).toContain('Mobile number'))
  expect(headers()).toContain('Status')
  expect(navigation.search()).toBe('')
  expect(view.queryByRole('button', { name: 'Reset to default' })).toBeNull()
  expect(view.getByRole('checkbox', { name: 'Driver ID' })).toHaveFocus()
})

test('the direction of an order has the words of its column', async () => {
  const { user } = await open({ search: 'orderBy=firstName&order=asc' })
  await rowOf('Ana Reyes')
  const view = await openView(user)
  expect(view.getByRole('combobox', { name: 'Direction' })).toHaveTextContent('A to ZZ to A')
})

test('a link with hidden columns shows the other ones, until the user chooses', async () => {
  const { user, navigation } = await open({ search: 'hidden=status' })
  await rowOf('Ana Reyes')
  expect(headers()).not.toContain('Status')
  const view = await openView(user)
  await user.click(view.getByRole('checkbox', { name: 'Status' }))
  await waitFor(() => expect(headers()).toContain('Status'))
  expect(navigation.search()).toBe('')
})

test('a view is saved, applied, renamed and deleted, and Undo restores it', async () => {
  const { user, navigation } = await open({ search: 'status=inactive&orderBy=firstName&order=asc' })
  await rowOf('Ana Reyes')
  let view = await openView(user)
  await user.type(view.getByRole('textbox', { name: 'Name of this view' }), 'Away{Enter}')
  expect(await view.findByRole('button', { name: 'Away', current: true })).toBeVisible()
  await user.click(view.getByRole('button', { name: 'Rename Away' }))
  const name = view.getByDisplayValue('Away')
  await user.clear(name)
  await user.type(name, 'On leave{Enter}')
  expect(await view.findByRole('button', { name: 'On leave' })).toBeVisible()
  await user.keyboard('{Escape}')

  navigation.setSearch('page=1')
  await rowOf('José Peñaflor')
  view = await openView(user)
  await user.click(view.getByRole('button', { name: 'On leave' }))
  await waitFor(() => expect(screen.queryByText('José Peñaflor')).not.toBeInTheDocument())
  expect(navigation.search()).toBe('hidden=&order=asc&orderBy=firstName&status=inactive&savedView=On+leave')

  view = await openView(user)
  await user.click(view.getByRole('button', { name: 'Delete On leave' }))
  expect(view.queryByRole('button', { name: 'On leave' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  // The toast is outside of the panel, so the press has closed it.
  view = await openView(user)
  expect(await view.findByRole('button', { name: 'On leave' })).toBeVisible()
})

test('saved views are applied, left and restored with one press, and a changed view says so', async () => {
  const { user, navigation } = await open({ search: 'status=inactive' })
  const view = await openView(user)
  await user.type(view.getByRole('textbox', { name: 'Name of this view' }), 'Away{Enter}')
  await user.keyboard('{Escape}')
  const views = within(await screen.findByRole('group', { name: 'Saved views' }))
  expect(views.getByRole('button', { name: 'Away', pressed: true })).toBeVisible()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'active')
  const changed = await views.findByRole('button', { name: 'Away (changed)' })
  expect(changed).toHaveAttribute('aria-pressed', 'mixed')
  await user.click(changed)
  expect(await views.findByRole('button', { name: 'Away', pressed: true })).toBeVisible()
  expect(navigation.search()).toBe('hidden=&status=inactive&savedView=Away')

  await user.click(views.getByRole('button', { name: 'Away' }))
  expect(await views.findByRole('button', { name: 'Away', pressed: false })).toBeVisible()
  expect(navigation.search()).toBe('')
})

test('the changes of a view are saved under its name without a question', async () => {
  const { user } = await open({ search: 'status=inactive' })
  let view = await openView(user)
  await user.type(view.getByRole('textbox', { name: 'Name of this view' }), 'Away{Enter}')
  await user.keyboard('{Escape}')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'active')
  view = await openView(user)
  await user.click(await view.findByRole('button', { name: 'Save changes to Away' }))
  expect(await view.findByRole('button', { name: 'Away', current: true })).toBeVisible()
  expect(view.queryByRole('button', { name: 'Save changes to Away' })).toBeNull()
})

test('a name that is empty or too long stays in its field with an error, and nothing is saved', async () => {
  const { user } = await open({ search: 'status=inactive' })
  const view = await openView(user)
  const name = view.getByRole('textbox', { name: 'Name of this view' })
  await user.click(view.getByRole('button', { name: 'Save' }))
  expect(await view.findByText('This field is required.')).toBeVisible()
  const long = 'Drivers who were away in November and in December'
  await user.click(name)
  await user.paste(long)
  expect(view.queryByText('This field is required.')).toBeNull()
  await user.click(view.getByRole('button', { name: 'Save' }))
  expect(await view.findByText('Maximum 40 character(s).')).toBeVisible()
  expect(name).toHaveValue(long)
  expect(name).toBeInvalid()
  expect(view.queryByRole('list', { name: 'Saved views' })).toBeNull()
})

test('a view is replaced by another of its name only after a question', async () => {
  const { user, navigation } = await open({ search: 'status=inactive' })
  const view = await openView(user)
  const newName = () => view.getByRole('textbox', { name: 'Name of this view' })
  await user.type(newName(), 'Away{Enter}')
  act(() => navigation.setSearch('status=active'))
  const away = () => view.getByRole('button', { name: 'Away' })
  await waitFor(() => expect(away()).not.toHaveAttribute('aria-current'))
  await user.type(newName(), 'Away{Enter}')
  const question = 'You already have a view named Away. Replace it?'
  expect(await view.findByText(question)).toBeVisible()
  expect(away()).not.toHaveAttribute('aria-current')
  await user.type(newName(), '2')
  expect(view.queryByText(question)).toBeNull()
  await user.type(newName(), '{Backspace}{Enter}')
  await user.click(await view.findByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(away()).toHaveAttribute('aria-current', 'true'))
  expect(view.queryByText(question)).toBeNull()
})

test('Undo of a deleted view replaces no view that was saved under its name since', async () => {
  const { user, navigation } = await open({ search: 'status=inactive' })
  let view = await openView(user)
  await user.type(view.getByRole('textbox', { name: 'Name of this view' }), 'Away{Enter}')
  await user.click(await view.findByRole('button', { name: 'Delete Away' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  act(() => navigation.setSearch('status=active'))
  await user.type(view.getByRole('textbox', { name: 'Name of this view' }), 'Away{Enter}')
  expect(await view.findByRole('button', { name: 'Away', current: true })).toBeVisible()
  await user.click(undo)
  view = await openView(user)
  expect(await view.findByRole('button', { name: 'Away', current: true })).toBeVisible()
  expect(view.getByRole('button', { name: 'Away 2' })).toBeVisible()
})

test('a view that is renamed to a taken name replaces the other only after a question', async () => {
  const { user } = await open({ search: 'status=inactive' })
  const view = await openView(user)
  for (const name of ['Away', 'Luzon'])
    await user.type(view.getByRole('textbox', { name: 'Name of this view' }), `${name}{Enter}`)
  await user.click(await view.findByRole('button', { name: 'Rename Luzon' }))
  const name = view.getByDisplayValue('Luzon')
  const submit = () => within(name.closest('form') as HTMLElement).getByRole('button')
  await user.clear(name)
  await user.type(name, 'Away{Enter}')
  expect(submit()).toHaveTextContent('Replace')
  expect(view.getByRole('button', { name: 'Away' })).toBeVisible()
  await user.click(submit())
  await waitFor(() => expect(view.queryByRole('button', { name: 'Luzon' })).toBeNull())
  expect(view.getAllByRole('button', { name: 'Away' })).toHaveLength(1)
})

test('the rows of the page are copied as a table, without hidden columns', async () => {
  const fleet = await fleetOfTwo()
  const { user } = await open({ fleet, search: 'hidden=status&orderBy=firstName&order=asc' })
  await rowOf('Ana Reyes')
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const view = await openView(user)
  await user.click(view.getByRole('button', { name: 'Copy as table' }))
  expect(await screen.findByText('2 rows copied. Paste them into a spreadsheet.')).toBeVisible()
  expect(copied).toHaveBeenCalledWith(
    [
      'Name\tDriver ID\tMobile number',
      'Ana Reyes\tD0498765432\t09285550123',
      'José Peñaflor\tN0112345678\t09171234567',
    ].join('\n'),
  )
})

test('a link with a filter that the list does not have is shown without it', async () => {
  await open({ search: 'status=asleep' })
  await rowOf('Ana Reyes')
  expect(await screen.findByText('1 filter not understood. The list is shown without it.')).toBeVisible()
})

test.each([
  ['a page of a host, whose keys may be its own', { drivers: '/' }, 0],
  ['a portal with a sign-in page', { drivers: '/', 'sign-in': '/auth' }, 1],
] as const)(
  'an unknown key in the URL of %s',
  async (_name, pages: Partial<Record<AreaName, string>>, count) => {
    const navigation: NavigationAdapter = {
      search: () => 'utm_source=mail',
      setSearch: () => {},
      subscribe: () => () => {},
      back: () => {},
      navigate: () => {},
      reload: () => {},
      href: ({ area }) => pages[area],
      block: () => () => {},
    }
    await open({ provider: { navigation } })
    await rowOf('Ana Reyes')
    await screen.findByRole('button', { name: 'View' })
    expect(screen.queryAllByText(/not understood/)).toHaveLength(count)
  },
)
