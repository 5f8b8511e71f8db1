import type { ReportType } from 'fleet-portal-api-client/contract/reports'
import type { downloadsMessages } from '../en/downloads.ts'

const types: Record<ReportType, string> = {
  cashin: 'Cash-in',
  'buy-fuel': 'Pagbili ng fuel',
  redemption: 'Redemption',
  'pricing-history': 'Kasaysayan ng presyo',
  'fuel-code': 'Fuel code',
  'fuel-card': 'Fleet card',
  'fuel-card-list': 'Listahan ng fleet card',
  payment: 'Bayad sa fleet card',
  'merchant-payment': 'Non-fuel na transaksiyon',
}

export const downloads: typeof downloadsMessages.defaults = {
  title: 'Mga Download',
  intro: 'Ang mga report na hiniling mo para sa fleet na ito. Nauuna ang mga report na ginagawa pa.',
  generated: 'Petsa ng paggawa',
  type: 'Uri ng report',
  types,
  empty:
    'Pindutin ang I-export sa isang listahan, gaya ng mga redemption o kasaysayan ng presyo. Mapupunta rito ang file.',
  inProgress: 'Ginagawa pa',
  percent: (percent: number) => `${percent}% tapos na`,
  making: (name: string) => `Ginagawa ang ${name}`,
  cancelled: 'Kinansela',
  failed: 'Hindi nagtagumpay',
  failedDetail: 'Hindi nagawa ang file. I-export muli ang listahan.',
  unnamed: 'Report',
  download: 'I-download',
  downloadOf: (name: string) => `I-download ang ${name}`,
  cancelOf: (name: string) => `Kanselahin ang ${name}`,
  deleteOf: (name: string) => `I-delete ang ${name}`,
  cancelTitle: 'Kanselahin ang report na ito?',
  cancelBody: (name: string) => `Hindi gagawin ang ${name}, at walang file na mada-download.`,
  cancelReport: 'Kanselahin ang report',
  keepMaking: 'Ituloy ang paggawa',
  cancelDone: (name: string) => `Kinansela ang ${name}.`,
  deleteTitle: 'I-delete ang report na ito?',
  deleteBody: (name: string) => `Aalisin ang ${name} sa mga download mo. Hindi magbabago ang data ng fleet.`,
  deleteReport: 'I-delete ang report',
  deleteDone: (name: string) => `Na-delete ang ${name}.`,
  ready: (name: string) => `Handa na ang ${name}.`,
  notReady: (name: string) => `Hindi nagawa ang ${name}.`,
  gone: (name: string) => `Wala na ang ${name}.`,
}
