import { DocTable } from '../pages/DocText.tsx'
import { resolveTokens } from 'fleet-portal-kit/theme'
import type { SizeToken } from 'fleet-portal-kit'
import type { CSSProperties } from 'react'

const regular = resolveTokens({}, 'light')
const compact = resolveTokens({ density: 'compact' }, 'light')

const box: CSSProperties = {
  display: 'inline-block',
  background: 'var(--sample, #0b6b70)',
  verticalAlign: 'middle',
}

/** How each kind of token is shown. */
const samples: Readonly<Record<string, (value: string) => React.ReactNode>> = {
  text: (value) => <span style={{ fontSize: value, lineHeight: 1.3 }}>₱48,250.75 of diesel</span>,
  weight: (value) => <span style={{ fontWeight: value }}>Buy fuel</span>,
  space: (value) => <span style={{ ...box, width: `calc(${value} * 4)`, height: 16 }} />,
  radius: (value) => <span style={{ ...box, width: 44, height: 44, borderRadius: value }} />,
  height: (value) => <span style={{ ...box, width: 44, height: value }} />,
  duration: (value) => <Moving duration={value} />,
  none: () => null,
}

function Moving({ duration }: { duration: string }) {
  return (
    <>
      <style>{`
        .sample-motion { transition: transform ${duration} ease-out }
        tr:hover .sample-motion { transform: translateX(64px) }
        @media (prefers-reduced-motion: reduce) { .sample-motion { transition: none } }
      `}</style>
      <span className="sample-motion" style={{ ...box, width: 24, height: 24, borderRadius: 12 }} />
    </>
  )
}

interface SizeTableProps {
  tokens: readonly { token: SizeToken; meaning: string }[]
  sample: string
}

/** Tokens of size, type or motion, with their values in regular and compact. */
export function SizeTable({ tokens, sample }: SizeTableProps) {
  const draw = samples[sample]
  if (!draw) throw new Error(`No sample has the name ${sample}.`)
  return (
    <DocTable>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Regular</th>
          <th scope="col">Compact</th>
          <th scope="col">Meaning</th>
          {sample !== 'none' && <th scope="col">Sample</th>}
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ token, meaning }) => (
          <tr key={token}>
            <td>
              <code>--fpk-{token}</code>
            </td>
            <td>{regular[token]}</td>
            <td>{compact[token]}</td>
            <td>{meaning}</td>
            {sample !== 'none' && <td>{draw(regular[token])}</td>}
          </tr>
        ))}
      </tbody>
    </DocTable>
  )
}
