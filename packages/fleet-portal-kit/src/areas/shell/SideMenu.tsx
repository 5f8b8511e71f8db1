import {
  Banknote,
  CreditCard,
  ExternalLink,
  Fuel,
  Gift,
  LayoutDashboard,
  ListChecks,
  MapPin,
  ShieldCheck,
  Wrench,
  type IconNode,
} from 'lucide'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { Box, VStack, focusRing, InlineText, HStack, reset } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { shellMessages } from '../../locales/en/shell.ts'
import { menuFor, type Viewer } from '../../pieces/navigation/portalMap.ts'
import { SupportContact } from '../../pieces/session/SupportContact.tsx'
import { radius, space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { headerHeight, menuWidth } from './frameSize.ts'

const icons: Readonly<Record<string, IconNode>> = {
  dashboard: LayoutDashboard,
  cash: Banknote,
  fuel: Fuel,
  activity: ListChecks,
  fleetCard: CreditCard,
  stations: MapPin,
  otherServices: Wrench,
  promos: Gift,
  accessAuthorization: ShieldCheck,
}

/** The frame of the menu. */
export const Nav = styled.nav`
  ${reset}
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  font-size: ${token('text-table')};
`

/** Beside the content of the wide frame. The compact frame has the menu in a drawer. */
const Bar = styled(Nav)`
  position: fixed;
  z-index: 10;
  top: ${headerHeight}px;
  bottom: 0;
  left: 0;
  width: ${menuWidth}px;
  padding: ${space(4)} ${space(3)};
  overflow-y: auto;
  background: ${token('color-surface')};
  border-right: 1px solid ${token('color-border')};
`

const Group = styled(HStack)`
  letter-spacing: -0.02em;
  padding: ${space(1.5)} ${space(2)};
  font-weight: ${token('weight-strong')};
  color: ${token('color-muted')};
`

const entry = `
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  margin: 0;
  padding: 4px 8px;
  border-radius: ${radius(0.75)};
`

const Entry = styled(Link)<{ $child: boolean }>`
  ${entry}
  color: ${token('color-text')};
  ${({ $child }) => $child && 'padding-left: 30px; letter-spacing: -0.01em;'}
  &:hover {
    background: ${token('color-sunken')};
    text-decoration: none;
  }
  &[aria-current='page'] {
    background: ${token('color-accent-soft')};
    color: ${token('color-accent-strong')};
    font-weight: ${token('weight-strong')};
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`

const Foot = styled(VStack)`
  padding: ${space(2)};
  & > a {
    margin: 0 calc(-1 * ${space(2)});
  }
`

const Terms = styled.a`
  ${reset}
  ${entry}
  color: ${token('color-muted')};
  cursor: pointer;
  ${focusRing}
  &:hover {
    text-decoration: underline;
  }
`

/** Areas without a menu entry of their own, and the area whose entry is highlighted for them. */
const parentAreas: Partial<Record<AreaName, AreaName>> = {
  'cash-in-history': 'cash-in',
  'buy-fuel-history': 'buy-fuel',
  'price-history': 'buy-fuel',
  'fleet-card-edit': 'fleet-cards',
  'fleet-card': 'fleet-cards',
  'fuel-code': 'fuel-codes',
  driver: 'drivers',
  vehicle: 'vehicles',
}

export interface MenuProps {
  area: AreaName
  viewer: Viewer
  termsUrl: string | undefined
}

/** The menu of the wide frame. */
export function SideMenu(props: MenuProps) {
  const t = useMessages(shellMessages)
  return (
    <Bar aria-label={t.menu} className="fpk-side-menu">
      <MenuEntries {...props} />
    </Bar>
  )
}

/** The links of the menu, in groups, and the links below them. */
export function MenuEntries({ area, viewer, termsUrl }: MenuProps) {
  const t = useMessages(shellMessages)
  const id = useId()
  const current = parentAreas[area] ?? area
  const link = (target: AreaName, label: string, icon?: IconNode) => (
    <Entry to={{ area: target }} $child={!icon} aria-current={target === current ? 'page' : undefined}>
      {icon && <Icon of={icon} />}
      {label}
    </Entry>
  )
  return (
    <>
      <VStack as="ul" $gap={1}>
        {menuFor(viewer).map(({ key, pages }) => {
          const [first] = pages
          const icon = icons[key]
          const name = t.groups[key]
          const isSingle = pages.length === 1 && first && singleLinkGroups.has(key)
          if (isSingle) {
            return (
              <Box as="li" key={key}>
                {link(first.area, name, icon)}
              </Box>
            )
          }
          return (
            <Box as="li" key={key}>
              <Group id={`${id}-${key}`}>
                {icon && <Icon of={icon} />}
                <InlineText>{name}</InlineText>
              </Group>
              <VStack as="ul" $gap={0} aria-labelledby={`${id}-${key}`}>
                {pages.map((page) => (
                  <Box as="li" key={page.area}>
                    {link(page.area, t.areaNames[page.area])}
                  </Box>
                ))}
              </VStack>
            </Box>
          )
        })}
      </VStack>
      <Foot>
        <SupportContact />
        {termsUrl && (
          <Terms href={termsUrl} target="_blank" rel="noopener noreferrer">
            {t.terms}
            <Icon of={ExternalLink} />
          </Terms>
        )}
      </Foot>
    </>
  )
}

/** Groups with a single page that are links themselves. */
const singleLinkGroups: ReadonlySet<string> = new Set(['dashboard', 'stations', 'promos'])
