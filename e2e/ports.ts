/** The ports of the tests' sandbox and portal. Environment variables change them, for two runs on one machine. */
export const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4310)
export const hostPort = Number(process.env['HOST_PORT'] ?? 5310)

export const sandboxUrl = `http://localhost:${sandboxPort}`
