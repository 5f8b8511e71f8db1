import { isMobile, importedMobile } from 'fleet-portal-api-client/contract/mobile'
import { fuels, type Fuel } from 'fleet-portal-api-client/contract/products'
import { integerFromDecimal } from 'fleet-portal-api-client/money'
import { daysUntil } from '../../../format/calendar.ts'
import type { Day } from '../../../format/days.ts'
import type { CodeValues } from '../../../headless/code-generation/codeDraft.ts'
import { blankCode, parseDays, validateCode } from '../../../headless/code-generation/codeRules.ts'
import type { codeTableMessages } from '../../../locales/en/codeTable.ts'
import { bearerValues, pickDriver, pickVehicle } from '../../../pieces/codes/codeBearer.ts'
import { plateKey, type Bearers } from '../../../pieces/codes/findBearers.ts'
import { readDays } from './readDays.ts'

/** The columns of a table of codes, in the order of rows without titles. */
export const codeColumns = [
  'driver_or_plate',
  'product',
  'liters',
  'days',
  'start_date',
  'end_date',
  'plate_number',
  'sms',
] as const
export type CodeColumn = (typeof codeColumns)[number]

/** An error of a cell. */
export interface CellError {
  column: CodeColumn
  message: string
}

interface ReadContext {
  bearers: Bearers
  /** Drivers and plate numbers that a text with a mistake may mean. */
  nearBearers: (text: string) => readonly string[]
  /** Plate numbers that a text with a mistake may mean. */
  nearPlates: (text: string) => readonly string[]
  today: Day
  t: typeof codeTableMessages.defaults
  /** The names of the fuels, for the sentence about an unknown one. */
  productNames: Readonly<Record<Fuel, string>>
  /** The sentence of an error code of the form. */
  messageOf: (code: string) => string
}

type Cells = Readonly<Record<CodeColumn, string>>

/** The cells of a row by their columns. */
export const cellsByColumn = (row: readonly string[]): Cells =>
  Object.fromEntries(codeColumns.map((column, index) => [column, row[index]?.trim() ?? ''])) as Cells

/** Whether a cell says that any driver and vehicle may use the code. */
export const isAnyBearer = (text: string): boolean =>
  /^(any|anyone|kahit sino|any driver(,? (and )?any vehicle)?)$/i.test(text.trim())

const productOf = (text: string): Fuel | undefined => {
  const name = text.toLowerCase().replace(/[\s_-]+/g, '')
  const octane = /^(?:gas|gasoline|unleaded)?(\d{2})$/.exec(name)?.[1]
  return fuels.find((fuel) => fuel === (octane ? `gas${octane}` : name))
}

/** Millilitres of `40`, `40.5`, `1,200` or `40 L`. The comma of `0,500` separates no thousands. */
const volumeOf = (text: string): number | undefined => {
  const number = text.replace(/\s*(?:l|li|lit|lit(?:er|re)s?)\.?$/i, '')
  const plain = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(number) ? number.replaceAll(',', '') : number
  return integerFromDecimal(plain, 3)
}

const isYes = (text: string) => /^(?:yes|y|oo|true|1|x|sms)$/i.test(text)
const isNo = (text: string) => /^(?:no|n|hindi|false|0|-)?$/i.test(text)

/** Reads one row of a table. Returns the values of a code, or the errors of its cells. */
export function readCodeRow(
  row: readonly string[],
  { bearers, nearBearers, nearPlates, today, t, productNames, messageOf }: ReadContext,
): { values: CodeValues } | { errors: readonly CellError[] } {
  const cells = cellsByColumn(row)
  const errors: CellError[] = []
  const addError = (column: CodeColumn, message: string) => void errors.push({ column, message })

  const readBearer = () => {
    const first = cells.driver_or_plate
    const plate = cells.plate_number
    const secondVehicle = plate === '' ? undefined : bearers.vehicleOf(plate)
    if (isAnyBearer(first)) {
      if (plate !== '') addError('plate_number', t.anyWithVehicle)
      return bearerValues(null, null)
    }
    if (plate !== '' && !secondVehicle) addError('plate_number', t.unknownVehicle(plate, nearPlates(plate)))
    if (first === '') {
      if (plate === '') addError('driver_or_plate', t.noBearer)
      return bearerValues(null, secondVehicle ? pickVehicle(secondVehicle) : null)
    }
    const drivers = bearers.driversOf(first)
    const [driver] = drivers
    if (driver) {
      if (drivers.length > 1) addError('driver_or_plate', t.sameName(first))
      return bearerValues(pickDriver(driver), secondVehicle ? pickVehicle(secondVehicle) : null)
    }
    const vehicle = bearers.vehicleOf(first)
    if (!vehicle) addError('driver_or_plate', t.unknownBearer(first, nearBearers(first)))
    else if (plate !== '' && plateKey(plate) !== plateKey(first)) addError('plate_number', t.twoVehicles)
    return bearerValues(null, vehicle ? pickVehicle(vehicle) : null)
  }

  const readDayOf = (column: 'start_date' | 'end_date') => {
    const text = cells[column]
    if (text === '') return undefined
    const [day, otherDay] = readDays(text)
    if (day === undefined) addError(column, t.wrongDay)
    if (otherDay !== undefined) addError(column, t.ambiguousDay)
    return day
  }

  const readPeriod = (): Pick<CodeValues, 'startDate' | 'durationDays'> => {
    const startDate = readDayOf('start_date') ?? today
    const end = readDayOf('end_date')
    const daysText = cells.days.replace(/\s*(?:days?|araw)$/i, '')
    if (daysText !== '' && parseDays(daysText) === undefined) addError('days', t.wrongDays)
    if (daysText === '' && cells.end_date === '') addError('days', t.noPeriod)
    if (
      end === undefined ||
      (cells.start_date !== '' && errors.some(({ column }) => column === 'start_date'))
    )
      return { startDate, durationDays: daysText }
    if (end < startDate) addError('end_date', t.endBeforeStart)
    const days = String(daysUntil(end, startDate) + 1)
    if (daysText !== '' && Number(daysText) !== Number(days)) addError('days', t.otherPeriod)
    return { startDate, durationDays: days }
  }

  const readSms = (): Pick<CodeValues, 'sendSms' | 'mobileNumber'> => {
    const text = cells.sms
    if (isYes(text)) return { sendSms: true, mobileNumber: '' }
    if (isNo(text)) return { sendSms: false, mobileNumber: '' }
    const mobileNumber = importedMobile(text)
    if (!isMobile(mobileNumber)) addError('sms', t.wrongSms)
    return { sendSms: true, mobileNumber }
  }

  const productCode = productOf(cells.product)
  if (!productCode) addError('product', t.unknownProduct(fuels.map((fuel) => productNames[fuel]).join(', ')))
  const literVolume = volumeOf(cells.liters)
  if (literVolume === undefined) addError('liters', t.wrongLiters)
  const values: CodeValues = {
    ...blankCode(today),
    ...readBearer(),
    productCode: productCode ?? '',
    literVolume: literVolume ?? null,
    ...readPeriod(),
    ...readSms(),
  }
  // The rules of the form. A cell that cannot be read has its own error already.
  for (const { path, code } of validateCode(values, today)) {
    const column = columnOf[path]
    if (column && !errors.some((error) => error.column === column)) addError(column, messageOf(code))
  }
  return errors.length > 0 ? { errors } : { values }
}

/** The column of each value that a rule of the form may reject. */
const columnOf: Partial<Record<keyof CodeValues, CodeColumn>> = {
  productCode: 'product',
  literVolume: 'liters',
  startDate: 'start_date',
  durationDays: 'days',
  mobileNumber: 'sms',
}
