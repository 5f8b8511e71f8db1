import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { createTestSandbox } from '../../apps/sandbox/src/testing.ts'
import { root, run } from '../run.mjs'
import { documentFile } from './document.ts'

const folder = join(root, '.cache', 'openapi')

/** The program that uses the generated types. It is loaded when they exist. */
interface Program {
  callWithGeneratedTypes(options: {
    fetch: (request: Request) => Promise<Response>
    token: string
    fleetId: string
  }): Promise<string[]>
}

/**
 * Generates types from docs/openapi.json, compiles a program with them, and runs it against the sandbox: reads, a write and a
 * refusal.
 */
export async function checkGeneratedClient(): Promise<{ summary: string; problems: string[] }> {
  mkdirSync(folder, { recursive: true })
  const types = await openapiTS(readFileSync(documentFile, 'utf8'))
  writeFileSync(join(folder, 'schema.d.ts'), astToString(types))
  const { code, output } = await run(['tsc', '-p', 'tools/openapi/client', '--pretty', 'false'])
  if (code !== 0) return { summary: 'the generated client does not compile', problems: [output.trimEnd()] }

  const address = new URL('client/program.ts', import.meta.url).href
  const program = (await import(address)) as Program
  const sandbox = await createTestSandbox()
  try {
    const { fleetId, users } = await sandbox.newFleet({
      type: 'hedging',
      roles: ['portal-admin'],
      funds: 10_000_000,
    })
    const token = await sandbox.signIn(users[0]?.email ?? '')
    const steps = await program.callWithGeneratedTypes({ fetch: sandbox.fetch, token, fleetId })
    return { summary: `the generated client made ${steps.length} calls`, problems: [] }
  } catch (error) {
    return { summary: 'the generated client failed', problems: [String(error)] }
  } finally {
    await sandbox.close()
  }
}
