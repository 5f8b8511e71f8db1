import { salesRegions } from 'api-client/contract/loans'
import { useEffect, useState } from 'react'
import { NativeSelect } from '../../foundation/form/controls.ts'
import { InlineText } from '../../foundation/ui/layout.ts'
import { loansMessages } from '../../locales/en/loans.ts'
import { useMessages } from '../../provider/messages.ts'
import { Field, useFields } from './loanFields.ts'
import { Pair } from './loanLayout.ts'
import type { LoanBranch } from './loanTerms.ts'

/** A region and one of its branches. Another region takes the branch off, and says so. */
export function BranchFields({ branches }: { branches: readonly LoanBranch[] }) {
  const t = useMessages(loansMessages)
  const { watch, setValue, clearErrors, isFaulty } = useFields()
  const [notice, setNotice] = useState<string>()
  const { region, branch } = watch()
  const offered = branches.filter((one) => one.region === region)
  // Such as one that was kept from before the host changed its branches.
  const isGone = branch !== '' && !offered.some(({ value }) => value === branch)
  if (isGone && notice !== t.branchGone) setNotice(t.branchGone)
  useEffect(() => {
    if (isGone) setValue('branch', '', { shouldDirty: true })
  }, [isGone, setValue])

  // The notice says that one is to be chosen: a fault in red would say it again.
  const isSaidTwice = notice !== undefined && isFaulty('branch')
  useEffect(() => {
    if (isSaidTwice) clearErrors('branch')
  }, [isSaidTwice, clearErrors])

  const changeRegion = (next: string) => {
    const before = offered.find(({ value }) => value === branch)
    setValue('branch', '', { shouldDirty: true })
    setNotice(before && next ? t.branchCleared(before.label, next) : undefined)
  }
  const hint = !region ? t.regionFirst : offered.length === 0 ? t.noBranch(region) : notice
  return (
    <Pair>
      <Field name="region" label={t.fields.region} isRequired>
        {({ onChange, ...control }) => (
          <NativeSelect
            {...control}
            onChange={({ target: { value } }) => {
              changeRegion(value)
              onChange(value)
            }}
          >
            <option value="">{t.choose}</option>
            {salesRegions.map((one) => (
              <option key={one} value={one}>
                {t.regions[one]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field
        name="branch"
        label={t.fields.branch}
        isRequired
        hint={hint && <InlineText role={notice ? 'status' : undefined}>{hint}</InlineText>}
      >
        {({ onChange, ...control }) => (
          <NativeSelect
            {...control}
            disabled={offered.length === 0}
            onChange={({ target: { value } }) => {
              setNotice(undefined)
              onChange(value)
            }}
          >
            <option value="">{t.choose}</option>
            {offered.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </Pair>
  )
}
