import type { ReportType } from 'fleet-portal-api-client/contract/reports'
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
  intro: 'The reports that you requested for this fleet. Reports in progress come first.',
  generated: 'Date of generation',
  type: 'Report type',
  types,
  empty: 'Press Export on a list, such as redemptions or price history. The file will be here.',
  inProgress: 'In progress',
  percent: (percent: number) => `${percent}% done`,
  making: (name: string) => `Generating ${name}`,
  cancelled: 'Cancelled',
  failed: 'Failed',
  failedDetail: 'The file could not be generated. Export the list again.',
  failedUnavailable: 'The file could not be generated. This report is not available for you in this fleet.',
  toList: 'Open the list',
  failedAgain: 'The file could not be generated.',
  exportAgain: 'Export again',
  exportAgainOf: (name: string) => `Export again: ${name}`,
  unnamed: 'Report',
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  cancelOf: (name: string) => `Cancel ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  cancelTitle: 'Cancel this report?',
  cancelBody: (name: string) => `${name} will not be generated, and there will be no file to download.`,
  cancelReport: 'Cancel report',
  keepMaking: 'Keep generating',
  cancelDone: (name: string) => `${name} was cancelled.`,
  deleteTitle: 'Delete this report?',
  deleteBody: (name: string) =>
    `${name} will be removed from your downloads. The data of the fleet does not change.`,
  deleteReport: 'Delete report',
  deleteDone: (name: string) => `${name} is deleted.`,
  ready: (name: string) => `${name} is ready.`,
  notReady: (name: string) => `${name} could not be generated.`,
  gone: (name: string) => `${name} no longer exists.`,
})
