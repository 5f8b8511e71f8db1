/**
 * An error for the log. The message of a failed query has its parameters, such as emails and tokens, so only the query and the code and
 * message of the database remain.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error && 'query' in error && 'params' in error)) return error
  const { code, message } = (error.cause ?? error) as { code?: string; message?: string }
  return `${code ?? 'no code'} ${message}, in the query: ${String(error.query)}`
}
