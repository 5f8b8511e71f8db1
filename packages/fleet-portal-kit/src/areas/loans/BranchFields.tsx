import { salesRegions } from 'fleet-portal-api-client/contract/loans'
import { useEffect, useState } from 'react'
import { NativeSelect } from '../../foundation/form/controls.ts'
import { InlineText } from '../../foundation/ui/layout.ts'
import { loansMessages } from '../../locales/en/loans.ts'
import { useMessages } from '../../provider/messages.ts'
import { Field, useFields } from './loanFields.ts'
import { TwoColumns } from './loanLayout.ts'
import type { LoanBranch } from './loanTerms.ts'

/** The region and a branch of it. A change of the region clears the branch and shows the reason. */
export function BranchFields({ branches }: { branches: readonly LoanBranch[] }) {
  const t = useMessages(loansMessages)
  const { watch, setValue, clearErrors, isFaulty } = useFields()
  const [clearedReason, setClearedReason] = useState<string>()
  const { region, branch } = watch()
  const available = branches.filter((one) => one.region === region)
  // A stored draft may contain a branch that the host has removed.
  const isUnavailable = branch !== '' && !available.some(({ value }) => value === branch)
  if (isUnavailable && clearedReason !== t.branchGone) setClearedReason(t.branchGone)
  useEffect(() => {
    if (isUnavailable) setValue('branch', '', { shouldDirty: true })
  }, [isUnavailable, setValue])

  // The hint already requests another branch, so the required error would repeat it.
  const isRedundantError = clearedReason !== undefined && isFaulty('branch')
  useEffect(() => {
    if (isRedundantError) clearErrors('branch')
  }, [isRedundantError, clearErrors])

  const changeRegion = (next: string) => {
    const previous = available.find(({ value }) => value === branch)
    setValue('branch', '', { shouldDirty: true })
    setClearedReason(previous && next ? t.branchCleared(previous.label, next) : undefined)
  }
  const hint = !region ? t.regionFirst : available.length === 0 ? t.noBranch(region) : clearedReason
  return (
    <TwoColumns>
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
        hint={hint && <InlineText role={clearedReason ? 'status' : undefined}>{hint}</InlineText>}
      >
        {({ onChange, ...control }) => (
          <NativeSelect
            {...control}
            disabled={available.length === 0}
            onChange={({ target: { value } }) => {
              setClearedReason(undefined)
              onChange(value)
            }}
          >
            <option value="">{t.choose}</option>
            {available.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </TwoColumns>
  )
}
