import { styled } from 'styled-components'
import { Card, InlineText, reset, Subtitle, VStack } from '../../foundation/ui/layout.ts'
import { loansMessages } from '../../locales/en/loans.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'

const Frame = styled(Card)`
  padding: ${space(5)};
`

const Steps = styled.ol`
  ${reset}
  display: grid;
  gap: ${space(4)};
  counter-reset: step;
  & > li {
    ${reset}
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: ${space(3)};
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: ${token('color-accent-soft')};
    color: ${token('color-accent')};
    font-size: ${token('text-label')};
    font-weight: ${token('weight-strong')};
  }
`

/** What happens after an inquiry was sent. */
export function NextSteps() {
  const t = useMessages(loansMessages)
  const { sent, reply, agree } = t.nextSteps
  return (
    <Frame aria-label={t.nextTitle}>
      <VStack $gap={4}>
        <Subtitle>{t.nextTitle}</Subtitle>
        <Steps>
          {[sent, reply, agree].map((step) => (
            <li key={step}>
              <InlineText>{step}</InlineText>
            </li>
          ))}
        </Steps>
      </VStack>
    </Frame>
  )
}
