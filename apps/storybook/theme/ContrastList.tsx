import { type FleetPortalAppearance } from 'fleet-portal-kit'
import { resolveTokens, type ContrastProblem } from 'fleet-portal-kit/theme'
import { styled } from 'styled-components'
import { Banner } from '../../../packages/fleet-portal-kit/src/foundation/ui/Banner.tsx'
import { Button } from '../../../packages/fleet-portal-kit/src/foundation/ui/Button.tsx'
import {
  HStack,
  InlineText,
  reset,
  VStack,
} from '../../../packages/fleet-portal-kit/src/foundation/ui/layout.ts'
import { radius, space, token } from '../../../packages/fleet-portal-kit/src/provider/appearance.ts'
import { labelOf } from './tokenGroups.ts'

const Sample = styled.span`
  ${reset}
  flex: none;
  display: grid;
  place-items: center;
  width: ${space(10)};
  height: ${space(8)};
  border: 1px solid ${token('color-border')};
  border-radius: ${radius(0.75)};
  font-weight: ${token('weight-strong')};
`

const List = styled.ul`
  ${reset}
  display: grid;
  gap: ${space(3)};
`

const Item = styled.li`
  ${reset}
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
`

const Words = styled(VStack)`
  flex: 1 1 180px;
`

interface ContrastListProps {
  appearance: FleetPortalAppearance
  problems: readonly ContrastProblem[]
  /** Takes the suggested value of a problem. */
  onMend: (problem: ContrastProblem) => void
}

/** The pairs of colours with too little contrast, each with what would do. */
export function ContrastList({ appearance, problems, onMend }: ContrastListProps) {
  if (problems.length === 0) {
    return <Banner tone="success">Every pair of colours meets WCAG 2.2 AA.</Banner>
  }
  return (
    <VStack $gap={3}>
      <Banner tone="danger">
        {problems.length === 1
          ? '1 pair of colours has too little contrast.'
          : `${problems.length} pairs of colours have too little contrast.`}{' '}
        The theme can be exported when all are mended.
      </Banner>
      <List aria-label="Pairs with too little contrast">
        {problems.map((problem) => {
          const { scheme, color, background, ratio, required, suggestion } = problem
          const tokens = resolveTokens(appearance, scheme)
          return (
            <Item key={`${scheme} ${color} ${background}`}>
              <Sample aria-hidden style={{ color: tokens[color], background: tokens[background] }}>
                Aa
              </Sample>
              <Words $gap={0}>
                <InlineText>
                  {labelOf(color)} on {labelOf(background)}, {scheme}
                </InlineText>
                <InlineText $muted>
                  {ratio === undefined
                    ? 'Not a colour that can be checked.'
                    : `${ratio.toFixed(2)} of ${required}`}
                </InlineText>
              </Words>
              {suggestion && (
                <HStack>
                  <Button onClick={() => onMend(problem)}>
                    {labelOf(suggestion.token)}: {suggestion.value}
                  </Button>
                </HStack>
              )}
            </Item>
          )
        })}
      </List>
    </VStack>
  )
}
