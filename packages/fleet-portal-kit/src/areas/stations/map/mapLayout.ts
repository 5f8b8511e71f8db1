import { styled } from 'styled-components'
import { Box, HStack } from '../../../foundation/ui/layout.ts'
import { space, token } from '../../../provider/appearance.ts'

/** The height of the map and of the list beside it. */
const mapHeight = '557px'

/** The list and the map side by side; in a narrow container the map is above the list. */
export const Panes = styled(Box)`
  display: grid;
  grid-template-columns: minmax(300px, 380px) minmax(0, 1fr);
  height: ${mapHeight};
  border-top: 1px solid ${token('color-border')};
  overflow: hidden;
  border-radius: 0 0 ${token('radius')} ${token('radius')};
  @container (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto;
    height: auto;
  }
`

/** The list with the station details on top of it. The covered list keeps its scroll position. */
export const SidePane = styled(Box)`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
  border-right: 1px solid ${token('color-border')};
  & > * {
    grid-area: 1 / 1;
    min-height: 0;
    overflow: auto;
  }
  & > [data-covered] {
    visibility: hidden;
  }
  @container (max-width: 760px) {
    order: 2;
    border-right: 0;
    border-top: 1px solid ${token('color-border')};
    max-height: ${mapHeight};
  }
`

export const MapArea = styled(Box)`
  position: relative;
  min-width: 0;
  height: ${mapHeight};
  display: grid;
  background: ${token('color-sunken')};
  &[data-strip] {
    grid-template-rows: auto minmax(0, 1fr);
  }
  @container (max-width: 760px) {
    height: 320px;
  }
`

/** Explains why the built-in map is shown instead of Google Maps. */
export const MapStrip = styled(HStack)`
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(1.5)} ${space(3)};
  min-height: calc(${token('control-height')} + ${space(3)});
  background: ${token('color-warning-soft')};
  color: ${token('color-text')};
  border-bottom: 1px solid ${token('color-border')};
  font-size: ${token('text-table')};
  & svg {
    color: ${token('color-warning')};
  }
`

/** A note about stations that the map does not show. */
export const MapNote = styled(Box)`
  position: absolute;
  top: ${space(3)};
  left: ${space(3)};
  max-width: calc(100% - ${space(20)});
  padding: ${space(1.5)} ${space(2.5)};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  font-size: ${token('text-table')};
  &:empty {
    display: none;
  }
`

export const Overlay = styled(Box)`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  gap: ${space(2)};
  background: ${token('color-sunken')};
  color: ${token('color-muted')};
`
