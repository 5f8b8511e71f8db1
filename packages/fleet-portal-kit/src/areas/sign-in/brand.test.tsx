import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { SignIn } from './SignIn.tsx'

const Logo = () => <img src="data:," alt="Tanker" />

test('shows the name, the logo and the support of the portal, and no other brand', async () => {
  const { container } = await renderInPortal(() => <SignIn />, {
    as: null,
    provider: {
      productName: 'Tanker',
      slots: { Logo },
      support: { email: 'help@tanker.example', phone: '(02) 8123 4567' },
    },
  })
  expect(screen.getByRole('heading', { name: 'Tanker' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Tanker' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'help@tanker.example' })).toHaveAttribute(
    'href',
    'mailto:help@tanker.example',
  )
  expect(screen.getByRole('link', { name: '(02) 8123 4567' })).toHaveAttribute('href', 'tel:0281234567')
  expect(container).not.toHaveTextContent('Fleet Portal')
})
