import { css, styled } from 'styled-components'
import { InlineText, reset } from '../../../../foundation/ui/layout.ts'
import { radius, space, token } from '../../../../provider/appearance.ts'

/** The list of markers. The space between the markers passes pointer events to the map. */
export const Layer = styled.ul`
  ${reset}
  position: absolute;
  inset: 0;
  pointer-events: none;
  & > li {
    ${reset}
    position: absolute;
    left: 0;
    top: 0;
    width: 0;
    height: 0;
    &:hover,
    &:focus-within {
      z-index: 1;
    }
  }
`

export const PinShape = styled.svg`
  ${reset}
  display: block;
  width: 100%;
  height: 100%;
  overflow: visible;
  & > path {
    fill: ${token('color-accent')};
    stroke: ${token('color-surface')};
    stroke-width: 1.5;
  }
  & > circle {
    fill: ${token('color-on-accent')};
  }
  @media (forced-colors: active) {
    & > path {
      fill: ButtonText;
      stroke: Canvas;
    }
    & > circle {
      fill: Canvas;
    }
  }
`

const focusOutline = css`
  &:focus-visible {
    outline: 2px solid ${token('color-text')};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${token('color-surface')};
  }
`

export const PinButton = styled.button`
  ${reset}
  position: absolute;
  left: -12px;
  top: -31px;
  width: 24px;
  height: 32px;
  border-radius: 12px;
  cursor: pointer;
  pointer-events: auto;
  ${focusOutline}
  &:hover path {
    fill: ${token('color-accent-strong')};
  }
  & > [data-part='name'] {
    position: absolute;
    left: 50%;
    top: 100%;
    transform: translateX(-50%);
    margin-top: ${space(1)};
    padding: ${space(0.5)} ${space(2)};
    border-radius: ${radius(0.75)};
    white-space: nowrap;
    font-size: ${token('text-label')};
    background: ${token('color-text')};
    color: ${token('color-surface')};
    pointer-events: none;
    visibility: hidden;
  }
  &:hover > [data-part='name'],
  &:focus-visible > [data-part='name'] {
    visibility: visible;
  }
`

export const ClusterButton = styled.button<{ $size: number }>`
  ${reset}
  position: absolute;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  left: ${({ $size }) => $size / -2}px;
  top: ${({ $size }) => $size / -2}px;
  display: grid;
  place-items: center;
  border-radius: 50%;
  font-size: ${token('text-label')};
  font-weight: ${token('weight-strong')};
  background: ${token('color-accent')};
  color: ${token('color-on-accent')};
  border: 2px solid ${token('color-surface')};
  cursor: pointer;
  pointer-events: auto;
  ${focusOutline}
  &:hover {
    background: ${token('color-accent-strong')};
  }
`

/** The pin of the selected station: larger than the others, with a shadow at its tip. */
export const SelectedPin = styled(InlineText)`
  position: absolute;
  left: -21px;
  top: -55px;
  width: 42px;
  height: 56px;
  z-index: 2;
  & path {
    fill: ${token('color-text')};
  }
  & circle {
    fill: ${token('color-surface')};
  }
  @media (forced-colors: active) {
    & path {
      fill: Highlight;
    }
    & circle {
      fill: HighlightText;
    }
  }
  &::before {
    content: '';
    position: absolute;
    left: 50%;
    top: 100%;
    width: 20px;
    height: 8px;
    margin: -5px 0 0 -10px;
    border-radius: 50%;
    background: ${token('color-overlay')};
  }
`

export const UserDot = styled(InlineText)`
  position: absolute;
  left: -9px;
  top: -9px;
  width: 18px;
  height: 18px;
  border-radius: 50%;
  background: ${token('color-gas97')};
  border: 3px solid ${token('color-surface')};
  box-shadow: 0 0 0 1px ${token('color-border-input')};
`
