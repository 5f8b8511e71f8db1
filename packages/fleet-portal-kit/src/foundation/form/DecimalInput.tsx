import { decimalText, integerFromDecimal } from 'fleet-portal-api-client/money'
import { forwardRef, useState, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { InlineText, reset } from '../ui/layout.ts'
import { FormattedInput } from './FormattedInput.tsx'
import { decimal, hasStrayCharacter } from './cleaners.ts'
import { joinIds } from './joinIds.ts'
import { pastedNumber, readNumber, type NumberUnit } from './readNumber.ts'
import { useNumberProblem } from './useNumberProblem.tsx'

interface DecimalInputProps extends Omit<
  ComponentProps<typeof FormattedInput>,
  'value' | 'onChange' | 'clean' | 'cleanPart' | 'cleanPasted' | 'ref' | 'prefix'
> {
  /** The amount as an integer in centavos or millilitres. Undefined without a valid number. */
  value: number | undefined
  onChange: (value: number | undefined) => void
  /** The number of decimals: 2 for pesos, 3 for litres, 0 for a count. */
  places: number
  unit?: NumberUnit
  /** The decimals of a value from the parent. `as-needed`: `27.6`. `two-unless-zero`: `27.60` and `54`. `at-least-two`: `54.00` and `57.2693`. */
  showsDecimals?: 'as-needed' | 'two-unless-zero' | 'at-least-two'
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

/** The decimals that are left out, after those in the group that stay. */
const trailingZeros = {
  'as-needed': /()\.?0+$/,
  'two-unless-zero': /()\.0+$/,
  'at-least-two': /(\.\d\d\d*?)0+$/,
}

function textOf(
  value: number | undefined,
  places: number,
  showsDecimals: keyof typeof trailingZeros,
): string {
  if (value === undefined) return ''
  if (places === 0) return decimal(0)(decimalText(value, 0))
  return decimal(places)(decimalText(value, places).replace(trailingZeros[showsDecimals], '$1'))
}

const commasOf = (text: string) => text.split(',').length

/** Formats a text that was typed or pasted over another. A text that is no number stays, so that it becomes no other number. */
function formatOver(before: string, text: string, places: number, unit: NumberUnit | undefined): string {
  const wasNumber = readNumber(before, places).plain !== undefined
  // The commas of a formatted number move with its digits, unless the user has typed one.
  const isLenient = wasNumber && commasOf(text) <= commasOf(before)
  const { plain, problem } = readNumber(text, places, { isLenient, unit })
  if (plain !== undefined) return decimal(places)(plain)
  // A key that cannot be part of a number does nothing.
  const isIgnored = problem === 'unreadable' && wasNumber && hasStrayCharacter(text, before, /[-−–,]/u)
  return isIgnored ? before : text
}

/**
 * A field for a decimal number. Its value is an integer. Adding thousands separators does not move the caret. A text that is no number,
 * such as a pasted `1e5`, stays in the field, which then has no value and says why.
 */
const DecimalInput = forwardRef<HTMLInputElement, DecimalInputProps>(function DecimalInput(
  { value, onChange, places, unit, showsDecimals = 'as-needed', style, onBlur, ...rest },
  ref,
) {
  const [typed, setTyped] = useState(() => textOf(value, places, showsDecimals))
  const [isFinished, setFinished] = useState(false)
  const parse = (text: string) => {
    const { plain } = readNumber(text, places)
    return plain ? integerFromDecimal(plain, places) : undefined
  }
  // A new value from the parent replaces the typed text, unless both are the same number.
  const shown = parse(typed) === value ? typed : textOf(value, places, showsDecimals)
  const { problem } = readNumber(shown, places)
  const isProblemShown = useNumberProblem(problem, places, isFinished)
  const prefix = unit === '₱' && unit
  const suffix = unit === 'L' && unit
  return (
    <Frame>
      {prefix && <Unit aria-hidden>{prefix}</Unit>}
      <FormattedInput
        {...rest}
        {...(isProblemShown && {
          'aria-invalid': true,
          'aria-describedby': joinIds(
            ...new Set([...(rest['aria-describedby']?.split(' ') ?? []), rest.id && `${rest.id}-error`]),
          ),
        })}
        ref={ref}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        data-problem={problem}
        clean={(text) => formatOver(shown, text, places, unit)}
        cleanPart={decimal(places)}
        cleanPasted={(text) => pastedNumber(text, places, unit)}
        onChange={(text) => {
          setTyped(text)
          setFinished(false)
          onChange(parse(text))
        }}
        onBlur={(event) => {
          setFinished(true)
          onBlur?.(event)
        }}
        onInvalid={() => setFinished(true)}
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

type UnitInputProps = Omit<DecimalInputProps, 'places' | 'unit' | 'showsDecimals'>

/** A field for pesos. The value is in centavos. */
export const PesoInput = forwardRef<HTMLInputElement, UnitInputProps>(function PesoInput(props, ref) {
  return <DecimalInput {...props} ref={ref} places={2} unit="₱" showsDecimals="two-unless-zero" />
})

/** A field for litres. The value is in millilitres. */
export const LitreInput = forwardRef<HTMLInputElement, UnitInputProps>(function LitreInput(props, ref) {
  return <DecimalInput {...props} ref={ref} places={3} unit="L" />
})

/** A field for a price per litre. The value is in 1/10,000 peso. */
export const PriceInput = forwardRef<HTMLInputElement, UnitInputProps>(function PriceInput(props, ref) {
  return <DecimalInput {...props} ref={ref} places={4} unit="₱" showsDecimals="at-least-two" />
})

/** A field for a number without decimals, such as points. */
export const CountInput = forwardRef<HTMLInputElement, UnitInputProps>(function CountInput(props, ref) {
  return <DecimalInput {...props} ref={ref} places={0} />
})
