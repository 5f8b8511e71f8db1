import { millilitres } from 'fleet-portal-api-client/money'
import { useState } from 'react'
import { ActionBanner } from '../../../foundation/ui/ActionBanner.tsx'
import { useFocusHandover } from '../../../foundation/ui/focus.ts'
import { Box } from '../../../foundation/ui/layout.ts'
import { blankCode } from '../../../headless/code-generation/codeRules.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { inGroups } from '../../../pieces/cells/codeText.ts'
import { WithSecrets } from '../../../pieces/cells/WithSecrets.tsx'
import { defaultNames, type CodeDefaults } from '../../../pieces/codes/codeDefaults.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useFields } from './CodeFields.tsx'

interface DefaultsNoteProps {
  defaults: CodeDefaults
  /** The fuel code that the values are from. Undefined if they are from the last draft. */
  code: string | undefined
}

/** Says which values of a new draft are those of the last code, with a button that empties these fields. */
export function DefaultsNote({ defaults, code }: DefaultsNoteProps) {
  const t = useMessages(generateMessages)
  const { productNames } = useMessages(uiMessages)
  const { formatLitres } = useFormats()
  const { watch, setValue, clearErrors } = useFields()
  const [isCleared, setCleared] = useState(false)
  const frame = useFocusHandover<HTMLDivElement>()
  const values = watch()
  const blank = blankCode('')
  const names = defaultNames.filter(
    (name) => defaults[name] !== blank[name] && values[name] === defaults[name],
  )
  if (isCleared) return null
  const { productCode, literVolume, durationDays } = defaults
  const texts = {
    productCode: productCode && productNames[productCode],
    literVolume: literVolume === null ? '' : formatLitres(millilitres(literVolume)),
    durationDays: t.days(Number(durationDays)),
  }
  const shown = names.map((name) => texts[name]).join(', ')
  // Its groups stay on one line.
  const grouped = code && inGroups(code).replaceAll(' ', '\u00a0')
  const clear = () => {
    for (const name of names) setValue(name, blank[name], { shouldDirty: true })
    clearErrors([...names])
    setCleared(true)
  }
  return (
    // Its place stays after the last of the values is replaced, so that the fields do not move under the caret.
    <Box ref={frame} style={names.length === 0 ? { visibility: 'hidden' } : undefined}>
      <ActionBanner tone="info" label={t.clearDefaults} onAction={clear}>
        {grouped ? (
          <WithSecrets secrets={[grouped]}>{t.asInLastCode(grouped, shown)}</WithSecrets>
        ) : (
          t.asInLastDraft(shown)
        )}
      </ActionBanner>
    </Box>
  )
}
