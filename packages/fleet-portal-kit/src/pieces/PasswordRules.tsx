import { Check, Circle, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Icon } from '../foundation/ui/Icon.tsx'
import { Box, Inline, reset, Spoken } from '../foundation/ui/layout.ts'
import { newPasswordMessages } from '../locales/en/newPassword.ts'
import { space, token } from '../provider/appearance.ts'
import { useMessages } from '../provider/messages.ts'
import { passwordRules } from './newPassword.ts'

const List = styled.ul`
  ${reset}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(1)} ${space(3)};
  margin-top: ${space(1.5)};
`

const Rule = styled.li<{ $tone: 'open' | 'met' | 'failed' }>`
  ${reset}
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  transition: color ${token('motion')};
  color: ${({ $tone }) =>
    token($tone === 'met' ? 'color-success' : $tone === 'failed' ? 'color-danger' : 'color-muted')};
`

interface PasswordRulesProps {
  password: string
  /** The server refused it though every rule here is met: too many people have it. */
  isRefused: boolean
}

/** The rules of a new password, each ticked off as soon as it is met. */
export function PasswordRules({ password, isRefused }: PasswordRulesProps) {
  const t = useMessages(newPasswordMessages)
  const rules = passwordRules(password)
  const met = rules.filter(({ isMet }) => isMet).length
  return (
    <Box className="fpk-password-rules">
      <Inline>{t.rules}</Inline>
      <List>
        {rules.map(({ rule, isMet }) => (
          <Rule key={rule} $tone={isMet ? 'met' : 'open'} data-met={isMet}>
            <Icon of={isMet ? Check : Circle} />
            <Inline>
              {t[rule]}
              <Spoken>, {isMet ? t.met : t.notMet}</Spoken>
            </Inline>
          </Rule>
        ))}
        {isRefused && met === rules.length && (
          <Rule $tone="failed" data-met={false}>
            <Icon of={X} />
            <Inline>{t.uncommon}</Inline>
          </Rule>
        )}
      </List>
      <Spoken role="status">{password && t.progress(met, rules.length)}</Spoken>
    </Box>
  )
}
