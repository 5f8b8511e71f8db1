import type { importMessages } from '../en/imports.ts'
import { formatCount, plural } from './plural.ts'

/** `1 sa 1 row`, `1 sa 4 na row`. */
const ofRows = (count: number, total: number) => `${formatCount(count)} sa ${plural(total, 'row')}`

export const imports: typeof importMessages.defaults = {
  dropHere: 'I-drop dito ang isang .csv file, o pumili ng isa mula sa computer mo.',
  choose: 'Pumili ng file',
  chooseAnother: 'Pumili ng ibang file',
  pasteAgain: 'Mag-paste muli',
  invalidFile: 'Hindi Valid na File',
  invalidDetail: 'Pumili ng iisang .csv file lang.',
  expectedTitles: 'Nasa unang row ang mga pamagat na ito, sa ganitong pagkakasunod-sunod:',
  looseTitles:
    'Nasa unang row ang mga pamagat na ito, sa kahit anong pagkakasunod-sunod. Puwede rin itong walang pamagat:',
  template: 'I-download ang template',
  checking: (file: string) => `Tinitingnan ang ${file}…`,
  checkingPasted: 'Tinitingnan ang mga na-paste na row…',
  comparing: 'Inihahambing ang mga row sa mga nasa fleet na…',
  readyPasted: (counted: string) => `${counted}. Wala pang naipadala.`,
  pastedRows: (count: number) => `${plural(count, 'row')} na na-paste`,
  ready: (counted: string) => `${counted} sa file. Wala pang naipadala.`,
  preview: 'Mga unang row ng file',
  olderEncoding:
    'Mas lumang Windows encoding ang gamit ng file na ito. Tiyaking tama ang mga pangalang may ñ.',
  otherSeparator: (separator: string) =>
    `${separator} ang nasa pagitan ng mga cell ng file na ito. Binasa ang mga ito bilang kuwit. Hindi mo kailangang baguhin ang file.`,
  separators: { semicolons: 'Mga semicolon', bars: 'Mga patayong guhit (|)' },
  pasteHere: 'O i-paste ang mga row na kinopya mula sa spreadsheet',
  pasteFirst: 'I-paste ang mga row na kinopya mula sa spreadsheet',
  pastedName: 'mga-na-paste-na-row.csv',
  noTitles: 'Walang pamagat ang mga row. Binabasa ang mga ito ayon sa pagkakasunod-sunod ng template.',
  titlesCorrected: 'Itinama ang mga pamagat sa unang row. Tiyaking tugma ang bawat column sa pamagat nito.',
  ignoredColumns: (titles: string) => `Hindi ginagamit ang mga column na ito: ${titles}.`,
  fixHere: 'Ayusin dito',
  seeAll: 'Tingnan ang lahat ng row',
  sheet: 'Mga row ng file',
  rowNumber: 'Row',
  error: 'Error',
  cell: (row: number, title: string) => `Row ${row}, ${title}`,
  inColumn: (title: string, message: string) => `${title}: ${message}`,
  showEmptyColumns: (count: number) => `Ipakita ang ${plural(count, 'column')} na walang laman`,
  invalidRows: (invalid: number, count: number) =>
    `${ofRows(invalid, count)} ang kailangang itama o huwag isama.`,
  allValid: (counted: string) => `${counted} ang handa nang ipadala.`,
  nextError: 'Susunod na error',
  excludeRows: (count: number) => `Huwag isama ang ${plural(count, 'row')}`,
  excludeRow: (row: number) => `Huwag isama ang row ${row}`,
  removeExtraCells: (row: number) => `Alisin ang mga sobrang cell ng row ${row}`,
  showAll: 'Ipakita ang lahat ng row',
  showInvalid: 'Ipakita ang mga row na itatama',
  errorsLeft: (count: number) =>
    count === 1
      ? 'Itama o huwag isama muna ang huling row na may error.'
      : `Itama o huwag isama muna ang ${plural(count, 'row')}.`,
  nothingToSend: 'Walang row na ipapadala.',
  rowApplied: 'Nailapat',
  rowExcluded: 'Hindi isinama. I-edit ito para isama muli.',
  rowUnconfirmed: 'Naipadala, pero hindi nakumpirma.',
  upload: 'I-upload',
  uploadRest: 'I-upload ang natitira',
  uploadAgain: 'I-upload muli',
  sending: 'Ina-upload ang file…',
  sendingRows: (sent: number, total: number) => `${ofRows(sent, total)} ang naipadala…`,
  stop: 'Ihinto',
  stopping: 'Hihinto pagkatapos ng mga kasalukuyang row…',
  stoppedOffline:
    'Huminto dahil walang koneksiyon. Posibleng nailapat ang mga row na ipinapadala noon. Maaari mong i-upload muli ang mga ito: walang row na ilalapat nang dalawang beses.',
  appliedBeforeFailure: (applied: number, total: number) =>
    `${ofRows(applied, total)} ang nailapat bago iyon. Maaari mong i-upload ang natitira mula rito. Walang row na ilalapat nang dalawang beses.`,
  interrupted: (file: string, since: string, applied: number, total: number) =>
    `Naputol ang import ng ${file} (${since}). ${ofRows(applied, total)} ang nailapat.`,
  unanswered: (count: number) => `Hindi natanggap ang sagot para sa ${plural(count, 'row')}.`,
  chooseAgain:
    'Piliin muli ang parehong file. May marka ang mga row na nasa fleet na, at maaari mong hindi isama ang mga ito.',
  unsentRows: (count: number) => `${plural(count, 'row')} ang hindi naipadala.`,
  excludedRows: (count: number) => `${plural(count, 'row')} ang hindi isinama.`,
  done: 'Tapos na',
  successTitle: 'Matagumpay na na-upload ang file',
  success: (counted: string) => `${counted} ang naidagdag. Nailapat ang bawat row ng file.`,
  successWithoutExcluded: (counted: string) => `${counted} ang naidagdag.`,
  partialTitle: 'May mga entry na hindi nailapat',
  partial: 'Matagumpay na na-upload ang file, pero hindi nailapat ang ilan sa mga entry mo.',
  applied: (applied: number, total: number) => `${ofRows(applied, total)} ang nailapat.`,
  appliedRows: (applied: number, total: number, rows: string) =>
    `${ofRows(applied, total)} ang nailapat: row ${rows}.`,
  downloadRejected: 'I-download ang mga row na hindi nailapat',
  rejectedName: (name: string) => `hindi-nailapat-${name}`,
  failedTitle: 'Hindi Nagtagumpay ang Import!',
  failedDetail: 'Walang nailapat. Itama ang file at piliin ito muli.',
  failedEditable: 'Walang nailapat. Itama ang mga row dito, o itama ang file at piliin ito muli.',
  headings: {
    file: 'Hindi Valid na CSV File',
    other: 'Ibang error',
    rejected: 'Hindi nailapat',
    duplicate: 'Umulit sa file',
    existing: 'Nasa fleet na',
  },
  more: (count: number) => `at ${formatCount(count)} pang iba`,
  columnShouldBe: (column: number, title: string) => `Dapat na ${title} ang column ${column}`,
  titlesOfFile: (titles: string) => `Mga pamagat sa file mo: ${titles}`,
  extraColumn: (column: number) => `Hindi dapat isama ang column ${column}`,
  blankColumn: (column: number) => `Walang laman ang column ${column}`,
  row: (row: number, message: string) => `Row ${row}: ${message}`,
  blankRow: 'Walang laman ang row',
  duplicate: (title: string, row: number) => `Kapareho ng sa row ${row} ang ${title}`,
  existing: (title: string, name: string) => `Nasa fleet na ang ${title}: ${name}`,
  extraCells: 'Mas marami ang mga cell kaysa sa mga column',
  emptyCell: (name: string) => `Walang laman ang ${name}`,
  blankCell: (message: string) => `${message} (walang laman)`,
  rejectedTogether: (count: number, rows: string) =>
    count === 1
      ? `Row ${rows}: Tinanggihan ito nang walang ibinigay na dahilan`
      : `Mga row ${rows}: Tinanggihan ang mga ito nang walang ibinigay na dahilan`,
  notApplied: 'Hindi nailapat ang row na ito',
  quotes: 'May panipi na hindi isinara, o may ibang tekstong kasunod nito',
  files: {
    empty: 'Walang laman ang file.',
    noRows: 'Walang row sa ilalim ng mga pamagat.',
    tooLarge: 'Masyadong malaki ang file. Hatiin ito sa mga bahaging hindi lalampas sa 5 MB.',
    notText: 'Hindi ito CSV file. I-save ang sheet bilang CSV at piliin ang file na iyon.',
    tooWide: 'May mahigit 256 na pamagat ang unang row.',
    unreadable: 'Hindi nabasa ang file. Piliin ito muli.',
  },
}
