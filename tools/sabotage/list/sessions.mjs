import { client, inClient, inKit, kit } from '../named.mjs'

/** Who is signed in, and what of one user the next one must not see. */
export const sessions = [
  {
    name: 'session: tokens come back after sign-out',
    breaks: 'The tokens of a renewal are stored though the session has ended meanwhile.',
    file: `${client}/client/createPortalSession.ts`,
    find: 'if (epoch !== begun) return discard(tokens)\n',
    replace: '',
    tests: [
      inClient(
        'client/sessionUsers.test.ts',
        'discards the tokens that come, and signs them out at the server',
      ),
    ],
  },
  {
    name: 'session: an answer reaches the next user',
    breaks: 'A call passes on its answer though the session has passed to another user.',
    file: `${client}/client/authorizedTransport.ts`,
    find: 'if (session.epoch() !== epoch) throw abortedBySessionChange(cause)',
    replace: '',
    tests: [
      inClient(
        'client/sessionUsers.test.ts',
        'a sign-in as another user discards every answer to the user before',
      ),
    ],
  },
  {
    name: 'session: a late refusal ends the next one',
    breaks: 'The refusal of a call of an earlier session ends the session that followed.',
    file: `${client}/client/failurePolicy.ts`,
    find: ' && session.epoch() === epoch) {',
    replace: ') {',
    tests: [
      inClient(
        'client/sessionUsers.test.ts',
        'a second refusal of the session before does not end the one that followed',
      ),
    ],
  },
  {
    name: 'session: a page of a proxy ends it',
    breaks: 'An answer that is not the API’s counts as the end of the session.',
    file: `${client}/client/apiError.ts`,
    find: 'if (this.isUnreadable) return false\n',
    replace: '',
    tests: [inClient('client/sessionUsers.test.ts', 'an answer that is not the API’s never ends a session')],
  },
  {
    name: 'session: a page of a proxy ends it at the renewal',
    breaks: 'A page of a proxy in place of new tokens counts as the refusal of the refresh token.',
    file: `${client}/client/createPortalSession.ts`,
    find: '  !error.isUnreadable &&\n',
    replace: '',
    tests: [inClient('client/sessionUsers.test.ts', 'at the renewal')],
  },
  {
    name: 'session: the cache outlives its user',
    breaks: 'The cache is not emptied when the session passes to another user.',
    file: `${kit}/provider/followSession.ts`,
    find: 'if (isOtherEpoch) queryClient.clear()\n',
    replace: '',
    tests: [
      inKit('testing/sessionUsers.test.tsx', 'leaves no row, name or number of the user before on screen'),
    ],
  },
  {
    name: 'session: stored text belongs to nobody',
    breaks: 'The key of stored text no longer names its user.',
    file: `${kit}/foundation/data/usePersistedState.ts`,
    find: '`${name}:${user.userId}`',
    replace: '`${name}:`',
    tests: [
      inKit('areas/buy-fuel/restoredOrder.test.tsx', 'is not restored for another user or another fleet'),
    ],
  },
  {
    name: 'session: another user finds the work',
    breaks: 'Stored work is not removed when another user signs in.',
    file: `${kit}/provider/followSession.ts`,
    find: 'removeStored: isOtherUser })',
    replace: 'removeStored: false })',
    tests: [
      inKit(
        'areas/generate-fuel-codes/drafts/restoredDrafts.test.tsx',
        'are not restored for another user, and deleted when another user signs in',
      ),
    ],
  },
  {
    name: 'session: rows stay after its end',
    breaks: 'Rows stay on screen after a refusal (401) has ended the session.',
    file: `${kit}/foundation/widget/SessionBoundary.tsx`,
    find: "if (status !== 'ended') return children",
    replace: "if (status !== 'unknown') return children",
    tests: [
      inKit(
        'testing/sessionUsers.test.tsx',
        'shows no row of the one before, and says that the session has ended',
      ),
    ],
  },
  {
    name: 'session: rows stay after the right is gone',
    breaks: 'A list stays on screen though the role may no longer see it (403).',
    file: `${kit}/fleet/list/ListScreen.tsx`,
    find: 'if (access.isReady && !isAllowed) return',
    replace: 'if (access.isReady && !isAllowed && !result) return',
    tests: [inKit('testing/changedRole.test.tsx', 'rows go when the role is known to lack them')],
  },
]
