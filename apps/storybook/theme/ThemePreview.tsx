import { FleetPortalProvider, type FleetPortalAppearance } from 'fleet-portal-kit'
import { BuyFuel } from 'fleet-portal-kit/buy-fuel'
import { FleetDashboard } from 'fleet-portal-kit/dashboard'
import { FleetDrivers } from 'fleet-portal-kit/drivers'
import { FleetFuelCodes } from 'fleet-portal-kit/fuel-codes'
import { resolveTokens, type ColorScheme } from 'fleet-portal-kit/theme'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { usePortal } from '../../../packages/fleet-portal-kit/src/provider/portal.ts'

/** The widgets that a theme can be seen on. */
export const previewWidgets = {
  drivers: { label: 'Drivers', Component: FleetDrivers },
  'fuel-codes': { label: 'Fuel codes', Component: FleetFuelCodes },
  'buy-fuel': { label: 'Buy fuel', Component: BuyFuel },
  dashboard: { label: 'Dashboard', Component: FleetDashboard },
} as const satisfies Record<string, { label: string; Component: ComponentType<{ fleetId: string }> }>

export type PreviewWidget = keyof typeof previewWidgets

const Pane = styled.section`
  padding: 20px 24px 28px;
  min-width: 0;
  font-family: 'Inter Variable', system-ui, sans-serif;
  @media (max-width: 640px) {
    padding: 16px 12px 24px;
  }
`

const Name = styled.h2`
  margin: 0 0 12px;
  font:
    600 12px/1.4 'Inter Variable',
    system-ui,
    sans-serif;
`

interface ThemePreviewProps {
  widget: PreviewWidget
  scheme: ColorScheme
  appearance: FleetPortalAppearance
  fleetId: string
}

/** A real widget with the edited theme, in one colour scheme. */
export function ThemePreview({ widget, scheme, appearance, fleetId }: ThemePreviewProps) {
  const { client } = usePortal()
  const { Component } = previewWidgets[widget]
  const tokens = resolveTokens(appearance, scheme)
  const name = scheme === 'light' ? 'Light' : 'Dark'
  return (
    <Pane aria-label={`${name} preview`} style={{ background: tokens['color-page'] }}>
      <Name style={{ color: scheme === 'light' ? '#3c4650' : '#c3ccd4' }}>{name}</Name>
      <FleetPortalProvider
        client={client}
        storageNamespace={`preview-${scheme}`}
        appearance={{ ...appearance, colorScheme: scheme }}
      >
        <Component fleetId={fleetId} />
      </FleetPortalProvider>
    </Pane>
  )
}
