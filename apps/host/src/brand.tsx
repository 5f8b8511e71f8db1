import type { FleetPortalAppearance, FleetPortalSettings } from 'fleet-portal-kit'
import type { HostConfig } from './config.ts'

type BrandConfig = Pick<
  HostConfig,
  'productName' | 'logoUrl' | 'iconUrl' | 'appearance' | 'support' | 'messages'
>

const logoSize = { display: 'block', maxWidth: 176, maxHeight: 40 }

/** The settings of the kit that show the configured brand. */
export function brandSettings(config: BrandConfig): FleetPortalSettings {
  const { productName, logoUrl, support, messages } = config
  const appearance: FleetPortalAppearance = {
    ...config.appearance,
    tokens: { 'font-family': "'Inter Variable', system-ui, sans-serif", ...config.appearance?.tokens },
  }
  const Logo = () => <img src={logoUrl} alt={productName} style={logoSize} />
  return {
    productName,
    appearance,
    ...(support && { support }),
    ...(messages && { messages }),
    ...(logoUrl && { slots: { Logo } }),
  }
}

/** Shows the configured brand outside the kit: the title and the icon of the tab, and the page behind the widgets. */
export function brandPage({ productName, iconUrl, appearance }: BrandConfig): void {
  document.title = productName
  document.querySelector('link[rel="icon"]')?.setAttribute('href', iconUrl)
  const page = appearance?.tokens?.['color-page']
  if (page) document.documentElement.style.setProperty('--page', page)
}
