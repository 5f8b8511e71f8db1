import type { exportMessages } from '../en/exports.ts'

export const exports: typeof exportMessages.defaults = {
  openDownloads: 'Mga Download',
}
