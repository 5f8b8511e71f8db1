/* Texts of the operations of users: sessions, accounts, messages and feedback. */
import { perPage, tagged } from './tagged.ts'

export const sessionTexts = tagged('Session', {
  login: {
    summary: 'Sign in with email and password',
    description:
      'Answers with the tokens of a session. If the account has two factors, the first call is refused with `P1008` or `P1028` and a code is sent by email. Exchange the code with `verifyOtp`, and call `login` again with the `token` of its answer.',
  },
  verifyOtp: {
    summary: 'Exchange a two-factor code',
    description: 'Answers with a token for a second call of `login`.',
  },
  refreshSession: {
    summary: 'Renew the access token',
    description:
      'A refresh token works once if the answer has a new one. Clients must not send the same refresh token twice at the same time.',
  },
  logout: {
    summary: 'End the session',
    description: 'A GET with an effect: never cache, prefetch or repeat it.',
  },
  requestPasswordReset: { summary: 'Send an email with a link to set a new password' },
  changePassword: {
    summary: 'Set a new password',
    description: 'Takes the token of the email. A token works once.',
  },
  validateResetToken: {
    summary: 'Check the token of a password email',
    description: 'Answers with the email address of the account, so that a page can show it.',
  },
  getCurrentUser: {
    summary: 'Read the signed-in user',
    description:
      'The user with one access per portal and fleet. The role of the access to a fleet decides which calls the user may make on that fleet.',
  },
})

export const usersTexts = tagged('Users', {
  listUserAccesses: { summary: 'List the users of a fleet', description: perPage },
  inviteUser: {
    summary: 'Invite a user to a fleet',
    description: 'Sends an email with a link. The user gets the role when the invitation is accepted.',
  },
  updateUserAccess: {
    summary: 'Change the role or the two-factor setting of a user',
    description: 'A fleet keeps at least one `portal-admin`. Users cannot change their own access.',
  },
  removeUserAccess: {
    summary: 'Remove a user from a fleet',
    description: 'A fleet keeps at least one `portal-admin`. Users cannot remove their own access.',
  },
  getInvite: { summary: 'Read an invitation by its token' },
  acceptInvite: {
    summary: 'Accept an invitation',
    description: 'Creates the account of the invited email address. The token works once.',
  },
})

export const inboxTexts = tagged('Inbox', {
  listInbox: {
    summary: 'List the messages of the signed-in user',
    description: 'Newest first, without pages. A message without `readAt` is unread.',
  },
  readAnnouncement: {
    summary: 'Mark an announcement as read',
    description: 'The announcement is identified by its `createdAt`.',
  },
  readAllAnnouncements: { summary: 'Mark all announcements as read' },
  readMessage: {
    summary: 'Mark a message as read',
    description: 'The message is identified by its `createdAt`.',
  },
})

export const feedbackTexts = tagged('Feedback', {
  getLastFeedback: {
    summary: 'Read the last feedback of a fleet',
    description: 'Null if there is none.',
  },
  sendFeedback: { summary: 'Send the answers of the satisfaction survey' },
})
