import type { ErrorKind } from 'fleet-portal-api-client'
import type { ErrorCode } from 'fleet-portal-api-client/contract/errors'
import { defineMessages } from '../messageSet.ts'
import { plural } from './plural.ts'

/** The data of a failure. @since 0.1.0 */
export type ErrorData = Readonly<Record<string, unknown>>
/** A sentence, or a function of the data of a failure. @since 0.1.0 */
export type ErrorSentence = string | ((data: ErrorData) => string)

const general = 'Something went wrong. Please try again.'
const used = 'This password recovery link has already been used or is no longer valid.'
const taken = 'Email address already exist'

/** A sentence for every code: one without it does not compile. */
const codes: Record<ErrorCode, ErrorSentence> = {
  P1002: 'The entered email or password is incorrect',
  P1005: "Sorry, we don't recognize this account",
  P1006: 'Verification code invalid. Please check your email and try again.',
  P1007: 'This code has expired. Please resend code and try again',
  P1008: 'Enter the verification code that was sent to your email.',
  P1009: used,
  P1010: used,
  P1026: 'You have reached the limit to receive the code. Please try again after one hour.',
  P1028: 'Enter the verification code that was sent to your email.',
  P1029:
    'Your Account is temporarily locked out due to failed two-factor authentication. Please try again in a while.',
  E9999: used,
  U1002: 'This email has not yet been activated.',
  U1013: 'This account is not active.',
  F1001: 'This Fleet Account is no longer active',
  F1002: taken,
  F1003: 'The activation link is invalid or has expired.',
  F1004: taken,
  F1005: 'The activation link is invalid or has expired.',
  F1006: 'This Fleet Account is no longer active',
  D1000: 'This Driver ID already exists.',
  V1000: 'This Vehicle ID already exists.',
  G1000: 'A group with this name already exists.',
  InsufficientAmount: 'You have insufficient balance',
  BuyFuelLimitExceeded: 'Due to the current market, you cannot buy this much at the moment.',
  PriceChanged: 'The price has changed. Check the new price before you buy.',
  ReferenceStationClosed: 'Your reference station is closed, so there is no current price.',
  D1002: 'The driver can no longer be used.',
  V1002: 'The vehicle can no longer be used.',
  InsufficientFuel: 'There is not enough fuel in your balance for these codes.',
  IllegalTransition: 'This has changed in the meantime. Reload to see the current state.',
  RedemptionLimitExceeded: ({ limit }) => {
    const most = typeof limit === 'number' ? ` One export has up to ${plural(limit, 'redemption')}.` : ''
    return `Redemption limit exceeded.${most} Choose a shorter period.`
  },
  2553: 'The card number is incorrect',
  PY0036: 'Only Visa, Mastercard and JCB cards are accepted',
  W1001: 'Insufficient balance',
  L1001: 'This VIP Biz Account is already connected to a PLB Account',
  L1002: 'This VIP Biz Account does not exist',
  C1018: 'Insufficient balance',
  C1000: 'Insufficient points',
  LastAdmin: 'A fleet needs at least one Admin. Make another user Admin first.',
  OwnAccess: 'You cannot change or remove your own access.',
  Unauthorized: 'Your session has ended. Sign in again to continue.',
  Forbidden: 'Your role does not allow this.',
  FleetTypeNotAllowed: 'This is not available for this fleet type.',
  TooLarge: 'This is too large to send. Send a smaller part.',
  NotFound: 'This no longer exists.',
  BadRequest: 'Some of this is not valid. Check it and try again.',
  KeyReused: general,
  KeyInProgress: 'This is still being processed. Wait a moment.',
  KeyVoid: 'An earlier attempt was cancelled and had no effect. Try again.',
  TooManyRequests: 'Too many requests. Wait a moment, then try again.',
  NotImplemented: 'This is not available on this server.',
  Server: general,
}

const kinds: Record<ErrorKind, string> = {
  timeout: general,
  forbidden: 'Your role does not allow this.',
  network: general,
  unauthorized: 'Your session has ended. Sign in again to continue.',
  badrequest: general,
  server: general,
  'not-applied': 'The connection was lost and nothing was changed. You can try again.',
  'outcome-unknown': 'We do not know whether this took effect. Check the history before you try again.',
  aborted: 'This was cancelled.',
  'session-unavailable': 'We could not check who is signed in, so nothing was sent. Try again.',
  denied: 'We could not check whether this is allowed, so nothing was sent. Try again.',
}

/** The cause of a failure that is no rejection. @since 0.1.0 */
export type Cause = 'tooMany' | 'unreadable' | 'down' | 'network' | 'timeout'

/** The sentence of each cause. */
const causes: Record<Cause, string> = {
  tooMany: 'Too many requests.',
  unreadable: "The server's answer could not be read.",
  down: 'The server is not available right now.',
  network: 'There is no connection.',
  timeout: 'The server took too long to answer.',
}

/** What to do next after a read that failed. `hasId`: the screen shows a reference to give to support. */
const afterRead: Record<Exclude<Cause, 'tooMany'>, (hasId: boolean) => string> = {
  unreadable: (hasId) => `Try again, or contact support${hasId ? ' with this support ID' : ''}.`,
  down: () => 'Try again in a moment.',
  network: () => 'Check it and try again.',
  timeout: () => 'Please refresh the page or try again.',
}

/** After a call with an effect that may have taken place. */
const afterWrite = 'We do not know whether this took effect. Check before you try again.'

const inTime = (seconds: number) =>
  seconds > 90
    ? `in ${Math.ceil(seconds / 60)} minutes`
    : `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`

/** When it can be tried again after too many requests, in seconds or as a time of day. */
const waits = {
  in: (seconds: number) => `You can try again ${inTime(seconds)}.`,
  at: (time: string) => `You can try again at ${time}.`,
  now: 'You can try again now.',
  unknown: 'Wait a moment, then try again.',
  held: 'The server asked us to wait before another attempt.',
}

const fields = {
  required: 'This field is required.',
  maxLength: (n: string) => `Maximum ${n} character(s).`,
  maxlength: (n: string) => `Maxlength is ${n}`,
  minLength: (n: string) => `Minimum ${n} character(s).`,
  email: 'This email is invalid.',
  signInEmail: 'Please enter a valid email address',
  emailFormat: 'Invalid email address format',
  emailField: 'This field is not a valid email',
  number: 'Should be a number.',
  numeric: 'This field should be numeric',
  digits: 'Should be a number.',
  between: (range: string) => `Value should be between ${range}`,
  max: (n: string) => `Maximum allowed is ${n}.`,
  min: (n: string) => `Minimum allowed is ${n}.`,
  reserved: (word: string) => `${word} is a reserve word.`,
  name: "Use letters, numbers, spaces and . , ' - only.",
  mobile: 'Please enter a valid mobile number.',
  licence: 'Please enter a valid driver license ID.',
  licenceLength: 'Driver ID must be 11 characters.',
  alphanumeric: 'Use letters and numbers only.',
  password: 'Password does not meet requirements',
  passwordsDiffer: 'Passwords do not match',
  decimal: 'Should be a number.',
  positive: 'Enter a positive number.',
  /** The text is no number that the field can have. */
  plainNumber: (places: string) => `Enter a number with at most ${places} decimals, such as 1,234.50.`,
  litresMin: 'Minimum redeem limit 1 L',
  litresMax: 'maximum allowed redeem liters 10,000',
  oneTimeMax: 'One-time use is not possible above 200 L.',
  past: 'The eligible period cannot start before today.',
  day: 'Enter a valid date.',
  /** What the server said of a field, in its own words. */
  said: (words: string) => words,
  invisible: 'This contains invisible characters. Please type it again.',
}
/** The code of a field rule. @since 0.1.0 */
export type FieldCode =
  | 'required'
  | 'maxLength'
  | 'maxlength'
  | 'minLength'
  | 'email'
  | 'signInEmail'
  | 'emailFormat'
  | 'emailField'
  | 'number'
  | 'numeric'
  | 'digits'
  | 'between'
  | 'max'
  | 'min'
  | 'reserved'
  | 'name'
  | 'mobile'
  | 'licence'
  | 'licenceLength'
  | 'alphanumeric'
  | 'password'
  | 'passwordsDiffer'
  | 'decimal'
  | 'positive'
  | 'plainNumber'
  | 'litresMin'
  | 'litresMax'
  | 'oneTimeMax'
  | 'past'
  | 'day'
  | 'said'
  | 'invisible'

const lostToFault = 'The service failed and nothing was changed. You can try again.'

/** English sentences of the namespace `errors`. @since 0.1.0 */
export const errorMessages = defineMessages('errors', {
  general,
  codes,
  kinds,
  causes,
  afterRead,
  afterWrite,
  waits,
  lostToFault,
  fields,
})
