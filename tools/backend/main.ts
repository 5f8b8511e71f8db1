/*
 * Checks which read calls of a server fit the contract. It never writes.
 *
 *   npm run check:backend -- --url https://api.example.ph --token eyJ… [--fleet flt_1] [--bearer] [--paths paths.json]
 *   npm test -- backend     checks this check on the sandbox and on a broken server
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { PathOverrides } from '../../packages/api-client/src/index.ts'
import { callReads } from './callReads.ts'
import { selfTest } from './selfTest.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    token: { type: 'string' },
    fleet: { type: 'string' },
    bearer: { type: 'boolean', default: false },
    paths: { type: 'string' },
    'self-test': { type: 'boolean', default: false },
  },
})

async function check(url: string, token: string) {
  const paths = values.paths && (JSON.parse(readFileSync(values.paths, 'utf8')) as PathOverrides)
  const results = await callReads({
    url,
    token,
    fleetId: values.fleet,
    ...(values.bearer && { authScheme: 'Bearer' as const }),
    ...(paths && { paths }),
  })
  const width = Math.max(...results.map(({ endpoint }) => endpoint.length))
  for (const { endpoint, result, detail } of results) {
    console.log(`${result.padEnd(8)}  ${endpoint.padEnd(width)}  ${detail}`.trimEnd())
  }
  const count = (wanted: string) => results.filter(({ result }) => result === wanted).length
  const names = ['fits', 'refused', 'differs', 'failed', 'skipped']
  console.log(`\n${names.map((name) => `${count(name)} ${name}`).join(', ')}`)
  // A rejected token refuses every call, which says nothing about the answers.
  const isGood = count('differs') + count('failed') === 0 && count('fits') > 0
  process.exitCode = isGood ? 0 : 1
}

if (values['self-test']) console.log(await selfTest())
else if (values.url && values.token) await check(values.url, values.token)
else {
  console.error('Name the server: npm run check:backend -- --url https://api.example.ph --token eyJ…')
  process.exitCode = 1
}
