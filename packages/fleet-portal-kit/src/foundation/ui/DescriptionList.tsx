import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { fingerOr, reset } from './layout.ts'

const List = styled.dl`
  ${reset}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2.5)};
`

/** Name and value are on one line if both fit. Otherwise each has half of the line, or more if the other is shorter. */
const Row = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: auto auto;
  gap: ${space(4)};
  align-items: baseline;
  align-content: center;
  & > * {
    min-width: 0;
  }
  &:has(a, button) {
    min-height: ${fingerOr('0')};
  }
`

const Name = styled.dt`
  ${reset}
  display: block;
  text-align: start;
  color: ${token('color-muted')};
`

const Value = styled.dd<{ $strong: boolean | undefined }>`
  ${reset}
  display: block;
  text-align: end;
  overflow-wrap: anywhere;
  & > :is(div, span) {
    justify-content: flex-end;
  }
  ${({ $strong }) => $strong && `font-weight: ${token('weight-title')};`}
`

export interface DescriptionItem {
  name: string
  value: ReactNode
  isStrong?: boolean
}

/** A list of names with their values. */
export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  return (
    <List className="fpk-facts">
      {items.map(({ name, value, isStrong }) => (
        <Item key={name} name={name} value={value} isStrong={isStrong} />
      ))}
    </List>
  )
}

function Item({
  name,
  value,
  isStrong,
}: Omit<DescriptionItem, 'isStrong'> & { isStrong: boolean | undefined }) {
  return (
    <Row>
      <Name>{name}</Name>
      <Value $strong={isStrong}>{value}</Value>
    </Row>
  )
}
