/** Named tests: the file, and a part of the test's full name. */
const inProject = (project, folder) => (file, name) => ({ project, file: `${folder}/${file}`, name })

export const inClient = inProject('api-client', 'packages/api-client/src')
export const inKit = inProject('kit', 'packages/fleet-portal-kit/src')
export const inSandbox = inProject('sandbox', 'apps/sandbox/src')

/** Folders of the product's sources. */
export const client = 'packages/api-client/src'
export const kit = 'packages/fleet-portal-kit/src'
export const sandbox = 'apps/sandbox/src'
