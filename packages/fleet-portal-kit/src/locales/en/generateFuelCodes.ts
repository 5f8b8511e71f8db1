import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** The most drivers that the confirmation names. */
const mostNames = 5

const codes = (count: number) => plural(count, 'code')
const drafts = (count: number) => plural(count, 'draft')

/** English sentences of the namespace `generateFuelCodes`. @since 0.1.0 */
export const generateMessages = defineMessages('generateFuelCodes', {
  title: 'Generate Fuel Codes',
  lead: 'Add as many codes as you need. Nothing is generated until you confirm.',
  add: 'Add code',
  fromTemplate: 'Add from template',
  continue: 'Continue',
  addFirst: 'Add a code first.',
  mendFirst: 'Some codes need a change. They are marked in the list.',
  draftsLabel: 'Codes to generate',
  emptyTitle: 'No codes yet',
  emptyDetail: 'Add a code, or start from a template.',
  emptyAction: 'Add the first code',
  codes: (count: number) => codes(count),

  product: 'Product',
  volume: 'Volume',
  type: 'Type',
  bearers: 'Driver / vehicle',
  period: 'Eligible period',
  use: 'Use',
  options: 'Options',
  actions: 'Actions',
  days: (days: number) => plural(days, 'day'),
  sms: 'SMS',
  autoRenew: 'Auto-renew',
  template: 'Save as template',
  draftName: (place: number) => `code ${place}`,
  edit: (name: string) => `Edit ${name}`,
  duplicate: (name: string) => `Duplicate ${name}`,
  remove: (name: string) => `Delete ${name}`,
  removed: 'The code was deleted from the list.',
  undo: 'Undo',

  totals: 'Liters of all codes',
  balance: (litres: string) => `of ${litres} in your balance`,
  balanceUnknown: 'Balance not known',
  balancesUnknown: 'We could not check whether your fuel balance is enough for these codes.',
  over: (litres: string) => `${litres} more than your balance`,
  stays: (litres: string) => `${litres} left after`,

  addTitle: 'Add Fuel Code',
  asInLastCode: (code: string, values: string) => `As in your last code (${code}): ${values}`,
  asInLastDraft: (values: string) => `As in the last code in your list: ${values}`,
  copiedFromCode: (count: number, code: string, values: string) =>
    `${codes(count)} ${count === 1 ? 'starts' : 'start'} with the values of your last code${code && ` (${code})`}: ${values}`,
  copiedFromDraft: (count: number, values: string) =>
    `${codes(count)} ${count === 1 ? 'starts' : 'start'} with the values of the last code in your list: ${values}`,
  clearDefaults: 'Clear',
  editTitle: 'Edit Fuel Code',
  choose: 'Choose…',
  driver: 'Driver',
  vehicle: 'Vehicle',
  startDate: 'Start date',
  duration: 'Duration in days',
  lastDay: (day: string) => `Last day: ${day}`,
  durationHint: '1 to 1,000 days, the first one included',
  volumeHint: '1 L to 10,000 L',
  oneTime: 'One-time use',
  oneTimeHint: 'The code ends with its first redemption, even if liters are left.',
  oneTimeOff: 'Not possible above 200 L: the code can be used several times until its liters are gone.',
  sendSms: 'Send the code by SMS',
  mobileNumber: 'Mobile number',
  mobileHint: '11 digits, starting with 09',
  mobileOfDriver: (number: string) =>
    `The code is sent to the driver, ${number}. You can add another number.`,
  mobileLacking: 'We do not know a mobile number of the driver. Add one so that the code arrives.',
  autoRenewHint: 'When the period ends, a new one of the same length starts. The SMS is not sent again.',
  saveTemplate: 'Also save as a template',
  addCode: 'Add code',
  saveCode: 'Save code',

  confirmTitle: (count: number) => `Generate ${codes(count)}?`,
  confirmBody: 'The liters are set aside from your fuel balance. All codes are generated together, or none.',
  confirmSms: (count: number) => `${codes(count)} will be sent by SMS.`,
  confirmTemplates: (count: number) => `${plural(count, 'template')} will be saved.`,
  codesOfDriver: (name: string, count: number) => `${name} (${formatCount(count)})`,
  confirmSeveral: (drivers: readonly string[]) => {
    const more = drivers.length - mostNames
    return `Several codes for one driver: ${drivers.slice(0, mostNames).join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}.`
  },
  confirmOver: 'Some codes need more liters than your balance. They may be rejected.',
  confirm: (count: number) => `Generate ${codes(count)}`,
  back: 'Back to the list',

  doneTitle: 'Fuel codes generated',
  doneBody: (count: number) => `${plural(count, 'fuel code')} ${count === 1 ? 'was' : 'were'} generated.`,
  doneElsewhere: (count: number): string =>
    count === 1
      ? 'This draft was already generated in another tab. This is its code. Nothing else was generated.'
      : 'These drafts were already generated in another tab. These are their codes. Nothing else was generated.',
  madeLabel: 'Generated codes',
  madeCode: (code: string) => `code ${code}`,
  sentTo: (number: string) => `SMS to ${number}`,
  sentBySms: 'Sent by SMS',
  lastMade: (count: number) =>
    count === 1 ? 'The last code that you generated.' : `The last ${codes(count)} that you generated.`,
  showMade: 'Show codes',
  moreMade: (count: number) => `${codes(count)} more in My Fuel Codes.`,
  another: 'Generate another',
  toMyCodes: 'Go to My Fuel Codes',

  driverErrorTitle: 'Driver fuel code error',
  vehicleErrorTitle: 'Vehicle fuel code error',
  tryAgain: 'Try again',

  unknownTitle: 'We do not know whether the codes were generated',
  unknownBody: 'Your drafts are saved. Check again, or look at My Fuel Codes before you generate them again.',
  unknownBanner:
    'We do not know whether these codes were generated. Check again, or look at My Fuel Codes before you continue.',
  checkAgain: 'Check again',
  stillUnknown: 'We still do not know. Try again later.',
  refusedBanner: 'Nothing was generated. The marked codes need a change.',
  keptBanner: 'Nothing was generated. Your drafts are saved.',
  nothingBanner: 'Your earlier codes were not generated.',
  checkingBanner: 'Checking whether your codes were generated…',
  leftBanner: (count: number, time: string) => `${drafts(count)} from ${time}`,
  discarded: (count: number) => `${drafts(count)} discarded.`,

  templates: {
    title: 'Fuel Code Templates',
    counts: (total: number, active: number) => `${plural(total, 'template')}, ${formatCount(active)} active`,
    search: 'Search name, driver or plate number',
    empty: 'No templates yet',
    emptyDetail: 'Create one here, or save a code as a template when you generate it.',
    noMatch: 'Sorry, no result found',
    create: 'Create template',
    createTitle: 'Create Template',
    editTitle: 'Edit Template',
    name: 'Template name',
    nameHint: 'To find the template again',
    save: 'Save template',
    selectAll: (count: number) => `Select all ${formatCount(count)}`,
    select: (name: string) => `Select ${name}`,
    use: (count: number) => (count === 0 ? 'Use template' : `Add ${codes(count)}`),
    chooseFirst: 'Select a template first.',
    preview: (name: string) => `Preview ${name}`,
    edit: (name: string) => `Edit ${name}`,
    remove: (name: string) => `Delete ${name}`,
    removeTitle: 'Delete Template',
    removeBody: (name: string) => `${name} will be deleted. Codes made from it do not change.`,
    removeConfirm: 'Delete template',
    removed: (name: string) => `${name} was deleted.`,
    restored: (name: string) => `${name} is back.`,
    saved: (name: string) => `${name} was saved.`,
    active: 'Active',
    inactive: 'Inactive',
    driverInactive: (name: string) =>
      `${name} is inactive. Choose another driver when you use this template.`,
    vehicleInactive: (plate: string) =>
      `${plate} is inactive. Choose another vehicle when you use this template.`,
    previewPeriod: (start: string, end: string) => `Used today: ${start} – ${end}`,
    needsLook: 'Needs a check',
    lastUsed: (day: string) => `Last used ${day}`,
    more: 'Show more',
    added: (count: number) => `${codes(count)} added to the list.`,
    unnamed: 'Template',
  },
})
