import { FleetPortalProvider, type FleetPortalAppearance, type FleetPortalHandle } from 'fleet-portal-kit'
import { FleetCashInHistory } from 'fleet-portal-kit/cash-in-history'
import { FleetDrivers } from 'fleet-portal-kit/drivers'
import { createLanguage, languageSources } from 'fleet-portal-kit/languages'
import { DriverPicker } from 'fleet-portal-kit/pickers'
import { FleetPromos } from 'fleet-portal-kit/promos'
import { FleetVehicles } from 'fleet-portal-kit/vehicles'
import { StrictMode, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** What the tests ask the page to render. */
export interface Shown {
  widget: 'drivers' | 'vehicles' | 'cash-ins' | 'picker' | 'promos'
  isolation: 'scoped' | 'shadow' | 'none'
  colorScheme: 'light' | 'dark'
  apiUrl: string
  fleetId: string
  nonce?: string
}

/** A provider of its own, with the drivers of its fleet. */
export interface Tenant {
  name: string
  fleetId: string
  token: string
  apiUrl: string
  isolation: Shown['isolation']
  appearance: FleetPortalAppearance
  language?: 'fil'
}

declare global {
  interface Window {
    /** Renders tenants side by side. */
    showTenants(tenants: readonly Tenant[]): void
    signOut(name: string): Promise<void>
    show(shown: Shown): void
    hide(): void
    /** Moves the widget over the whole window, wherever the page has put its parent. */
    cover(): void
  }
}

const widgets: Record<Shown['widget'], (fleetId: string) => ReactNode> = {
  drivers: (fleetId) => <FleetDrivers fleetId={fleetId} />,
  vehicles: (fleetId) => <FleetVehicles fleetId={fleetId} />,
  'cash-ins': (fleetId) => <FleetCashInHistory fleetId={fleetId} />,
  picker: (fleetId) => (
    <DriverPicker label="Driver" fleetId={fleetId} value={undefined} onChange={() => undefined} />
  ),
  promos: (fleetId) => <FleetPromos fleetId={fleetId} />,
}

const slot = document.getElementById('slot') as HTMLElement
const getSession = () => fetch('/fleet-session', { method: 'POST' }).then((answer) => answer.json())
const tokens = { 'font-family': "'Liberation Sans', Arial, sans-serif" }

let root: Root | undefined

window.show = ({ widget, fleetId, colorScheme, ...provider }) => {
  // The style attribute of the markup would be blocked by a content security policy.
  slot.style.setProperty('all', 'initial', 'important')
  const styles = {
    display: 'block',
    position: 'fixed',
    overflow: 'auto',
    'box-sizing': 'border-box',
    padding: widget === 'picker' ? '24px' : '0',
    'z-index': '1',
    // A layer of its own is drawn to the same pixels, whatever is behind it.
    'will-change': 'opacity',
    direction: 'ltr',
    background: colorScheme === 'dark' ? '#11171c' : '#f6f7f9',
  }
  for (const [name, value] of Object.entries(styles)) slot.style.setProperty(name, value, 'important')
  window.cover()
  root = createRoot(slot)
  root.render(
    <StrictMode>
      <FleetPortalProvider {...provider} getSession={getSession} appearance={{ colorScheme, tokens }}>
        {widgets[widget](fleetId)}
      </FleetPortalProvider>
    </StrictMode>,
  )
}

const handles = new Map<string, FleetPortalHandle>()
const filipino = createLanguage(languageSources.fil)

window.showTenants = (tenants) => {
  slot.style.setProperty('display', 'grid')
  slot.style.setProperty('grid-template-columns', '1fr 1fr')
  root = createRoot(slot)
  root.render(
    <StrictMode>
      {tenants.map(({ name, fleetId, token, language, ...provider }) => (
        <FleetPortalProvider
          key={name}
          {...provider}
          {...(language && { language: filipino })}
          storageNamespace={name}
          getSession={() => Promise.resolve({ token })}
          ref={(handle) => {
            if (handle) handles.set(name, handle)
          }}
        >
          <FleetDrivers fleetId={fleetId} id={name} style={{ padding: 16 }} />
        </FleetPortalProvider>
      ))}
    </StrictMode>,
  )
}

window.signOut = async (name) => handles.get(name)?.signOut()

window.hide = () => {
  root?.unmount()
  slot.removeAttribute('style')
}

window.cover = () => {
  const place = (left: number, top: number) => {
    slot.style.setProperty('left', `${left}px`, 'important')
    slot.style.setProperty('top', `${top}px`, 'important')
  }
  slot.style.setProperty('width', `${innerWidth}px`, 'important')
  slot.style.setProperty('height', `${innerHeight}px`, 'important')
  place(0, 0)
  const { left, top } = slot.getBoundingClientRect()
  place(-left, -top)
}
