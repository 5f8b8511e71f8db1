import { formatsFor } from '../format/formats.ts'

/** The formats that a page shows without a `language`. */
export const englishFormats = formatsFor('en-US')
