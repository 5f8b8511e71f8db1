/** The endpoint that reads the signed-in user. The keys of stored drafts contain the user's id. */
export { getCurrentUser } from 'fleet-portal-api-client/contract/session'
