import { DocTable } from '../pages/DocText.tsx'
import { contrasts, resolveTokens, type ColorScheme, type Contrast } from 'fleet-portal-kit/theme'
import type { ColorToken } from 'fleet-portal-kit'
import { colorGroups } from '../theme/tokenGroups.ts'

const schemes: readonly ColorScheme[] = ['light', 'dark']
const tokensOf = { light: resolveTokens({}, 'light'), dark: resolveTokens({}, 'dark') }
const measured = contrasts({ colorScheme: 'auto' })

/** The lowest contrast of a colour with the colours that widgets show it on, or that they show on it. */
function lowestOf(token: ColorToken, scheme: ColorScheme): Contrast | undefined {
  return measured
    .filter((one) => one.scheme === scheme && (one.color === token || one.background === token))
    .toSorted((one, other) => (one.ratio ?? 0) / one.required - (other.ratio ?? 0) / other.required)[0]
}

/** A pair of colours: letters for a text, a frame for a shape such as the border of a field. */
function Sample({ front, behind, isText }: { front: string; behind: string; isText: boolean }) {
  return (
    <span
      aria-hidden
      style={{
        display: 'inline-grid',
        placeItems: 'center',
        width: 36,
        height: 24,
        marginRight: 8,
        borderRadius: 6,
        color: front,
        background: behind,
      }}
    >
      {isText ? (
        'Aa'
      ) : (
        <span style={{ width: 18, height: 10, border: `2px solid ${front}`, borderRadius: 3 }} />
      )}
    </span>
  )
}

function ContrastCell({ token, scheme }: { token: ColorToken; scheme: ColorScheme }) {
  const lowest = lowestOf(token, scheme)
  if (lowest?.ratio === undefined) return <td>not shown with text</td>
  const { color, background, ratio, required } = lowest
  const tokens = tokensOf[scheme]
  return (
    <td>
      <Sample front={tokens[color]} behind={tokens[background]} isText={required === 4.5} />
      <strong>{ratio.toFixed(1)}</strong> of {required}, <code>{color === token ? background : color}</code>
    </td>
  )
}

const Swatch = ({ value }: { value: string }) => (
  <td style={{ whiteSpace: 'nowrap' }}>
    <span
      aria-hidden
      style={{
        display: 'inline-block',
        width: 28,
        height: 20,
        marginRight: 8,
        verticalAlign: 'middle',
        borderRadius: 4,
        border: '1px solid rgb(127 127 127 / 40%)',
        background: value,
      }}
    />
    <code>{value}</code>
  </td>
)

/** The colours of a group, with their values and their lowest contrast in both schemes. */
export function ColorTable({ group }: { group: string }) {
  const found = colorGroups.find(({ key }) => key === group)
  if (!found) throw new Error(`No group of colours has the key ${group}.`)
  return (
    <DocTable>
      <thead>
        <tr>
          <th scope="col">Token</th>
          {schemes.map((scheme) => (
            <th key={scheme} scope="col">
              {scheme === 'light' ? 'Light' : 'Dark'}
            </th>
          ))}
          {schemes.map((scheme) => (
            <th key={scheme} scope="col">
              Lowest contrast, {scheme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {found.fields.map(({ token, label }) => (
          <tr key={token}>
            <th scope="row" style={{ textAlign: 'left' }}>
              {label}
              <br />
              <code>--fpk-{token}</code>
            </th>
            {schemes.map((scheme) => (
              <Swatch key={scheme} value={tokensOf[scheme][token]} />
            ))}
            {schemes.map((scheme) => (
              <ContrastCell key={scheme} token={token} scheme={scheme} />
            ))}
          </tr>
        ))}
      </tbody>
    </DocTable>
  )
}

/** The number of pairs of colours that are measured, and the lowest ratio of text. */
export function ContrastSummary() {
  const ratios = measured.filter(({ required }) => required === 4.5).map(({ ratio }) => ratio ?? 0)
  return (
    <p>
      The widgets show {measured.length} pairs of colours in light and dark. The lowest contrast of a text is{' '}
      <strong>{Math.min(...ratios).toFixed(2)}</strong>; WCAG 2.2 AA asks for 4.5. The page measures them with
      the function that your theme is checked with.
    </p>
  )
}
