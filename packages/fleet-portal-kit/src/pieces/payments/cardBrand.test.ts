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
])('a brand that is written %s is called %s', (written, name) => {
  expect(cardBrand(written)).toBe(name)
})
