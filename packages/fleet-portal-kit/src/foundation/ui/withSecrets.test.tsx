import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WithSecrets } from './WithSecrets.tsx'

const secretsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-secret]')].map(({ textContent }) => textContent)

test('hides every code and number in a text, and nothing else of it', () => {
  const text = 'SMS to 09171234567, 09280000000 and again 09171234567.'
  const { container } = render(<WithSecrets secrets={['', '09171234567', '09280000000']}>{text}</WithSecrets>)
  expect(container).toHaveTextContent(text)
  expect(secretsIn(container)).toEqual(['09171234567', '09280000000', '09171234567'])
})

test('leaves a text as it is without the number', () => {
  const { container } = render(<WithSecrets secrets={['09171234567']}>No SMS is sent.</WithSecrets>)
  expect(container.innerHTML).toBe('No SMS is sent.')
})
