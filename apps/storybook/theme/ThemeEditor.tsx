import { contrastProblems, type ColorScheme, type ContrastProblem } from 'fleet-portal-kit/theme'
import { RotateCcw } from 'lucide'
import { useState } from 'react'
import { styled } from 'styled-components'
import { FieldFrame } from '../../../packages/fleet-portal-kit/src/foundation/form/FieldFrame.tsx'
import { RadioGroup } from '../../../packages/fleet-portal-kit/src/foundation/form/RadioGroup.tsx'
import { TextInput } from '../../../packages/fleet-portal-kit/src/foundation/form/TextInput.tsx'
import { Button } from '../../../packages/fleet-portal-kit/src/foundation/ui/Button.tsx'
import {
  HStack,
  Paragraph,
  Subtitle,
  Title,
  VStack,
} from '../../../packages/fleet-portal-kit/src/foundation/ui/layout.ts'
import { Tabs } from '../../../packages/fleet-portal-kit/src/foundation/ui/Tabs.tsx'
import { Widget } from '../../../packages/fleet-portal-kit/src/foundation/widget/Widget.tsx'
import { space, token } from '../../../packages/fleet-portal-kit/src/provider/appearance.ts'
import { ColorField, ColorHeads } from './ColorField.tsx'
import { ContrastList } from './ContrastList.tsx'
import { appearanceOf, colorOf, emptyDraft, sizeOf, withColor, withSize, type ThemeDraft } from './draft.ts'
import { ThemeExport } from './ThemeExport.tsx'
import { previewWidgets, ThemePreview, type PreviewWidget } from './ThemePreview.tsx'
import { colorGroups, sizeFields } from './tokenGroups.ts'

const Page = styled.div`
  display: grid;
  grid-template-columns: clamp(340px, 42vw, 440px) minmax(0, 1fr);
  min-height: 100vh;
  /* The width of the frame, which the toolbar of Storybook makes narrow too. */
  container-type: inline-size;
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Panel = styled.div`
  border-right: 1px solid rgb(127 127 127 / 30%);
  min-width: 0;
`

const Sections = styled(VStack)`
  padding: ${space(6)} ${space(5)};
  background: ${token('color-surface')};
  min-height: 100vh;
  @container (max-width: 400px) {
    padding: ${space(5)} ${space(4)};
  }
`

const Sizes = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  & > :first-child {
    grid-column: 1 / -1;
  }
`

const Previews = styled.div`
  display: flex;
  flex-direction: column;
  & > :last-child {
    flex: 1;
  }
`

const schemesOf = ({ colorScheme }: ThemeDraft): readonly ColorScheme[] =>
  colorScheme === 'auto' ? ['light', 'dark'] : [colorScheme]

interface EditProps {
  draft: ThemeDraft
  onChange: (draft: ThemeDraft) => void
}

function General({ draft, onChange }: EditProps) {
  return (
    <VStack $gap={4}>
      <RadioGroup
        label="Colours"
        name="colorScheme"
        value={draft.colorScheme}
        choices={[
          { value: 'auto', label: 'Light and dark' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        onChange={(colorScheme) => onChange({ ...draft, colorScheme })}
      />
      <RadioGroup
        label="Density"
        name="density"
        value={draft.density}
        choices={[
          { value: 'regular', label: 'Regular' },
          { value: 'compact', label: 'Compact' },
        ]}
        onChange={(density) => onChange({ ...draft, density })}
      />
    </VStack>
  )
}

function Values({ draft, onChange }: EditProps) {
  const schemes = schemesOf(draft)
  const colors = colorGroups.map(({ key, label, fields }) => ({
    key,
    label,
    panel: () => (
      <VStack $gap={2}>
        <ColorHeads schemes={schemes} />
        {fields.map((field) => (
          <ColorField
            key={field.token}
            {...field}
            schemes={schemes}
            valueOf={(scheme) => colorOf(draft, scheme, field.token)}
            onChange={(scheme, value) => onChange(withColor(draft, scheme, field.token, value))}
          />
        ))}
      </VStack>
    ),
  }))
  const sizes = {
    key: 'sizes',
    label: 'Sizes',
    panel: () => (
      <Sizes>
        {sizeFields.map((field) => (
          <FieldFrame key={field.token} id={`size-${field.token}`} label={field.label}>
            <TextInput
              id={`size-${field.token}`}
              spellCheck={false}
              value={sizeOf(draft, field.token)}
              onChange={(value) => onChange(withSize(draft, field.token, value))}
            />
          </FieldFrame>
        ))}
      </Sizes>
    ),
  }
  return <Tabs label="Tokens" items={[...colors, sizes]} />
}

/** Edits a theme with real widgets beside it, and exports it if all its pairs of colours have enough contrast. */
export function ThemeEditor({ fleetId, start = emptyDraft }: { fleetId: string; start?: ThemeDraft }) {
  const [draft, setDraft] = useState(start)
  const [widget, setWidget] = useState<PreviewWidget>('drivers')
  const appearance = appearanceOf(draft)
  const problems = contrastProblems(appearance)
  const mend = ({ scheme, suggestion }: ContrastProblem) => {
    if (suggestion) setDraft(withColor(draft, scheme, suggestion.token, suggestion.value))
  }
  return (
    <Page>
      <Panel>
        <Widget name="theme-editor" isPublic>
          <Sections $gap={6}>
            <VStack $gap={1}>
              <HStack $justify="space-between">
                <Title>Theme</Title>
                <Button icon={RotateCcw} onClick={() => setDraft(emptyDraft)}>
                  Reset
                </Button>
              </HStack>
              <Paragraph $muted>Change the tokens and see real widgets change with them.</Paragraph>
            </VStack>
            <General draft={draft} onChange={setDraft} />
            <Values draft={draft} onChange={setDraft} />
            <VStack $gap={3}>
              <Subtitle>Contrast</Subtitle>
              <ContrastList appearance={appearance} problems={problems} onMend={mend} />
            </VStack>
            <VStack $gap={3}>
              <Subtitle>Export</Subtitle>
              <ThemeExport
                appearance={appearance}
                refusal={problems.length > 0 ? 'Mend the contrast first.' : undefined}
              />
            </VStack>
            <RadioGroup
              label="Widget of the preview"
              name="widget"
              value={widget}
              choices={Object.entries(previewWidgets).map(([value, { label }]) => ({
                value: value as PreviewWidget,
                label,
              }))}
              onChange={setWidget}
            />
          </Sections>
        </Widget>
      </Panel>
      <Previews>
        {schemesOf(draft).map((scheme) => (
          <ThemePreview key={scheme} {...{ widget, scheme, fleetId }} appearance={appearance} />
        ))}
      </Previews>
    </Page>
  )
}
