import { createMemoryNavigation, createStaticFlags, type FleetPortalAppearance } from 'fleet-portal-kit'
import { filipino } from 'fleet-portal-kit/locales/fil'
import { headers } from 'next/headers'
import { Drivers } from './Drivers.tsx'

interface Query {
  searchParams: Promise<{ fleet?: string }>
}

const appearance: FleetPortalAppearance = { tokens: { 'color-accent': '#0a5' } }

/** A server component: it calls functions of the kit that need no browser, and renders the widget of a client component. */
export default async function Page({ searchParams }: Query) {
  const { fleet = '' } = await searchParams
  const nonce = (await headers()).get('x-nonce') ?? ''
  const hasDrivers = createStaticFlags({ PAGE_INBOX: true }).get('PAGE_INBOX')
  const { search } = createMemoryNavigation({ search: 'page=1' })
  return (
    <main>
      <h1>Our drivers</h1>
      {hasDrivers && (
        <Drivers
          fleetId={fleet}
          apiUrl={process.env['FLEET_API_URL'] ?? ''}
          nonce={nonce}
          appearance={appearance}
        />
      )}
      <footer>
        Our own footer, also in {filipino.locale}, {search()}
      </footer>
    </main>
  )
}
