import * as z from 'zod/mini'
import { roles } from './access.ts'
import { defineEndpoint } from './endpoint.ts'
import { emailField, otpField, passwordField } from './fields.ts'
import { id, optionalText, text } from './codecs.ts'

/** The email of an account. No email address is longer than 254 characters. */
const accountEmail = z.string().check(z.maxLength(254, 'maxLength:254'))

const tokens = z.looseObject({ AccessToken: text, RefreshToken: z.optional(text) })

/** The access of a user to one fleet. @since 0.1.0 */
export const userAccess = z.looseObject({
  /** One of `partyTypes`. This portal ignores accesses to portals of other parties. */
  portal: text,
  userAccessId: id,
  fleetId: z.nullish(id),
  role: text,
})

/** The signed-in user: `userId`, names, `email` and one access per portal and fleet. @since 0.1.0 */
export const user = z.looseObject({
  userId: id,
  firstName: text,
  lastName: text,
  email: text,
  userAccesses: z.array(userAccess),
})
/** The signed-in user with the fleets that the user has access to. @since 0.1.0 */
export type User = z.output<typeof user>

/** The access of a user to a fleet in the fleet portal. @since 0.1.0 */
export function accessToFleet(person: User, fleetId: string | undefined) {
  const access = person.userAccesses.find((entry) => entry.portal === 'fleet' && entry.fleetId === fleetId)
  const role = roles.find((known) => known === access?.role)
  return access && role ? { ...access, role } : undefined
}

/**
 * Signs in. Resolves to tokens. Rejects with P1008 or P1028 if a two-factor code was sent, P1002 if the credentials are wrong.
 *
 * @since 0.1.0
 */
export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  kind: 'write',
  access: 'public',
  secret: true,
  input: z.object({
    email: accountEmail,
    password: z.string(),
    portalType: z.literal('fleet'),
    token: z.optional(text),
  }),
  output: tokens,
  errors: ['P1002', 'P1008', 'P1028', 'P1026', 'P1029', 'P1005', 'U1002', 'U1013', 'F1006'],
})

/** Exchanges the code of the email for a token of a second login. @since 0.1.0 */
export const verifyOtp = defineEndpoint({
  name: 'verifyOtp',
  method: 'POST',
  kind: 'write',
  access: 'public',
  secret: true,
  input: z.object({ email: accountEmail, otp: otpField }),
  output: z.looseObject({ token: text }),
  errors: ['P1006', 'P1007', 'P1029'],
})

/** Renews the access token. @since 0.1.0 */
export const refreshSession = defineEndpoint({
  name: 'refreshSession',
  method: 'POST',
  kind: 'write',
  access: 'public',
  secret: true,
  input: z.object({ refreshToken: text }),
  output: tokens,
})

/** Ends the session at the server. @since 0.1.0 */
export const logout = defineEndpoint({
  name: 'logout',
  method: 'GET',
  kind: 'write',
  access: 'session',
  secret: true,
  input: z.object({}),
  output: z.unknown(),
})

/** Sends a reset email. @since 0.1.0 */
export const requestPasswordReset = defineEndpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  kind: 'write',
  access: 'public',
  secret: true,
  input: z.object({ email: emailField }),
  output: z.unknown(),
  errors: ['P1005', 'U1002', 'U1013'],
})

/** Sets a new password with the token of a reset email. @since 0.1.0 */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  kind: 'write',
  access: 'public',
  secret: true,
  input: z.object({ password: passwordField, token: text }),
  output: z.looseObject({ email: optionalText }),
  errors: ['P1009', 'P1010', 'E9999'],
})

/** Checks the token of a reset email. @since 0.1.0 */
export const validateResetToken = defineEndpoint({
  name: 'validateResetToken',
  method: 'GET',
  kind: 'read',
  access: 'public',
  secret: true,
  input: z.object({ token: text }),
  output: z.looseObject({ email: optionalText }),
  errors: ['P1010', 'E9999'],
})

/** Reads the signed-in user. @since 0.1.0 */
export const getCurrentUser = defineEndpoint({
  name: 'getCurrentUser',
  method: 'GET',
  kind: 'read',
  access: 'session',
  input: z.object({}),
  output: user,
})
