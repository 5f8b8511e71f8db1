import { useNow } from '../../../foundation/data/useNow.ts'
import { FormStep } from '../../../foundation/form/summaryLayout.ts'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { CopyButton } from '../../../foundation/ui/CopyButton.tsx'
import { DescriptionList } from '../../../foundation/ui/DescriptionList.tsx'
import { VStack, InlineText, HStack, Paragraph, reset, Subtitle } from '../../../foundation/ui/layout.ts'
import { depositMessages } from '../../../locales/en/deposits.ts'
import { space, token } from '../../../provider/appearance.ts'
import { MonoText } from '../../../pieces/cells/MonoText.tsx'
import { SupportContact } from '../../../pieces/session/SupportContact.tsx'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { DepositAccount } from '../../../provider/payments.ts'
import { usePortal } from '../../../provider/portal.ts'
import { styled } from 'styled-components'
import { transferVerifiedOn, verifiedBy } from '../cards/verifiedBy.ts'

const Accounts = styled.ul`
  ${reset}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${space(3)};
  list-style: none;
`

const Account = styled.li`
  ${reset}
  display: block;
  min-width: 0;
  overflow-wrap: anywhere;
  padding: ${space(3)} ${space(3.5)};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
`

const Steps = styled.ol`
  ${reset}
  display: block;
  list-style: decimal;
  padding-inline-start: ${space(5)};
  & > li {
    all: unset;
    display: list-item;
    padding: ${space(0.5)} 0;
  }
`

function AccountCard({ account: { bank, accountName, accountNumber } }: { account: DepositAccount }) {
  const t = useMessages(depositMessages)
  return (
    <Account>
      <VStack $gap={1}>
        <InlineText $strong>{bank}</InlineText>
        <InlineText>{accountName}</InlineText>
        <HStack $gap={1}>
          <MonoText>{accountNumber}</MonoText>
          <CopyButton text={accountNumber} name={`${t.accountNumber}, ${bank}`} />
        </HStack>
      </VStack>
    </Account>
  )
}

const noAccounts: readonly DepositAccount[] = []

/** The instructions for a deposit: the accounts, the fee, and when the wallet is credited. Sends nothing. */
export function ManualDeposit() {
  const t = useMessages(depositMessages)
  const { formatDay, formatInstantShort } = useFormats()
  const accounts = usePortal().payments?.depositAccounts ?? noAccounts
  const now = useNow(true)
  const depositVerifiedBy = formatInstantShort(new Date(verifiedBy(now)).toISOString())
  return (
    <VStack $gap={5}>
      <Banner tone="warning">{t.deduction}</Banner>
      {accounts.length > 0 && (
        <FormStep>
          <VStack $gap={4}>
            <Subtitle>{t.accounts}</Subtitle>
            <Accounts>
              {accounts.map((account) => (
                <AccountCard key={`${account.bank} ${account.accountNumber}`} account={account} />
              ))}
            </Accounts>
          </VStack>
        </FormStep>
      )}
      <FormStep>
        <VStack $gap={3}>
          <Subtitle>{t.howTitle}</Subtitle>
          <Steps>
            {accounts.length === 0 && <li>{t.noAccounts}</li>}
            <li>{t.depositStep}</li>
            <li>{t.proofStep}</li>
            <li>{t.creditStep}</li>
          </Steps>
          <SupportContact />
        </VStack>
      </FormStep>
      <FormStep>
        <VStack $gap={3}>
          <Subtitle>{t.whenTitle}</Subtitle>
          <DescriptionList
            items={[
              { name: t.deposit, value: t.depositTime },
              { name: t.transferBefore, value: t.transferBeforeTime },
              { name: t.transferAfter, value: t.transferAfterTime },
              { name: t.check, value: t.checkTime },
            ]}
          />
          <Paragraph>{t.now(depositVerifiedBy, formatDay(transferVerifiedOn(now)))}</Paragraph>
          <Paragraph $muted>{t.hours}</Paragraph>
        </VStack>
      </FormStep>
    </VStack>
  )
}
