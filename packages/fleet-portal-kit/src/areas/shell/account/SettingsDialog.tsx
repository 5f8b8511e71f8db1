import { useId, useRef, useState } from 'react'
import { Checkbox } from '../../../foundation/form/Checkbox.tsx'
import { RadioGroup } from '../../../foundation/form/RadioGroup.tsx'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Paragraph, VStack } from '../../../foundation/ui/layout.ts'
import { hasSingleKeys, setSingleKeys } from '../../../foundation/widget/singleKeys.ts'
import { settingsMessages } from '../../../locales/en/settings.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { colorSchemes, type PortalPreferences } from '../preferences.ts'

const densities = ['regular', 'compact'] as const

interface SwitchProps {
  label: string
  hint: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <VStack $gap={0.5}>
      <Checkbox
        type="checkbox"
        checked={isOn}
        aria-describedby={id}
        onChange={({ target }) => onChange(target.checked)}
      >
        {label}
      </Checkbox>
      <Paragraph $muted id={id}>
        {hint}
      </Paragraph>
    </VStack>
  )
}

interface SettingsDialogProps {
  preferences: PortalPreferences
  onClose: () => void
}

/** The settings of the user in this browser. Each applies at once. */
export function SettingsDialog({ preferences, onClose }: SettingsDialogProps) {
  const t = useMessages(settingsMessages)
  const { deviceStorage } = usePortal()
  const [singleKeys, setKeys] = useState(() => hasSingleKeys(deviceStorage))
  const done = useRef<HTMLButtonElement>(null)
  const { colorScheme, density, language } = preferences
  return (
    <Dialog title={t.title} description={t.lead} width={440} initialFocus={done} onClose={onClose}>
      <VStack $gap={5}>
        {colorScheme && (
          <RadioGroup
            label={t.colorScheme}
            name="colorScheme"
            value={colorScheme.value}
            choices={colorSchemes.map((value) => ({ value, label: t.colorSchemes[value] }))}
            onChange={colorScheme.onChange}
          />
        )}
        {density && (
          <RadioGroup
            label={t.density}
            name="density"
            value={density.value}
            choices={densities.map((value) => ({ value, label: t.densities[value] }))}
            onChange={density.onChange}
          />
        )}
        {language && (
          <RadioGroup
            label={t.language}
            name="language"
            value={language.value}
            choices={language.choices.map(({ locale, name }) => ({
              value: locale,
              label: <span lang={locale}>{name}</span>,
            }))}
            onChange={language.onChange}
          />
        )}
        <Switch
          label={t.singleKeys}
          hint={t.singleKeysHint}
          isOn={singleKeys}
          onChange={(isOn) => {
            setSingleKeys(deviceStorage, isOn)
            setKeys(isOn)
          }}
        />
      </VStack>
      <DialogActions>
        <Button ref={done} variant="primary" onClick={onClose}>
          {t.done}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
