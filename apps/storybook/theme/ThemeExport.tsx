import type { FleetPortalAppearance } from 'fleet-portal-kit'
import { Check, Copy } from 'lucide'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../packages/fleet-portal-kit/src/foundation/ui/Button.tsx'
import {
  mono,
  reset,
  VisuallyHidden,
  VStack,
} from '../../../packages/fleet-portal-kit/src/foundation/ui/layout.ts'
import { Tabs } from '../../../packages/fleet-portal-kit/src/foundation/ui/Tabs.tsx'
import { space, token } from '../../../packages/fleet-portal-kit/src/provider/appearance.ts'
import { toCode, toJson } from './draft.ts'

const Code = styled.pre`
  ${reset}
  ${mono}
  display: block;
  padding: ${space(3)};
  max-height: 320px;
  overflow: auto;
  background: ${token('color-sunken')};
  border-radius: ${token('radius')};
  font-size: ${token('text-label')};
  line-height: 1.5;
  white-space: pre;
  &:focus-visible {
    outline: 2px solid ${token('color-accent')};
    outline-offset: 2px;
  }
`

function Exported({ text, name, refusal }: { text: string; name: string; refusal: string | undefined }) {
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === text
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }
  return (
    <VStack $gap={3}>
      {/* A scrolling box is reached by keyboard. */}
      {!refusal && (
        <Code tabIndex={0} role="region" aria-label={`The theme as ${name}`}>
          {text}
        </Code>
      )}
      <Button
        variant="primary"
        icon={isCopied ? Check : Copy}
        disabledReason={refusal}
        onClick={() => void copy()}
      >
        {isCopied ? 'Copied' : `Copy ${name}`}
      </Button>
      <VisuallyHidden role="status">{isCopied ? `The theme was copied as ${name}.` : ''}</VisuallyHidden>
    </VStack>
  )
}

interface ThemeExportProps {
  appearance: FleetPortalAppearance
  /** Why the theme must not be exported. */
  refusal: string | undefined
}

/** The theme as code and as JSON, to copy. */
export function ThemeExport({ appearance, refusal }: ThemeExportProps) {
  const panels = [
    {
      key: 'code',
      label: 'React',
      panel: () => <Exported text={toCode(appearance)} name="code" refusal={refusal} />,
    },
    {
      key: 'json',
      label: 'JSON',
      panel: () => <Exported text={toJson(appearance)} name="JSON" refusal={refusal} />,
    },
  ]
  return <Tabs label="Form of the export" items={panels} />
}
