import { decimalText, integerFromDecimal } from 'fleet-portal-api-client/money'
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
  /** The amount as an integer in centavos or millilitres. Undefined without a valid number. */
  value: number | undefined
  onChange: (value: number | undefined) => void
  /** The number of decimals: 2 for pesos, 3 for litres. */
  places: number
  prefix?: string
  suffix?: string
  /** Whether a value from the parent is shown with all its decimals, `27.60`, unless they are all zero. */
  showsAllDecimals?: boolean
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

function textOf(value: number | undefined, places: number, showsAllDecimals: boolean): string {
  if (value === undefined) return ''
  return decimal(places)(decimalText(value, places).replace(showsAllDecimals ? /\.0+$/ : /\.?0+$/, ''))
}

/** Pastes a number with a decimal comma as one with a decimal point. */
function pasteWithPoint(event: ClipboardEvent<HTMLInputElement>) {
  const { currentTarget: field } = event
  const text = event.clipboardData.getData('text')
  const plain = withPoint(text)
  if (plain === text || field.readOnly) return
  event.preventDefault()
  field.setRangeText(plain, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A field for a decimal number. Its value is an integer. Adding thousands separators does not move the caret. */
const DecimalInput = forwardRef<HTMLInputElement, DecimalInputProps>(function DecimalInput(
  { value, onChange, places, prefix, suffix, showsAllDecimals = false, style, ...rest },
  ref,
) {
  const [typed, setTyped] = useState(() => textOf(value, places, showsAllDecimals))
  const clean = useMemo(() => decimal(places), [places])
  const parse = (text: string) =>
    text === '' ? undefined : integerFromDecimal(text.replaceAll(',', ''), places)
  // A new value from the parent replaces the typed text, unless both are the same number.
  const shown = parse(typed) === value ? typed : textOf(value, places, showsAllDecimals)
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

type UnitInputProps = Omit<DecimalInputProps, 'places' | 'prefix' | 'suffix' | 'showsAllDecimals'>

/** A field for pesos. The value is in centavos. */
export const PesoInput = forwardRef<HTMLInputElement, UnitInputProps>(function PesoInput(props, ref) {
  return <DecimalInput {...props} ref={ref} places={2} prefix="₱" showsAllDecimals />
})

/** A field for litres. The value is in millilitres. */
export const LitreInput = forwardRef<HTMLInputElement, UnitInputProps>(function LitreInput(props, ref) {
  return <DecimalInput {...props} ref={ref} places={3} suffix="L" />
})

/** A field for a price per litre. The value is in 1/10,000 peso. */
export const PriceInput = forwardRef<HTMLInputElement, UnitInputProps>(function PriceInput(props, ref) {
  return <DecimalInput {...props} ref={ref} places={4} prefix="₱" />
})
