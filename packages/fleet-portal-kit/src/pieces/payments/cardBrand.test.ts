import { expect, test } from 'vitest'
import { cardBrand } from './cardBrand.ts'

test.each([
  ['master-card', 'Mastercard'],
  ['Mastercard', 'Mastercard'],
  ['MASTER CARD', 'Mastercard'],
  ['visa', 'Visa'],
  ['Visa', 'Visa'],
  ['Jcb', 'JCB'],
  ['jcb', 'JCB'],
  ['amex', undefined],
  ['', undefined],
])('shows the card brand %s as %s', (written, name) => {
  expect(cardBrand(written)).toBe(name)
})
