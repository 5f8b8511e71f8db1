import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `settings`: the settings of a user, the account, and the access of the role. @since 0.1.0 */
export const settingsMessages = defineMessages('settings', {
  title: 'Settings',
  lead: 'These settings are for this browser.',
  colorScheme: 'Appearance',
  colorSchemes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
  density: 'Rows',
  densities: { regular: 'Regular', compact: 'Compact' },
  language: 'Language',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Press ? on a page for the list of shortcuts.',
  done: 'Done',
  accountTitle: 'My account',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  changePassword: 'Change password',
  changePasswordTitle: 'Change your password?',
  changePasswordBody: (email: string) =>
    `We send a link to ${email}. Your password stays the same until you open the link and enter a new one.`,
  sendLink: 'Send the link',
  sendLinkAgain: 'Send the link again',
  passwordLinkSent: (email: string) =>
    `We sent a link to ${email}. It opens the page to change your password.`,
  accessTitle: 'What I may do',
  accessLead: (role: string, fleet: string) => `Your role in ${fleet} is ${role}.`,
  accessChange: 'An Admin of the fleet can change your role.',
  accessIsAdmin: 'You may change the roles of others on the page User Access.',
  feature: 'Page',
  level: 'What you may do',
  levels: {
    full: 'Everything',
    view: 'View',
    modify: 'View and change',
    export: 'View and export',
    none: 'No access',
  },
  everywhere: 'Everything, on every page of the menu.',
})
