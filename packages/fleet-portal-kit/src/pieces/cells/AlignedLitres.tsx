import type { Millilitres } from 'fleet-portal-api-client/money'
import { styled } from 'styled-components'
import { reset } from '../../foundation/ui/layout.ts'
import { useFormats } from '../../provider/formats.ts'

// One styled element with a plain element inside, because lists render it in every row. The room is CSS, so that copied and spoken
// text does not have it.
const Frame = styled.span`
  ${reset}
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  & > span::before {
    content: attr(data-pad);
    visibility: hidden;
  }
  @container (max-width: 640px) {
    & > span::before {
      content: none;
    }
  }
`

const places = 3

/** What a number lacks of a number with three decimals: `00` for `20.5`, `.000` for `10`. */
function padOf(number: string): string {
  const decimals = /[.,](\d{1,3})$/.exec(number)?.[1]
  return decimals === undefined ? `.${'0'.repeat(places)}` : '0'.repeat(places - decimals.length)
}

/** A volume in a column of a table, with room for the missing decimals behind it, so that the decimal points are below each other. */
export function AlignedLitres({ volume }: { volume: Millilitres }) {
  const { formatLitres } = useFormats()
  const [number = '', unit = ''] = formatLitres(volume).split(/\s/)
  // A group of thousands looks like decimals, so the value decides.
  const pad = volume % 1000 === 0 ? padOf('') : padOf(number)
  return (
    <Frame>
      {`${number} ${unit}`}
      <span data-pad={pad} aria-hidden />
    </Frame>
  )
}
