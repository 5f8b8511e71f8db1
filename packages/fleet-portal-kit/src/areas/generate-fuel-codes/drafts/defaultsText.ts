import { millilitres } from 'fleet-portal-api-client/money'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { inGroups } from '../../../pieces/cells/codeText.ts'
import type { CodeDefaults, defaultNames } from '../../../pieces/codes/codeDefaults.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'

/** A fuel code whose groups stay on one line. */
export const inUnbrokenGroups = (code: string) => inGroups(code).replaceAll(' ', '\u00a0')

/** Returns a function that lists the named values of the last code: `Diesel, 33 L, 7 days`. */
export function useDefaultsText() {
  const t = useMessages(generateMessages)
  const { productNames } = useMessages(uiMessages)
  const { formatLitres } = useFormats()
  return (
    { productCode, literVolume, durationDays }: CodeDefaults,
    names: readonly (typeof defaultNames)[number][],
  ) => {
    const texts = {
      productCode: productCode && productNames[productCode],
      literVolume: literVolume === null ? '' : formatLitres(millilitres(literVolume)),
      durationDays: t.days(Number(durationDays)),
    }
    return names.map((name) => texts[name]).join(', ')
  }
}
