import { expect, test } from 'vitest'
import { receiptFileName, receiptText } from './receipt.ts'

const receipt = {
  title: 'Cash-in receipt',
  fleet: 'Reyes Trucking Corp.',
  id: 'CI/2026 10',
  rows: [
    { name: 'Reference number', text: 'CI/2026 10' },
    { name: 'Amount', text: '₱20,000.00', isStrong: true },
  ],
  notes: ['Keep it.'],
}

test('a receipt as text has a line for each fact', () => {
  expect(receiptText(receipt, 'Made on Nov 25, 2026').split('\n')).toEqual([
    'Reyes Trucking Corp.',
    'Cash-in receipt',
    '',
    'Reference number: CI/2026 10',
    'Amount: ₱20,000.00',
    '',
    'Keep it.',
    '',
    'Made on Nov 25, 2026',
  ])
})

test('a receipt without notes and without a fleet has no empty lines for them', () => {
  const { title, id, rows } = receipt
  expect(receiptText({ title, id, rows, fleet: undefined }, 'Made today').split('\n')).toEqual([
    'Cash-in receipt',
    '',
    'Reference number: CI/2026 10',
    'Amount: ₱20,000.00',
    '',
    'Made today',
  ])
})

test('the name of a saved receipt has letters and digits only', () => {
  expect(receiptFileName(receipt)).toBe('cash-in-receipt-ci-2026-10.txt')
  expect(receiptFileName({ title: 'Resibo ng piña', id: '7' })).toBe('resibo-ng-piña-7.txt')
})
