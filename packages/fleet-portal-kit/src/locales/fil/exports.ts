import type { exportMessages } from '../en/exports.ts'

export const exports: typeof exportMessages.defaults = {
  chooseDates: 'Pumili ng mga petsa',
  openDownloads: 'Mga Download',
}
