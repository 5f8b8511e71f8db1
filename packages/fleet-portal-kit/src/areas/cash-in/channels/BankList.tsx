import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Input } from '../../../foundation/form/controls.ts'
import { Lockable } from '../../../foundation/form/Lockable.tsx'
import { joinIds } from '../../../foundation/form/joinIds.ts'
import { ChoiceCard, ChoiceRadio } from '../../../foundation/form/choice.ts'
import {
  VStack,
  InlineText,
  HStack,
  Paragraph,
  reset,
  VisuallyHidden,
} from '../../../foundation/ui/layout.ts'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { matchesSearch, type BankChoice } from '../../../headless/cash-in/bankChoice.ts'

const Grid = styled.fieldset`
  ${reset}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
  @container (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const NoteText = styled(InlineText)`
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
`

const ErrorText = styled(InlineText)`
  font-size: ${token('text-label')};
  color: ${token('color-danger')};
`

interface BankListProps {
  banks: readonly BankChoice[]
  value: string | undefined
  onChange: (bank: BankChoice) => void
  isDisabled: boolean
  /** Whether the page has locked the bank. Then only this bank is shown. */
  isLocked: boolean
  error: string | undefined
}

/** The radio group of the banks with their fees and limits, and a search. An unavailable bank is disabled. */
export function BankList(props: BankListProps) {
  const { banks, value, onChange, isDisabled, isLocked, error } = props
  const t = useMessages(cashInMessages)
  const { formatPesos } = useFormats()
  const id = useId()
  const [search, setSearch] = useState('')
  const found = banks.filter((bank) => bank.code === value || (!isLocked && matchesSearch(bank, search)))
  const noteOf = ({ terms, isAvailable }: BankChoice) => {
    if (!isAvailable) return t.unavailable
    return `${terms.fee === 0 ? t.bankFree : t.bankFee(formatPesos(terms.fee))} · ${t.upTo(formatPesos(terms.max))}`
  }
  return (
    <VStack $gap={3}>
      {!isLocked && (
        <label>
          <VisuallyHidden>{t.searchBank}</VisuallyHidden>
          <Input
            type="search"
            value={search}
            placeholder={t.searchBank}
            autoComplete="off"
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </label>
      )}
      <Lockable isLocked={isLocked}>
        {(noteId) => (
          <Grid
            role="radiogroup"
            aria-label={t.bank}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-disabled={isLocked || undefined}
            aria-describedby={joinIds(noteId, error && `${id}-error`)}
          >
            {found.map((bank) => (
              <ChoiceCard key={bank.code}>
                <ChoiceRadio
                  name={id}
                  value={bank.code}
                  checked={bank.code === value}
                  disabled={isDisabled || !bank.isAvailable}
                  aria-label={bank.name}
                  aria-describedby={`${id}-${bank.code}`}
                  onChange={() => onChange(bank)}
                />
                <VStack $gap={0.5}>
                  <HStack $justify="space-between" $align="baseline">
                    <InlineText $strong>{bank.name}</InlineText>
                    {bank.isRecent && <NoteText $nowrap>{t.usedBefore}</NoteText>}
                  </HStack>
                  <NoteText id={`${id}-${bank.code}`}>{noteOf(bank)}</NoteText>
                </VStack>
              </ChoiceCard>
            ))}
          </Grid>
        )}
      </Lockable>
      {found.length === 0 && (
        <Paragraph $muted role="status">
          {isLocked ? t.unavailable : search ? t.noBank(search) : t.noBanks}
        </Paragraph>
      )}
      {error && (
        <ErrorText id={`${id}-error`} role="alert">
          {error}
        </ErrorText>
      )}
    </VStack>
  )
}
