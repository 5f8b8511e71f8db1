/** A named test: its file, and a part of its full name. */
const inProject = (project, folder) => (file, name) => ({ project, file: `${folder}/${file}`, name })

export const inClient = inProject('api-client', 'packages/api-client/src')
export const inKit = inProject('kit', 'packages/fleet-portal-kit/src')
export const inSandbox = inProject('sandbox', 'apps/sandbox/src')

/** Source folders of the packages and the sandbox. */
export const client = 'packages/api-client/src'
export const kit = 'packages/fleet-portal-kit/src'
export const sandbox = 'apps/sandbox/src'
