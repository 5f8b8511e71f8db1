import { decimalText, integerFromDecimal } from 'api-client/money'
import { forwardRef, useMemo, useState, type ClipboardEvent, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { InlineText, reset } from '../ui/layout.ts'
import { FormattedInput } from './FormattedInput.tsx'
import { decimal, withPoint } from './cleaners.ts'

interface DecimalInputProps extends Omit<
  ComponentProps<typeof FormattedInput>,
  'value' | 'onChange' | 'clean' | 'ref' | 'prefix'
> {
  /** The integer (centavos, millilitres), or undefined while nothing that counts is typed. */
  value: number | undefined
  onChange: (value: number | undefined) => void
  /** Decimals: 2 for pesos, 3 for litres. */
  places: number
  prefix?: string
  suffix?: string
  /** A fraction set from outside has all its places: `27.60`. */
  hasWholeFraction?: boolean
}

const Frame = styled.div`
  ${reset}
  position: relative;
  display: block;
`

const Unit = styled(InlineText)<{ $end?: boolean }>`
  position: absolute;
  top: 0;
  ${({ $end }) => ($end ? 'right' : 'left')}: ${space(3)};
  line-height: ${token('control-height')};
  color: ${token('color-muted')};
  pointer-events: none;
`

function textOf(value: number | undefined, places: number, hasWholeFraction: boolean): string {
  if (value === undefined) return ''
  return decimal(places)(decimalText(value, places).replace(hasWholeFraction ? /\.0+$/ : /\.?0+$/, ''))
}

/** Puts what is pasted in with a decimal point, where it was written with a decimal comma. */
function pasteWithPoint(event: ClipboardEvent<HTMLInputElement>) {
  const { currentTarget: field } = event
  const text = event.clipboardData.getData('text')
  const plain = withPoint(text)
  if (plain === text || field.readOnly) return
  event.preventDefault()
  field.setRangeText(plain, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A number with decimals, kept as an integer. The caret stays put while thousands are parted. */
const DecimalInput = forwardRef<HTMLInputElement, DecimalInputProps>(function DecimalInput(
  { value, onChange, places, prefix, suffix, hasWholeFraction = false, style, ...rest },
  ref,
) {
  const [typed, setTyped] = useState(() => textOf(value, places, hasWholeFraction))
  const clean = useMemo(() => decimal(places), [places])
  const parse = (text: string) =>
    text === '' ? undefined : integerFromDecimal(text.replaceAll(',', ''), places)
  // A value set from outside replaces what was typed, unless it is the same number written another way.
  const shown = parse(typed) === value ? typed : textOf(value, places, hasWholeFraction)
  return (
    <Frame>
      {prefix && <Unit aria-hidden>{prefix}</Unit>}
      <FormattedInput
        {...rest}
        ref={ref}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        clean={clean}
        onPaste={pasteWithPoint}
        onChange={(text) => {
          setTyped(text)
          onChange(parse(text))
        }}
        style={{ ...style, ...(prefix && { paddingLeft: 28 }), ...(suffix && { paddingRight: 32 }) }}
      />
      {suffix && (
        <Unit $end aria-hidden>
          {suffix}
        </Unit>
      )}
    </Frame>
  )
})

type UnitInputProps = Omit<DecimalInputProps, 'places' | 'prefix' | 'suffix' | 'hasWholeFraction'>

/** Pesos, kept as centavos. */
export const PesoInput = forwardRef<HTMLInputElement, UnitInputProps>(function PesoInput(props, ref) {
  return <DecimalInput {...props} ref={ref} places={2} prefix="₱" hasWholeFraction />
})

/** Litres, kept as millilitres. */
export const LitreInput = forwardRef<HTMLInputElement, UnitInputProps>(function LitreInput(props, ref) {
  return <DecimalInput {...props} ref={ref} places={3} suffix="L" />
})
