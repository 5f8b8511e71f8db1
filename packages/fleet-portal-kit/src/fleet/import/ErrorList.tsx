import { styled } from 'styled-components'
import { importMessages } from '../../locales/en/imports.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { VStack, Paragraph, reset } from '../../foundation/ui/layout.ts'
import type { ErrorGroup } from './errorGroups.ts'

const Heading = styled.h3`
  ${reset}
  display: block;
  font-weight: ${token('weight-strong')};
`

const Items = styled.ul`
  ${reset}
  display: block;
  padding-left: ${space(4)};
`

const Item = styled.li`
  ${reset}
  display: list-item;
  list-style: disc;
  padding: 1px 0;
  &::marker {
    color: ${token('color-border-input')};
  }
`

const Group = styled(VStack)`
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
`

/** Lists errors in groups with headings. */
export function ErrorList({ groups }: { groups: readonly ErrorGroup[] }) {
  const t = useMessages(importMessages)
  return (
    <VStack $gap={2}>
      {groups.map(({ heading, items, more }) => (
        <Group key={heading} role="group" aria-label={heading}>
          <Heading>{heading}</Heading>
          <Items>
            {items.map((item) => (
              <Item key={item}>{item}</Item>
            ))}
          </Items>
          {more > 0 && <Paragraph $muted>{t.more(more)}</Paragraph>}
        </Group>
      ))}
    </VStack>
  )
}
