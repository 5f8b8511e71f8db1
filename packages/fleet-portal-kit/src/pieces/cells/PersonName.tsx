import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { reset } from '../../foundation/ui/layout.ts'

// Every row of a list renders this: one styled element with plain elements inside is fast.
const NameWithInitials = styled.span`
  ${reset}
  /* Inline, so that a link around it has a box. */
  display: inline-flex;
  vertical-align: top;
  max-width: 100%;
  align-items: center;
  gap: ${space(3)};
  & > span {
    ${reset}
    font-weight: ${token('weight-medium')};
    padding: ${space(1)} 0;
  }
  & > span[aria-hidden] {
    display: inline-grid;
    place-items: center;
    flex: none;
    width: 30px;
    height: 30px;
    padding: 0;
    border-radius: 50%;
    background: ${token('color-accent-soft')};
    color: ${token('color-accent')};
    font-size: 11px;
    font-weight: ${token('weight-title')};
    letter-spacing: 0.02em;
  }
`

const initial = (text: string) => text.trim().charAt(0).toUpperCase()

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

/** A full name, with its initials in a circle. */
export function PersonName({ firstName, lastName }: { firstName: string; lastName: string }) {
  return (
    <NameWithInitials>
      <span aria-hidden>{initial(firstName) + initial(lastName)}</span>
      <span>{fullName({ firstName, lastName })}</span>
    </NameWithInitials>
  )
}
