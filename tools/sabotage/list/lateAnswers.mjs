import { inKit, kit } from '../named.mjs'

/** Answers that come after something else was asked or done. */
export const lateAnswers = [
  {
    name: 'late answer: of an earlier search',
    breaks: 'The last response of a list is shown, even if it belongs to an earlier search.',
    file: `${kit}/foundation/data/useRead.ts`,
    find: `    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.call(endpoint, input, {
        signal,
        isBackgroundRefetch: queryClient.getQueryData(queryKey) !== undefined,
      }),
`,
    replace: `    queryFn: async () => {
      const answer = await client.call(endpoint, input, {
        isBackgroundRefetch: queryClient.getQueryData(queryKey) !== undefined,
      })
      queryClient.setQueriesData({ queryKey: [endpoint.name], type: 'active' }, answer)
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
    breaks: 'The last options are shown, even if they belong to an earlier search.',
    file: `${kit}/foundation/form/useLookup.ts`,
    find: `      queryFn: ({ pageParam, signal }) => {
        const page = { ...input, ...(searchKey && { searchKey }), page: pageParam, perPage }
        return client.call(endpoint, page as EndpointInput<R>, { signal })
      },
`,
    replace: `      queryFn: async ({ pageParam }) => {
        const page = { ...input, ...(searchKey && { searchKey }), page: pageParam, perPage }
        const answer = await client.call(endpoint, page as EndpointInput<R>)
        queryClient.setQueriesData(
          { queryKey: [endpoint.name, 'lookup'], type: 'active' },
          { pages: [answer], pageParams: [pageParam] },
        )
        return answer
      },
`,
    tests: [
      inKit('foundation/form/AsyncSelect.test.tsx', 'a late answer to an earlier search changes no option'),
    ],
  },
  {
    name: 'late answer: of an earlier keystroke',
    breaks: 'The delayed search for a shorter text runs after Enter.',
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
    breaks: 'A requested page opens after the user has searched for something else.',
    file: `${kit}/foundation/list/usePageChange.ts`,
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
    breaks: 'Existing entries of the fleet are marked in a sheet after the check was cancelled.',
    file: `${kit}/fleet/import/lookInFleet.ts`,
    find: '    signal.throwIfAborted()\n',
    replace: '',
    tests: [
      inKit(
        'fleet/import/lookInFleet.test.ts',
        'an answer that comes after the look was given up marks nothing',
      ),
    ],
  },
  {
    name: 'late answer: of an earlier file',
    breaks: 'The validation result of a file is shown for a file that was chosen later.',
    file: `${kit}/fleet/import/importFlow.ts`,
    find: "if (state.status !== 'checking' || state.file !== event.file) return state",
    replace: "if (state.status !== 'checking') return state",
    tests: [
      inKit('fleet/import/importFlow.test.ts', 'forgets the verdict on a file that was given up for another'),
    ],
  },
  {
    name: 'late answer: of earlier drafts',
    breaks: 'The response to earlier drafts removes drafts that were added after the call was sent.',
    file: `${kit}/areas/generate-fuel-codes/drafts/drafts.ts`,
    find: '!compared.same.includes(draft)',
    replace: 'false',
    tests: [
      inKit(
        'areas/generate-fuel-codes/drafts/draftsReducer.test.ts',
        'that were added after the call was sent stay',
      ),
    ],
  },
  {
    name: 'late answer: leads away',
    breaks: 'The response to a cash-in opens the payment page after the user has left cash-in.',
    file: `${kit}/fleet/data/useMoneyFlow.ts`,
    find: 'if (isMounted.current) latest.current.declaration',
    replace: 'latest.current.declaration',
    tests: [
      inKit(
        'areas/cash-in/leaving.test.tsx',
        'when the person is elsewhere takes nobody away, and is told when',
      ),
    ],
  },
]
