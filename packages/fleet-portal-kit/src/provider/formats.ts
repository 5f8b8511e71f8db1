import type { Formats } from '../format/formats.ts'
import { usePortal } from './portal.ts'

/** The formats of amounts, numbers, days and times in the language of the provider. */
export const useFormats = (): Formats => usePortal().formats
