import { byteFormats } from '../format/bytes.ts'
import { dayFormats } from '../format/days.ts'
import { formatsFor } from '../format/formats.ts'
import { numberFormats } from '../format/numbers.ts'
import { relativeFormats } from '../format/relative.ts'
import { usePortal } from './portal.ts'

/** Creates formats once for each language of a provider: the formatters of the browser are expensive. */
function useCached<T extends object>(create: (locale: string) => T): T {
  const { language, formatCache } = usePortal()
  const formats = formatCache.get(language.locale) ?? new Map<unknown, object>()
  formatCache.set(language.locale, formats)
  const made = (formats.get(create) as T | undefined) ?? create(language.locale)
  formats.set(create, made)
  return made
}

/** The formats of amounts, numbers, days and times in the language of the provider. */
export const useFormats = () => useCached(formatsFor)

// Parts of it for components that every page loads, and formats that few pages need.
export const useDayFormats = () => useCached(dayFormats)
export const useNumberFormats = () => useCached(numberFormats)
export const useByteFormats = () => useCached(byteFormats)
export const useRelativeFormats = () => useCached(relativeFormats)
