import type { ColorToken } from 'fleet-portal-kit'
import type { ColorScheme } from 'fleet-portal-kit/theme'
import { styled } from 'styled-components'
import { TextInput } from '../../../packages/fleet-portal-kit/src/foundation/form/TextInput.tsx'
import { HStack, InlineText, reset } from '../../../packages/fleet-portal-kit/src/foundation/ui/layout.ts'
import { radius, space, token } from '../../../packages/fleet-portal-kit/src/provider/appearance.ts'

const Swatch = styled.input`
  ${reset}
  flex: none;
  width: ${token('control-height')};
  height: ${token('control-height')};
  border: 1px solid ${token('color-border-input')};
  border-radius: ${radius()};
  overflow: hidden;
  cursor: pointer;
  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  &::-webkit-color-swatch,
  &::-moz-color-swatch {
    border: 0;
  }
  &:focus-visible {
    outline: 2px solid ${token('color-accent')};
    outline-offset: 2px;
  }
`

const Row = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: minmax(92px, 1fr) repeat(2, minmax(0, 132px));
  gap: ${space(2)};
  align-items: center;
  @container (max-width: 340px) {
    grid-template-columns: 1fr 1fr;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`

/** The heads of the columns of a list of `ColorField`. */
export function ColorHeads({ schemes }: { schemes: readonly ColorScheme[] }) {
  return (
    <Row aria-hidden>
      <InlineText />
      {schemes.map((scheme) => (
        <InlineText key={scheme} $muted>
          {scheme === 'light' ? 'Light' : 'Dark'}
        </InlineText>
      ))}
    </Row>
  )
}

interface ColorFieldProps {
  label: string
  token: ColorToken
  schemes: readonly ColorScheme[]
  valueOf: (scheme: ColorScheme) => string
  onChange: (scheme: ColorScheme, value: string) => void
}

/** A colour token, with one value for each colour scheme. */
export function ColorField({ label, token: name, schemes, valueOf, onChange }: ColorFieldProps) {
  return (
    <Row title={`--fpk-${name}`}>
      <InlineText>{label}</InlineText>
      {schemes.map((scheme) => (
        <HStack key={scheme} $gap={1}>
          <Swatch
            type="color"
            aria-label={`${label}, ${scheme}: pick`}
            value={valueOf(scheme)}
            onChange={({ target }) => onChange(scheme, target.value)}
          />
          <TextInput
            aria-label={`${label}, ${scheme}`}
            spellCheck={false}
            style={{ paddingInline: 8, fontSize: 13 }}
            value={valueOf(scheme)}
            onChange={(value) => onChange(scheme, value)}
          />
        </HStack>
      ))}
    </Row>
  )
}
