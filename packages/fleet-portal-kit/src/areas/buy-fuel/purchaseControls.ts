import { quoteOf, type FuelUnit } from 'fleet-portal-api-client/contract/fuel'
import { fuels, type Fuel } from 'fleet-portal-api-client/contract/products'
import { unitPrice } from 'fleet-portal-api-client/money'
import * as z from 'zod/mini'
import { readPageControls } from '../../foundation/form/pageControls.ts'
import type { FuelOrder, PurchaseDraft } from '../../headless/purchase/fuelOrder.ts'
import { FormControlsError, missingValueError, type AnyFormControls } from '../../provider/formControls.ts'

/** The values of a purchase that a page may set. @since 0.1.0 */
export interface PurchaseFields {
  /** The fuel. */
  product: Fuel
  /** Millilitres. Set the volume or the amount. */
  literVolume: number
  /** Centavos. Set the volume or the amount. */
  amount: number
}

/** The form of a purchase, as the page controls it. */
export interface PurchaseControls {
  /** The values of the page that the user may change. */
  defaults: PurchaseDraft
  /** The values of the page that nothing else may replace. */
  fixed: Pick<Partial<PurchaseDraft>, 'product'> & Partial<Pick<PurchaseDraft, 'unit' | 'value'>>
  /** The unit that the user can enter, if the field of the other one is hidden. */
  onlyUnit: FuelUnit | undefined
  isProductFixed: boolean
  /** Whether the user cannot change the quantity. */
  isQuantityFixed: boolean
  isProductHidden: boolean
  /** The fields of the quantity that are shown. */
  shownUnits: readonly FuelUnit[]
  error: FormControlsError | undefined
}

/** The price decides about the smallest amount in pesos, but not about litres. */
const anyPrice = unitPrice(1_0000)

const schemas = {
  product: z.enum(fuels),
  literVolume: z.int().check(z.refine((volume) => typeof quoteOf('liter', volume, anyPrice) === 'object')),
  amount: z.int().check(z.refine((amount) => amount > 0)),
}

const names = { liter: 'literVolume', amount: 'amount' } as const
const units = ['liter', 'amount'] as const

/** Reads what the page controls of a purchase. */
export function readPurchaseControls(controls: AnyFormControls | undefined): PurchaseControls {
  const page = readPageControls<PurchaseFields>(controls, schemas)
  const { product, literVolume, amount } = page.values
  const value = literVolume ?? amount
  const unit = literVolume === undefined && amount !== undefined ? 'amount' : 'liter'
  const shownUnits = units.filter((one) => !page.isHidden(names[one]))
  const isProductFixed = page.isFixed('product')
  // The other field shows the same quantity, so it follows.
  const isQuantityFixed = value !== undefined && page.isFixed(names[unit])
  const lockedUnits = units.filter((one) => page.isLocked(names[one]))
  const isQuantityMissing = !isQuantityFixed && (lockedUnits.length > 0 || shownUnits.length === 0)
  const missing = [
    ...(isProductFixed && product === undefined ? ['product'] : []),
    ...(isQuantityMissing ? units.map((one) => names[one]).filter(page.isFixed) : []),
  ]
  const error = () => {
    if (page.error) return page.error
    if (literVolume !== undefined && amount !== undefined) {
      return new FormControlsError(
        'form.defaultValues of the widget has literVolume, amount. Set one of them.',
      )
    }
    return missing.length > 0 ? missingValueError(missing) : undefined
  }
  return {
    defaults: { product, unit, value },
    fixed: { ...(isProductFixed && { product }), ...(isQuantityFixed && { unit, value }) },
    onlyUnit: isQuantityFixed || shownUnits.length !== 1 ? undefined : shownUnits[0],
    isProductFixed,
    isQuantityFixed,
    isProductHidden: page.isHidden('product'),
    shownUnits,
    error: error(),
  }
}

/** The part of a draft that the user may choose. */
export const ownPartOf = (
  draft: PurchaseDraft,
  { isProductFixed, isQuantityFixed, onlyUnit }: PurchaseControls,
) => {
  const isOtherUnit = onlyUnit !== undefined && draft.unit !== onlyUnit
  return {
    product: isProductFixed ? undefined : draft.product,
    unit: onlyUnit ?? draft.unit,
    value: isQuantityFixed || isOtherUnit ? undefined : draft.value,
  } satisfies PurchaseDraft
}

/** The draft with the fixed values of the page. */
export const withFixedValues = (draft: PurchaseDraft, controls: PurchaseControls): PurchaseDraft => ({
  ...ownPartOf(draft, controls),
  ...controls.fixed,
})

/** Whether an order has the fixed values of the page. */
export const hasFixedValues = (order: FuelOrder, { fixed }: PurchaseControls): boolean =>
  Object.entries(fixed).every(([name, value]) => order[name as keyof typeof fixed] === value)
