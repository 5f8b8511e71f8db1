import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `printedPage`. @since 0.1.0 */
export const printedPageMessages = defineMessages('printedPage', {
  filters: (filters: string) => `Filters: ${filters}`,
  printed: (time: string) => `Printed on ${time}`,
})
