import { styled } from 'styled-components'
import { radius, space, token } from '../../provider/appearance.ts'
import { Box, fingerArea, focusRing, reset } from '../ui/layout.ts'

export const ComboboxFrame = styled.div`
  ${reset}
  position: relative;
  display: block;
  & > input {
    padding-right: 56px;
    text-overflow: ellipsis;
  }
`

/** The icons at the end of the field. */
export const FieldEnd = styled.span`
  ${reset}
  position: absolute;
  top: 0;
  right: ${space(2)};
  display: flex;
  align-items: center;
  gap: ${space(1)};
  height: ${token('control-height')};
  color: ${token('color-muted')};
  pointer-events: none;
`

export const ClearButton = styled.button`
  ${reset}
  position: relative;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: ${radius(0.75)};
  cursor: pointer;
  pointer-events: auto;
  ${fingerArea}
  ${focusRing}
`

export const List = styled.div.attrs({ className: 'fpk-options' })`
  ${reset}
  display: flex;
  flex-direction: column;
  z-index: 58;
  padding: ${space(1)};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
  box-shadow: ${token('shadow-overlay')};
`

export const Option = styled.div<{ $active: boolean }>`
  ${reset}
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(1.5)} ${space(2.5)};
  border-radius: ${radius(0.75)};
  cursor: pointer;
  background: ${({ $active }) => $active && token('color-sunken')};
  outline: ${({ $active }) => $active && '2px solid transparent'};
  outline-offset: -2px;
  &[aria-selected='true'] {
    font-weight: ${token('weight-strong')};
  }
  & > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > :not(:first-child) {
    flex: none;
    max-width: 50%;
  }
`

export const Note = styled(Box)`
  padding: ${space(2)} ${space(2.5)};
  color: ${token('color-muted')};
`

/** The loaded and the total number of options. */
export const CountNote = styled(Note)`
  padding-block: ${space(1.5)};
  border-top: 1px solid ${token('color-border')};
  font-size: ${token('text-label')};
`
