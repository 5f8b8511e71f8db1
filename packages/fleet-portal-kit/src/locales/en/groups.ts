import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** English sentences of the namespace `groups`. @since 0.1.0 */
export const groupsMessages = defineMessages('groups', {
  title: 'Manage Groups',
  search: 'Search group name',
  add: 'Add group',
  about:
    'Names for the parts of your fleet, such as branches or routes. A group is a name only: drivers and vehicles are not assigned to it.',
  toDrivers: 'See all drivers',
  toVehicles: 'See all vehicles',
  empty: 'This fleet has no groups yet.',
  emptyNext: 'Add the first group',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  counted: (status: string, count: number) => `${status} (${formatCount(count)})`,
  name: 'Name',
  edit: 'Edit',
  rename: (name: string) => `Rename ${name}`,
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  addTitle: 'Add Group',
  editTitle: 'Edit Group',
  groupName: 'Group name',
  save: 'Save group',
  added: (name: string) => `${name} was added.`,
  saved: (name: string) => `${name} was saved.`,
  deactivateTitle: 'Deactivate Group',
  deactivateBody: (name: string) =>
    `${name} is listed as inactive. No driver and no vehicle changes. You can reactivate the group at any time.`,
  deactivateConfirm: 'Deactivate group',
  reactivateTitle: 'Reactivate Group',
  reactivateBody: (name: string) => `${name} is listed as active again.`,
  reactivateConfirm: 'Reactivate group',
  deactivated: (name: string) => `${name} is now inactive.`,
  reactivated: (name: string) => `${name} is active again.`,
  several: {
    items: (count: number) => plural(count, 'group'),
    others: (count: number) => plural(count, 'other selected group'),
    deactivateBody:
      'The selected groups are listed as inactive. No driver and no vehicle changes: a group is a name only. You can reactivate the groups at any time.',
    reactivateBody:
      'The selected groups are listed as active again. No driver and no vehicle changes: a group is a name only.',
  },
})
