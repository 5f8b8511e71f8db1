import type { generateMessages } from '../en/generateFuelCodes.ts'
import { formatCount, plural } from './plural.ts'

/** The most drivers that the confirmation names. */
const mostNames = 5

const codes = (count: number) => plural(count, 'code')
const drafts = (count: number) => plural(count, 'draft')

export const generateFuelCodes: typeof generateMessages.defaults = {
  title: 'Gumawa ng Fuel Code',
  lead: 'Magdagdag ng kahit ilang code na kailangan mo. Walang code na gagawin hangga’t hindi ka nagkukumpirma.',
  add: 'Magdagdag ng code',
  fromTemplate: 'Magdagdag mula sa template',
  continue: 'Magpatuloy',
  addFirst: 'Magdagdag muna ng code.',
  mendFirst: 'May mga code na kailangang baguhin. May marka ang mga ito sa listahan.',
  draftsLabel: 'Mga code na gagawin',
  emptyTitle: 'Wala pang code',
  emptyDetail: 'Magdagdag ng code, o magsimula sa template.',
  emptyAction: 'Idagdag ang unang code',
  codes: (count: number) => codes(count),

  product: 'Produkto',
  volume: 'Volume',
  type: 'Uri',
  bearers: 'Driver / sasakyan',
  period: 'Panahon ng bisa',
  use: 'Paggamit',
  options: 'Mga opsiyon',
  actions: 'Mga aksiyon',
  days: (days: number) => plural(days, 'araw'),
  sms: 'SMS',
  autoRenew: 'Auto-renew',
  template: 'I-save bilang template',
  draftName: (place: number) => `code ${place}`,
  edit: (name: string) => `I-edit ang ${name}`,
  duplicate: (name: string) => `I-duplicate ang ${name}`,
  remove: (name: string) => `I-delete ang ${name}`,
  removed: 'Na-delete ang code sa listahan.',
  undo: 'I-undo',

  totals: 'Litro ng lahat ng code',
  balance: (litres: string) => `sa ${litres} na balanse mo`,
  balanceUnknown: 'Hindi alam ang balanse',
  balancesUnknown: 'Hindi namin natiyak kung sapat ang balanse mong fuel para sa mga code na ito.',
  over: (litres: string) => `${litres} ang lampas sa balanse mo`,
  stays: (litres: string) => `${litres} ang matitira`,

  addTitle: 'Magdagdag ng Fuel Code',
  asInLastCode: (code: string, values: string) => `Gaya ng huling code mo (${code}): ${values}`,
  asInLastDraft: (values: string) => `Gaya ng huling code sa listahan mo: ${values}`,
  copiedFromCode: (count: number, code: string, values: string) =>
    `Nagsisimula ang ${codes(count)} sa mga value ng huling code mo${code && ` (${code})`}: ${values}`,
  copiedFromDraft: (count: number, values: string) =>
    `Nagsisimula ang ${codes(count)} sa mga value ng huling code sa listahan mo: ${values}`,
  clearDefaults: 'I-clear',
  editTitle: 'I-edit ang Fuel Code',
  choose: 'Pumili…',
  driver: 'Driver',
  vehicle: 'Sasakyan',
  startDate: 'Petsa ng simula',
  duration: 'Tagal (araw)',
  lastDay: (day: string) => `Huling araw: ${day}`,
  durationHint: '1 hanggang 1,000 araw, kasama ang unang araw',
  volumeHint: '1 L hanggang 10,000 L',
  oneTime: 'Isang beses lang magagamit',
  oneTimeHint: 'Natatapos ang code sa unang redemption nito, kahit may natitira pang litro.',
  oneTimeOff:
    'Hindi ito maaari kapag lampas sa 200 L: magagamit ang code nang ilang beses hanggang maubos ang mga litro nito.',
  sendSms: 'Ipadala ang code sa SMS',
  mobileNumber: 'Mobile number',
  mobileHint: '11 digit, nagsisimula sa 09',
  mobileOfDriver: (number: string) =>
    `Ipapadala ang code sa driver, ${number}. Maaari kang magdagdag ng isa pang number.`,
  mobileLacking: 'Wala kaming alam na mobile number ng driver. Magdagdag ng isa para makarating ang code.',
  autoRenewHint:
    'Kapag natapos ang panahon ng bisa, magsisimula ang bago na pareho ang haba. Hindi na muling ipapadala ang SMS.',
  saveTemplate: 'I-save rin bilang template',
  addCode: 'Idagdag ang code',
  saveCode: 'I-save ang code',

  confirmTitle: (count: number) => `Gumawa ng ${codes(count)}?`,
  confirmBody:
    'Itatabi ang mga litro mula sa balanse mong fuel. Sabay-sabay na gagawin ang lahat ng code, o walang gagawin kahit isa.',
  confirmSms: (count: number) => `${codes(count)} ang ipapadala sa SMS.`,
  confirmTemplates: (count: number) => `${plural(count, 'template')} ang ise-save.`,
  codesOfDriver: (name: string, count: number) => `${name} (${formatCount(count)})`,
  confirmSeveral: (drivers: readonly string[]) => {
    const more = drivers.length - mostNames
    return `Higit sa isang code para sa isang driver: ${drivers.slice(0, mostNames).join(', ')}${more > 0 ? ` at ${formatCount(more)} pa` : ''}.`
  },
  confirmOver:
    'May mga code na nangangailangan ng mas maraming litro kaysa sa balanse mo. Posibleng tanggihan ang mga ito.',
  confirm: (count: number) => `Gumawa ng ${codes(count)}`,
  back: 'Bumalik sa listahan',

  doneTitle: 'Nagawa na ang mga fuel code',
  doneBody: (count: number) => `${plural(count, 'fuel code')} ang nagawa.`,
  doneElsewhere: (count: number) =>
    count === 1
      ? 'Nagawan na ng code ang draft na ito sa ibang tab. Ito ang code nito. Wala nang ibang code na ginawa.'
      : 'Nagawan na ng code ang mga draft na ito sa ibang tab. Narito ang mga code ng mga ito. Wala nang ibang code na ginawa.',
  madeLabel: 'Mga nagawang code',
  madeCode: (code: string) => `code ${code}`,
  sentTo: (number: string) => `SMS sa ${number}`,
  sentBySms: 'Ipinadala sa SMS',
  lastMade: (count: number) =>
    count === 1 ? 'Ang huling code na ginawa mo.' : `Ang huling ${codes(count)} na ginawa mo.`,
  showMade: 'Ipakita ang mga code',
  moreMade: (count: number) => `May ${codes(count)} pa sa Mga Fuel Code Ko.`,
  another: 'Gumawa ng isa pa',
  toMyCodes: 'Pumunta sa Mga Fuel Code Ko',

  driverErrorTitle: 'Error sa fuel code ng driver',
  vehicleErrorTitle: 'Error sa fuel code ng sasakyan',
  tryAgain: 'Subukan muli',

  unknownTitle: 'Hindi namin alam kung nagawa ang mga code',
  unknownBody:
    'Naka-save ang mga draft mo. Tingnan muli, o hanapin sa Mga Fuel Code Ko bago mo gawin muli ang mga ito.',
  unknownBanner:
    'Hindi namin alam kung nagawa ang mga code na ito. Tingnan muli, o hanapin sa Mga Fuel Code Ko bago ka magpatuloy.',
  checkAgain: 'Tingnan muli',
  stillUnknown: 'Hindi pa rin namin alam. Subukan muli mamaya.',
  refusedBanner: 'Walang nagawang code. Kailangang baguhin ang mga code na may marka.',
  keptBanner: 'Walang nagawang code. Naka-save ang mga draft mo.',
  nothingBanner: 'Hindi nagawa ang mga nauna mong code.',
  checkingBanner: 'Tinitingnan kung nagawa ang mga code mo…',
  leftBanner: (count: number, time: string) => `${drafts(count)} mula ${time}`,
  discarded: (count: number) => `${drafts(count)} ang na-discard.`,

  templates: {
    title: 'Mga Template ng Fuel Code',
    counts: (total: number, active: number) =>
      `${plural(total, 'template')}, ${formatCount(active)} ang aktibo`,
    search: 'Hanapin ang pangalan, driver o plate number',
    empty: 'Wala pang template',
    emptyDetail: 'Gumawa ng isa rito, o i-save ang isang code bilang template kapag ginawa mo ito.',
    noMatch: 'Paumanhin, walang nahanap na resulta',
    create: 'Gumawa ng template',
    createTitle: 'Gumawa ng Template',
    editTitle: 'I-edit ang Template',
    name: 'Pangalan ng template',
    nameHint: 'Para mahanap muli ang template',
    save: 'I-save ang template',
    selectAll: (count: number) => `Piliin ang lahat ng ${formatCount(count)}`,
    select: (name: string) => `Piliin ang ${name}`,
    use: (count: number) => (count === 0 ? 'Gamitin ang template' : `Magdagdag ng ${codes(count)}`),
    chooseFirst: 'Pumili muna ng template.',
    preview: (name: string) => `I-preview ang ${name}`,
    edit: (name: string) => `I-edit ang ${name}`,
    remove: (name: string) => `I-delete ang ${name}`,
    removeTitle: 'I-delete ang Template',
    removeBody: (name: string) =>
      `Made-delete ang ${name}. Hindi magbabago ang mga code na ginawa mula rito.`,
    removeConfirm: 'I-delete ang template',
    removed: (name: string) => `Na-delete ang ${name}.`,
    restored: (name: string) => `Naibalik ang ${name}.`,
    saved: (name: string) => `Na-save ang ${name}.`,
    active: 'Aktibo',
    inactive: 'Hindi aktibo',
    driverInactive: (name: string) =>
      `Hindi aktibo si ${name}. Pumili ng ibang driver kapag ginamit mo ang template na ito.`,
    vehicleInactive: (plate: string) =>
      `Hindi aktibo ang ${plate}. Pumili ng ibang sasakyan kapag ginamit mo ang template na ito.`,
    previewPeriod: (start: string, end: string) => `Kung gagamitin ngayong araw: ${start} – ${end}`,
    needsLook: 'Kailangang tingnan',
    lastUsed: (day: string) => `Huling ginamit noong ${day}`,
    more: 'Magpakita pa',
    added: (count: number) => `${codes(count)} ang idinagdag sa listahan.`,
    unnamed: 'Template',
  },
}
