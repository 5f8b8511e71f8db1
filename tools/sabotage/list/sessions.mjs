import { client, inClient, inKit, kit } from '../named.mjs'

/** Who is signed in, and what of one user the next one must not see. */
export const sessions = [
  {
    name: 'session: tokens come back after sign-out',
    breaks: 'The tokens of a renewal are stored after the session has ended.',
    file: `${client}/client/createPortalSession.ts`,
    find: 'if (epoch !== begun) return discard(tokens)\n',
    replace: '',
    tests: [
      inClient('client/sessionUsers.test.ts', 'discards the new tokens and signs them out at the server'),
    ],
  },
  {
    name: 'session: an answer reaches the next user',
    breaks: 'A call returns its answer after another user has signed in.',
    file: `${client}/client/authorizedTransport.ts`,
    find: 'if (session.epoch() !== epoch) throw abortedBySessionChange(cause)',
    replace: '',
    tests: [
      inClient(
        'client/sessionUsers.test.ts',
        'a sign-in as another user discards every answer for the previous user',
      ),
    ],
  },
  {
    name: 'session: a late refusal ends the next one',
    breaks: 'A 401 for a call of an earlier session ends the new session.',
    file: `${client}/client/failurePolicy.ts`,
    find: ' && session.epoch() === epoch) {',
    replace: ') {',
    tests: [
      inClient(
        'client/sessionUsers.test.ts',
        'a second 401 for a previous session does not end the new session',
      ),
    ],
  },
  {
    name: 'session: a page of a proxy ends it',
    breaks: 'An answer that is not from the API ends the session.',
    file: `${client}/client/apiError.ts`,
    find: 'if (this.isUnreadable) return false\n',
    replace: '',
    tests: [
      inClient('client/sessionUsers.test.ts', 'an answer that is not from the API never ends a session:'),
    ],
  },
  {
    name: 'session: a page of a proxy ends it at the renewal',
    breaks: 'A proxy page in place of new tokens counts as a refused refresh token.',
    file: `${client}/client/createPortalSession.ts`,
    find: '  !error.isUnreadable &&\n',
    replace: '',
    tests: [inClient('client/sessionUsers.test.ts', 'as the answer to a renewal')],
  },
  {
    name: 'session: the cache outlives its user',
    breaks: 'The cache is not cleared when another user signs in.',
    file: `${kit}/provider/followSession.ts`,
    find: 'if (isOtherEpoch) queryClient.clear()\n',
    replace: '',
    tests: [
      inKit('testing/sessionUsers.test.tsx', 'removes every row, name and number of the previous user'),
    ],
  },
  {
    name: 'session: stored text belongs to nobody',
    breaks: 'The storage key of typed text does not contain its user.',
    file: `${kit}/foundation/data/usePersistedState.ts`,
    find: '`${name}:${user.userId}`',
    replace: '`${name}:`',
    tests: [
      inKit('areas/buy-fuel/restoredOrder.test.tsx', 'is not restored for another user or another fleet'),
    ],
  },
  {
    name: 'session: another user finds the work',
    breaks: 'Stored drafts are not removed when another user signs in.',
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
    tests: [inKit('testing/sessionUsers.test.tsx', 'removes all rows and says that the session has ended')],
  },
  {
    name: 'session: rows stay after the right is gone',
    breaks: 'A list stays on screen after the role has lost access to it (403).',
    file: `${kit}/fleet/access/readWithAccess.ts`,
    find: 'isReported: isReady && isAllowed }',
    replace: 'isReported: isReady }',
    tests: [inKit('testing/changedRole.test.tsx', 'rows disappear as soon as the new role is known')],
  },
  {
    name: 'session: a first call waits for the role',
    breaks: 'A list is asked for only when the user and the fleet are known.',
    file: `${kit}/fleet/access/readWithAccess.ts`,
    find: 'enabled: isReady ? isAllowed : !error',
    replace: 'enabled: isAllowed',
    tests: [
      inKit('testing/oneRoundTrip.test.tsx', 'a list is asked for together with the user and the fleet'),
    ],
  },
]
