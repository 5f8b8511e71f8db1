import type { ReportType } from 'api-client/contract/reports'
import { defineMessages } from '../messageSet.ts'

const types: Record<ReportType, string> = {
  cashin: 'Cash-in',
  'buy-fuel': 'Buy fuel',
  redemption: 'Redemption',
  'pricing-history': 'Price history',
  'fuel-code': 'Fuel code',
  'fuel-card': 'Fleet card',
  'fuel-card-list': 'Fleet card list',
  payment: 'Fleet card payment',
  'merchant-payment': 'Non-fuel transaction',
}

/** English sentences of the namespace `downloads`. @since 0.1.0 */
export const downloadsMessages = defineMessages('downloads', {
  title: 'Downloads',
  intro: 'The reports that you asked for on this fleet. Those that are being made stand first.',
  generated: 'Date of generation',
  type: 'Report type',
  types,
  empty: 'Press Export on a list, such as redemptions or price history, and its file is found here.',
  inProgress: 'In progress',
  percent: (percent: number) => `${percent}% done`,
  making: (name: string) => `Making ${name}`,
  cancelled: 'Cancelled',
  failed: 'Failed',
  failedDetail: 'The file could not be made. Export it once more on its page.',
  unnamed: 'Report',
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  cancelOf: (name: string) => `Cancel ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  cancelTitle: 'Cancel this report?',
  cancelBody: (name: string) => `${name} will not be made, and there will be no file to download.`,
  cancelReport: 'Cancel report',
  keepMaking: 'Keep making it',
  cancelDone: (name: string) => `${name} is cancelled. Its file will not exist.`,
  deleteTitle: 'Delete this report?',
  deleteBody: (name: string) => `${name} will be gone from your downloads. The data in it stays as it is.`,
  deleteReport: 'Delete report',
  deleteDone: (name: string) => `${name} is deleted.`,
  ready: (name: string) => `${name} is ready.`,
  notReady: (name: string) => `${name} could not be made.`,
  gone: (name: string) => `${name} is not there any more.`,
})
