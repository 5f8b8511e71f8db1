import { expect, test } from '../../tests/portal.ts'
import { addDrivers, testPartner } from '../testPartner.ts'

/**
 * The libraries and versions that the lockfile of an admin app had when it added the widgets: those of shadcn-admin 2.2.1.
 * An install must not bring second copies of them.
 */
const installedBefore = {
  '@floating-ui/core': '1.7.1',
  '@floating-ui/dom': '1.7.1',
  '@floating-ui/react-dom': '2.1.3',
  '@floating-ui/utils': '0.2.9',
  '@radix-ui/react-dropdown-menu': '2.1.16',
  '@radix-ui/react-popover': '1.1.15',
  '@tanstack/react-query': '5.99.0',
  '@tanstack/react-router': '1.168.22',
  '@tanstack/react-table': '8.21.3',
  'date-fns': '4.1.0',
  react: '19.2.5',
  'react-dom': '19.2.5',
  'react-hook-form': '7.72.1',
  tailwindcss: '4.2.2',
  zod: '4.3.6',
}

const served = testPartner({ name: 'admin-app', own: ['Fleet.tsx'], installedBefore })

test('two widgets stand beside a table, a form and a menu of the app', async ({ page, fleet }) => {
  served.signIn(await addDrivers(fleet, 1))
  await page.goto(served.address(fleet))
  await expect(page.getByRole('row', { name: /José Peñaflor/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add vehicle' })).toBeVisible()
  await expect(page.getByRole('cell', { name: '1 Mar 2026 08:00' })).toBeVisible()
})
