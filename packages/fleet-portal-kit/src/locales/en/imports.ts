import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** `1 of 1 row was`, `1 of 3 rows were`. */
const ofRows = (count: number, total: number) =>
  `${formatCount(count)} of ${plural(total, 'row')} ${total === 1 ? 'was' : 'were'}`

/** Text of every CSV import. @since 0.1.0 */
export const importMessages = defineMessages('imports', {
  dropHere: 'Drop a .csv file here, or choose one from your computer.',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  pasteAgain: 'Paste again',
  invalidFile: 'Invalid File',
  invalidDetail: 'Choose exactly one .csv file.',
  expectedTitles: 'The first row has these titles, in this order:',
  looseTitles: 'The first row has these titles, in any order. You can leave it out:',
  template: 'Download the template',
  checking: (file: string) => `Checking ${file}…`,
  checkingPasted: 'Checking the pasted rows…',
  comparing: 'Comparing the rows with those that the fleet already has…',
  readyPasted: (counted: string) => `${counted}. Nothing has been sent yet.`,
  pastedRows: (count: number) => `${formatCount(count)} pasted ${count === 1 ? 'row' : 'rows'}`,
  ready: (counted: string) => `${counted} in the file. Nothing has been sent yet.`,
  preview: 'The first rows of the file',
  olderEncoding: 'This file has an older Windows encoding. Check that names with ñ look right.',
  otherSeparator: (separator: string) =>
    `This file has ${separator} between its cells. They were read as commas. You do not need to change the file.`,
  separators: { semicolons: 'semicolons', bars: 'vertical bars' },
  pasteHere: 'Or paste rows copied from a spreadsheet',
  pasteFirst: 'Paste rows copied from a spreadsheet',
  pastedName: 'pasted-rows.csv',
  noTitles: 'The rows have no titles. They are read in the order of the template.',
  titlesCorrected: 'The titles in the first row were corrected. Check that every column matches its title.',
  ignoredColumns: (titles: string) => `These columns are not used: ${titles}.`,
  fixHere: 'Fix here',
  seeAll: 'See all rows',
  sheet: 'Rows of the file',
  rowNumber: 'Row',
  error: 'Error',
  cell: (row: number, title: string) => `Row ${row}, ${title}`,
  inColumn: (title: string, message: string) => `${title}: ${message}`,
  showEmptyColumns: (count: number) => `Show ${plural(count, 'empty column')}`,
  invalidRows: (invalid: number, count: number) =>
    `${formatCount(invalid)} of ${plural(count, 'row')} must be corrected or left out.`,
  allValid: (counted: string) => `${counted} ready to be sent.`,
  nextError: 'Next error',
  excludeRows: (count: number) => `Leave out ${plural(count, 'row')}`,
  excludeRow: (row: number) => `Leave out row ${row}`,
  removeExtraCells: (row: number) => `Remove the extra cells of row ${row}`,
  showAll: 'Show all rows',
  showInvalid: 'Show rows to correct',
  errorsLeft: (count: number) =>
    count === 1
      ? 'Correct or leave out the last row with an error first.'
      : `Correct or leave out ${plural(count, 'row')} first.`,
  nothingToSend: 'There are no rows to send.',
  rowApplied: 'Applied',
  rowExcluded: 'Left out. Edit it to include it again.',
  rowUnconfirmed: 'Sent, but not confirmed.',
  upload: 'Upload',
  uploadRest: 'Upload the rest',
  uploadAgain: 'Upload again',
  sending: 'Uploading the file…',
  sendingRows: (sent: number, total: number) => `${ofRows(sent, total)} sent…`,
  stop: 'Stop',
  stopping: 'Stopping after the current rows…',
  stoppedOffline:
    'Stopped without a connection. Rows that were being sent may have been applied. You can upload them again: no row is applied twice.',
  appliedBeforeFailure: (applied: number, total: number) =>
    `${ofRows(applied, total)} applied before that. You can upload the rest from here. No row is applied twice.`,
  interrupted: (file: string, since: string, applied: number, total: number) =>
    `The import of ${file} was interrupted (${since}). ${ofRows(applied, total)} applied.`,
  unanswered: (count: number) => `No answer arrived for ${plural(count, 'row')}.`,
  chooseAgain:
    'Choose the same file again. Rows that are already in the fleet are marked, and you can leave them out.',
  unsentRows: (count: number) => `${plural(count, 'row')} ${count === 1 ? 'was' : 'were'} not sent.`,
  excludedRows: (count: number) => `${plural(count, 'row')} ${count === 1 ? 'was' : 'were'} left out.`,
  done: 'Done',
  successTitle: 'File uploaded success',
  success: (counted: string) => `${counted} added. Every row of the file was applied.`,
  successWithoutExcluded: (counted: string) => `${counted} added.`,
  partialTitle: 'Some entries were not applied',
  partial: 'File uploaded success, but some of your entries were not applied.',
  applied: (applied: number, total: number) => `${ofRows(applied, total)} applied.`,
  appliedRows: (applied: number, total: number, rows: string) =>
    `${ofRows(applied, total)} applied: ${applied === 1 ? 'row' : 'rows'} ${rows}.`,
  downloadRejected: 'Download the rows that were not applied',
  rejectedName: (name: string) => `not-applied-${name}`,
  failedTitle: 'Import Failed!',
  failedDetail: 'Nothing was applied. Correct the file and choose it again.',
  failedEditable: 'Nothing was applied. Correct the rows here, or correct the file and choose it again.',
  headings: {
    file: 'Invalid CSV File',
    other: 'Other error',
    rejected: 'Not applied',
    duplicate: 'Repeated in the file',
    existing: 'Already in the fleet',
  },
  more: (count: number) => `and ${formatCount(count)} more others`,
  columnShouldBe: (column: number, title: string) => `Column ${column} should be ${title}`,
  titlesOfFile: (titles: string) => `Titles of your file: ${titles}`,
  extraColumn: (column: number) => `Column ${column} should be left out`,
  blankColumn: (column: number) => `Column ${column} is blank`,
  row: (row: number, message: string) => `Row ${row}: ${message}`,
  blankRow: 'Blank row',
  duplicate: (title: string, row: number) => `Same ${title} as row ${row}`,
  existing: (title: string, name: string) => `${title} already in the fleet: ${name}`,
  extraCells: 'More cells than there are columns',
  blankCell: (message: string) => `${message} (blank)`,
  rejectedTogether: (count: number, rows: string) =>
    count === 1 ? `Row ${rows}: Rejected without a reason` : `Rows ${rows}: Rejected without a reason`,
  notApplied: 'This row was not applied',
  quotes: 'A quotation mark is not closed, or other text follows it',
  files: {
    empty: 'The file is empty.',
    noRows: 'There are no rows below the titles.',
    tooLarge: 'The file is too large. Split it into parts of at most 5 MB.',
    notText: 'This is not a CSV file. Save the sheet as CSV and choose that file.',
    tooWide: 'The first row has more than 256 titles.',
    unreadable: 'The file could not be read. Choose it again.',
  },
})
