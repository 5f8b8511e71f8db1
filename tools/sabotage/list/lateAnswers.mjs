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
        'to an earlier search does not replace the results of the present search',
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
      inKit(
        'foundation/form/AsyncSelect.test.tsx',
        'a late answer to an earlier search does not replace the options',
      ),
    ],
  },
  {
    name: 'late answer: of an earlier keystroke',
    breaks: 'The delayed search for a shorter text runs after Enter.',
    file: `${kit}/foundation/list/SearchBox.tsx`,
    find: 'const search = (next: string, delay: number) => {\n    clearTimeout(timer.current)\n',
    replace: 'const search = (next: string, delay: number) => {\n',
    tests: [
      inKit(
        'areas/drivers/lateAnswers.test.tsx',
        'a search with Enter does not search for the text typed before',
      ),
    ],
  },
  {
    name: 'late answer: of an abandoned page change',
    breaks: 'A requested page opens after the user has changed the filters.',
    file: `${kit}/foundation/list/usePageChange.ts`,
    find: 'if (shown.current === input) setPage(page)',
    replace: 'setPage(page)',
    tests: [
      inKit(
        'areas/drivers/driversUrl.test.tsx',
        'does not change to the page if the user filters in the meantime',
      ),
    ],
  },
  {
    name: 'late answer: of a closed import',
    breaks: 'Existing keys of the fleet are added to a sheet after the check was cancelled.',
    file: `${kit}/fleet/import/findExistingKeys.ts`,
    find: '    signal.throwIfAborted()\n',
    replace: '',
    tests: [
      inKit(
        'fleet/import/findExistingKeys.test.ts',
        'ignores an answer that arrives after the lookup was aborted',
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
      inKit(
        'fleet/import/importFlow.test.ts',
        'ignores the result of a file after the user chose another file',
      ),
    ],
  },
  {
    name: 'late answer: of earlier drafts',
    breaks: 'The response to earlier drafts removes drafts that were added after the call was sent.',
    file: `${kit}/headless/code-generation/drafts.ts`,
    find: '!compared.same.includes(draft)',
    replace: 'false',
    tests: [
      inKit('headless/code-generation/draftsReducer.test.ts', 'that were added after the call was sent stay'),
    ],
  },
  {
    name: 'late answer: leads away',
    breaks: 'The response to a cash-in opens the payment page after the user has left cash-in.',
    file: `${kit}/fleet/data/useMoneyFlow.ts`,
    find: 'if (shown.current === created) latest.current.declaration',
    replace: 'latest.current.declaration',
    tests: [
      inKit(
        'areas/cash-in/paymentPage.test.tsx',
        'does not redirect after the user has left the screen, and is shown',
      ),
    ],
  },
]
