import { Check, Circle, X } from 'lucide'
import { styled } from 'styled-components'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { Box, InlineText, reset, VisuallyHidden } from '../../foundation/ui/layout.ts'
import { newPasswordMessages } from '../../locales/en/newPassword.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { passwordRules } from './newPassword.ts'

const List = styled.ul`
  ${reset}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(1)} ${space(3)};
  margin-top: ${space(1.5)};
`

const Rule = styled.li<{ $isMet: boolean }>`
  ${reset}
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  transition: color ${token('duration')};
  color: ${({ $isMet }) => token($isMet ? 'color-success' : 'color-muted')};
`

/** What only the server can tell, said beforehand. */
const Uncommon = styled(Box)<{ $failed: boolean }>`
  display: flex;
  align-items: baseline;
  gap: ${space(1.5)};
  margin-top: ${space(1.5)};
  color: ${({ $failed }) => token($failed ? 'color-danger' : 'color-muted')};
  & > svg {
    flex: none;
    translate: 0 2px;
  }
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
  const isGuessed = isRefused && met === rules.length
  return (
    <Box className="fpk-password-rules">
      <InlineText>{t.rules}</InlineText>
      <List>
        {rules.map(({ rule, isMet }) => (
          <Rule key={rule} $isMet={isMet} data-met={isMet}>
            <Icon of={isMet ? Check : Circle} />
            <InlineText>
              {t[rule]}
              <VisuallyHidden>, {isMet ? t.met : t.notMet}</VisuallyHidden>
            </InlineText>
          </Rule>
        ))}
      </List>
      <Uncommon $failed={isGuessed}>
        {isGuessed && <Icon of={X} />}
        <InlineText>{t.uncommon}</InlineText>
      </Uncommon>
      <VisuallyHidden role="status">{password && t.progress(met, rules.length)}</VisuallyHidden>
    </Box>
  )
}
