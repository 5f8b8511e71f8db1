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
  /* The longest rule: half a row would break its list of signs. */
  &[data-rule='sign'] {
    grid-column: 1 / -1;
  }
`

/** The rule that only the server can check. */
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
  /** The server rejected the password although it meets all rules: it is too common. */
  isTooCommon: boolean
}

/** The rules of a new password. Each rule is checked off as soon as it is met. */
export function PasswordRules({ password, isTooCommon }: PasswordRulesProps) {
  const t = useMessages(newPasswordMessages)
  const rules = passwordRules(password)
  const met = rules.filter(({ isMet }) => isMet).length
  const isUncommonFailed = isTooCommon && met === rules.length
  return (
    <Box className="fpk-password-rules">
      <InlineText>{t.rules}</InlineText>
      <List>
        {rules.map(({ rule, isMet }) => (
          <Rule key={rule} $isMet={isMet} data-rule={rule} data-met={isMet}>
            <Icon of={isMet ? Check : Circle} />
            <InlineText>
              {t[rule]}
              <VisuallyHidden>, {isMet ? t.met : t.notMet}</VisuallyHidden>
            </InlineText>
          </Rule>
        ))}
      </List>
      <Uncommon $failed={isUncommonFailed}>
        {isUncommonFailed && <Icon of={X} />}
        <InlineText>{t.uncommon}</InlineText>
      </Uncommon>
      <VisuallyHidden role="status">{password && t.progress(met, rules.length)}</VisuallyHidden>
    </Box>
  )
}
