import { client, inClient, inKit, kit } from '../named.mjs'

const useRead = `${kit}/foundation/data/useRead.ts`

/** Lists, forms and dialogs: what is on screen, and what becomes of typed text. */
export const lists = [
  {
    name: 'late answer: of an earlier search',
    breaks: 'Whatever answer of a list comes last is shown, whatever was asked since.',
    file: useRead,
    find: `    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.call(row, input, { signal, isReread: queryClient.getQueryData(queryKey) !== undefined }),
`,
    replace: `    queryFn: async () => {
      const answer = await client.call(row, input, {
        isReread: queryClient.getQueryData(queryKey) !== undefined,
      })
      queryClient.setQueriesData({ queryKey: [row.name], type: 'active' }, answer)
      return answer
    },
`,
    tests: [
      inKit(
        'areas/drivers/lateAnswers.test.tsx',
        'to an earlier search does not take the place of the present one',
      ),
    ],
  },
  {
    name: 'late answer: of an earlier lookup',
    breaks: 'Whatever options come last are shown, whatever was typed since.',
    file: `${kit}/foundation/form/useLookup.ts`,
    find: `      queryFn: ({ pageParam, signal }) => {
        const page = { ...input, ...(searchKey && { searchKey }), page: pageParam, perPage }
        return client.call(row, page as InputOf<R>, { signal })
      },
`,
    replace: `      queryFn: async ({ pageParam }) => {
        const page = { ...input, ...(searchKey && { searchKey }), page: pageParam, perPage }
        const answer = await client.call(row, page as InputOf<R>)
        queryClient.setQueriesData(
          { queryKey: [row.name, 'lookup'], type: 'active' },
          { pages: [answer], pageParams: [pageParam] },
        )
        return answer
      },
`,
    tests: [
      inKit('foundation/form/LookupSelect.test.tsx', 'a late answer to an earlier search changes no option'),
    ],
  },
  {
    name: 'late answer: of an earlier keystroke',
    breaks: 'The search for what was typed before Enter takes place after it.',
    file: `${kit}/foundation/list/SearchBox.tsx`,
    find: 'const search = (next: string, wait: number) => {\n    clearTimeout(timer.current)\n',
    replace: 'const search = (next: string, wait: number) => {\n',
    tests: [
      inKit(
        'areas/drivers/lateAnswers.test.tsx',
        'the beginning of what was searched for is not searched for',
      ),
    ],
  },
  {
    name: 'late answer: of a page that was left',
    breaks: 'A page that was asked for is gone to after the person has gone on to something else.',
    file: `${kit}/foundation/list/usePageTurn.ts`,
    find: 'if (shown.current === input) setPage(page)',
    replace: 'setPage(page)',
    tests: [
      inKit(
        'areas/drivers/driversAddress.test.tsx',
        'is not gone to by whoever has gone on to something else',
      ),
    ],
  },
  {
    name: 'late answer: of an import that was left',
    breaks: 'What the fleet holds is marked in a sheet after the look at the fleet was given up.',
    file: `${kit}/foundation/import/lookInFleet.ts`,
    find: '    signal.throwIfAborted()\n',
    replace: '',
    tests: [
      inKit(
        'foundation/import/lookInFleet.test.ts',
        'an answer that comes after the look was given up marks nothing',
      ),
    ],
  },
  {
    name: 'late answer: of an earlier file',
    breaks: 'The verdict on a file is taken for that of the file that was chosen after it.',
    file: `${kit}/foundation/import/importFlow.ts`,
    find: "if (state.at !== 'checking' || state.file !== event.file) return state",
    replace: "if (state.at !== 'checking') return state",
    tests: [
      inKit(
        'foundation/import/importFlow.test.ts',
        'forgets the verdict on a file that was given up for another',
      ),
    ],
  },
  {
    name: 'late answer: of earlier drafts',
    breaks: 'Codes that were made of earlier drafts are taken for those of the drafts under way.',
    file: `${kit}/areas/generate-fuel-codes/generation.ts`,
    find: '// What is on its way now has another end.\n      if (isBusy(state) && !sent) return state\n',
    replace: '',
    tests: [
      inKit(
        'areas/generate-fuel-codes/generation.test.ts',
        'says nothing about other drafts that are on their way now',
      ),
    ],
  },
  {
    name: 'late answer: leads away',
    breaks: 'An answer to a cash-in leads to the payment page though the user has gone elsewhere.',
    file: `${kit}/areas/cash-in/useCashIn.ts`,
    find: '    if (!isHere.current) return\n',
    replace: '',
    tests: [
      inKit(
        'areas/cash-in/leaving.test.tsx',
        'when the person is elsewhere takes nobody away, and is told when',
      ),
    ],
  },
  {
    name: 'focus: lost when a dialog closes',
    breaks: 'The focus does not go back to what opened a dialog.',
    file: `${kit}/foundation/overlay/Dialog.tsx`,
    find: 'initialFocus={initialFocus ?? firstField} restoreFocus>',
    replace: 'initialFocus={initialFocus ?? firstField} restoreFocus returnFocus={false}>',
    tests: [
      inKit(
        'foundation/overlay/Dialog.test.tsx',
        'Esc closes the top one only, and the focus goes back to what opened each',
      ),
    ],
  },
  {
    name: 'text: lost when the session ends',
    breaks: 'A session that ends by itself removes what its user typed.',
    file: `${kit}/provider/followSession.ts`,
    find: 'isForGood: isOtherUser })',
    replace: 'isForGood: true })',
    tests: [
      inKit('areas/buy-fuel/leftOrder.test.tsx', 'waits for the same person when a session ends by itself'),
    ],
  },
  {
    name: 'text: lost when the tab is closed',
    breaks: 'What is typed is not copied out of its tab.',
    file: `${kit}/provider/workStore.ts`,
    find: 'if (options?.isTyped) copies?.set(key, kept.get(key))',
    replace: '',
    tests: [inKit('provider/closedTabs.test.ts', 'is taken over by the next tab once its own was closed')],
  },
  {
    name: 'text: lost when the role changes',
    breaks: 'What stood in a form is not shown on the page that took the form away.',
    file: `${kit}/foundation/form/useKeptValues.ts`,
    find: '        work.noteUnsent({ name, lines })\n',
    replace: '',
    tests: [inKit('testing/changedRole.test.tsx', 'is shown where the whole area is taken away')],
  },
  {
    name: 'text: left without a question',
    breaks: 'A page with unsaved changes is left without a question.',
    file: `${kit}/foundation/form/useLeaveGuard.ts`,
    find: "when: () => dirty.current && !latest.current.isSafe?.('reload'),",
    replace: "when: () => dirty.current && latest.current.isSafe?.('reload') === true,",
    tests: [
      inKit(
        'foundation/form/formOf.test.tsx',
        'asks before something typed is left, and lets go what was saved',
      ),
    ],
  },
  {
    name: 'text: a dialog is closed without a question',
    breaks: 'A dialog with unsaved changes closes without a question.',
    file: `${kit}/foundation/overlay/Dialog.tsx`,
    find: 'if ([...unsaved.current].every(({ isSafe }) => isSafe())) return onClose()',
    replace: 'if (unsaved.current.size >= 0) return onClose()',
    tests: [inKit('foundation/overlay/Dialog.test.tsx', 'Leave anyway throws away what was typed')],
  },
  {
    name: 'form: two presses send twice',
    breaks: 'A form has no guard against a second press in the same moment.',
    file: `${kit}/foundation/form/formWith.tsx`,
    find: 'if (sending.current || isDisabled) return',
    replace: 'if (isBusy || isDisabled) return',
    tests: [inKit('foundation/form/formOf.test.tsx', 'is sent once for two to fifty presses in one tick')],
  },
  {
    name: 'days: a range lacks its last day',
    breaks: 'A range of days ends when its last day begins.',
    file: `${client}/contract/values.ts`,
    find: "export const toDay = edgeOfDay('23:59:59')",
    replace: "export const toDay = edgeOfDay('00:00:00')",
    tests: [
      inClient(
        'contract/values.test.ts',
        'a range of days travels as its first and its last second in Manila',
      ),
    ],
  },
  {
    name: 'days: a range is of London',
    breaks: 'A range of days is sent without the offset of Manila.',
    file: `${client}/contract/values.ts`,
    find: '`${wanted}T${time}+08:00`',
    replace: '`${wanted}T${time}Z`',
    tests: [
      inClient(
        'contract/values.test.ts',
        'a range of days travels as its first and its last second in Manila',
      ),
    ],
  },
  {
    name: 'days: today is that of London',
    breaks: 'Today changes at eight in the morning in Manila.',
    file: `${kit}/foundation/format/days.ts`,
    find: 'new Date(now + manila).toISOString()',
    replace: 'new Date(now).toISOString()',
    tests: [inKit('foundation/format/days.test.ts', 'today changes at midnight in Manila')],
  },
  {
    name: 'unknown: a failed list is empty',
    breaks: 'A list that could not be read is shown as one without items.',
    file: `${kit}/foundation/list/ListScreen.tsx`,
    find: 'if (hasFailed) return <FailedState error={answer.error} retry={retryFailed} />',
    replace: 'if (hasFailed) return <StateView tone="empty" title={t.noResult} detail={emptyDetail} />',
    tests: [
      inKit(
        'areas/drivers/FleetDrivers.test.tsx',
        'that cannot be loaded says so and is there after another try',
      ),
    ],
  },
  {
    name: 'unknown: a failed part is empty',
    breaks: 'A part of a screen that could not be read is shown as one without content.',
    file: `${kit}/foundation/data/known.ts`,
    find: "return { status: 'failed', error, retry: refetch }",
    replace: "return { status: 'none' }",
    tests: [
      inKit(
        'foundation/data/known.test.ts',
        'is failed with its cause where it could not be read, and never none',
      ),
    ],
  },
]
