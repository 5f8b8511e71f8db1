/** The endpoint that reads the signed-in user. Typed text is stored for each user separately. */
export { getCurrentUser } from 'api-client/contract/session'
