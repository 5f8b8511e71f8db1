import type { printedPageMessages } from '../en/printedPage.ts'

export const printedPage: typeof printedPageMessages.defaults = {
  filters: (filters: string) => `Mga filter: ${filters}`,
  printed: (time: string) => `Na-print noong ${time}`,
}
