import { useState } from 'react'
import { ActionBanner } from '../../../foundation/ui/ActionBanner.tsx'
import { useFocusHandover } from '../../../foundation/ui/focus.ts'
import { Box } from '../../../foundation/ui/layout.ts'
import { blankCode } from '../../../headless/code-generation/codeRules.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { WithSecrets } from '../../../foundation/ui/WithSecrets.tsx'
import { defaultNames, type CodeDefaults } from '../../../pieces/codes/codeDefaults.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useFields } from './CodeFields.tsx'
import { inUnbrokenGroups, useDefaultsText } from './defaultsText.ts'

interface DefaultsNoteProps {
  defaults: CodeDefaults
  /** The fuel code that the values are from. Undefined if they are from the last draft. */
  code: string | undefined
}

/** Says which values of a new draft are those of the last code, with a button that empties these fields. */
export function DefaultsNote({ defaults, code }: DefaultsNoteProps) {
  const t = useMessages(generateMessages)
  const textOf = useDefaultsText()
  const { watch, setValue, clearErrors } = useFields()
  const [isCleared, setCleared] = useState(false)
  const frame = useFocusHandover<HTMLDivElement>()
  const values = watch()
  const blank = blankCode('')
  const names = defaultNames.filter(
    (name) => defaults[name] !== blank[name] && values[name] === defaults[name],
  )
  if (isCleared) return null
  const shown = textOf(defaults, names)
  const grouped = code && inUnbrokenGroups(code)
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
