import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { reset } from './layout.ts'

const List = styled.dl`
  ${reset}
  display: grid;
  grid-template-columns: fit-content(45%) 1fr;
  gap: ${space(2.5)} ${space(4)};
  align-items: baseline;
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
  min-width: 0;
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
    <>
      <Name>{name}</Name>
      <Value $strong={isStrong}>{value}</Value>
    </>
  )
}
