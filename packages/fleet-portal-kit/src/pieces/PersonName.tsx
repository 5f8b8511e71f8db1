import { styled } from 'styled-components'
import { space, token } from '../provider/appearance.ts'
import { reset } from '../foundation/ui/layout.ts'

const Avatar = styled.span`
  ${reset}
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 30px;
  height: 30px;
  border-radius: 50%;
  background: ${token('color-accent-soft')};
  color: ${token('color-accent')};
  font-size: 11px;
  font-weight: 650;
  letter-spacing: 0.02em;
`

const Person = styled.div`
  ${reset}
  display: flex;
  align-items: center;
  gap: ${space(3)};
`

const Name = styled.span`
  ${reset}
  font-weight: 550;
  padding: ${space(1)} 0;
`

const initial = (text: string) => text.trim().charAt(0).toUpperCase()

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

/** A person with the initials in a circle. */
export function PersonName({ firstName, lastName }: { firstName: string; lastName: string }) {
  return (
    <Person>
      <Avatar aria-hidden>{initial(firstName) + initial(lastName)}</Avatar>
      <Name>{fullName({ firstName, lastName })}</Name>
    </Person>
  )
}
