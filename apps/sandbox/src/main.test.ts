import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

it.each([
  ['PUBLIC_URL', 'fleet.example.ph'],
  ['PUBLIC_URL', 'fleet.example.ph:8080'],
  ['PORTAL_URL', 'localhost:5173'],
])(
  'the sandbox does not start with a %s without a protocol, under which calls or links would fail: %s',
  (name, url) => {
    const env = { ...process.env, DATABASE_URL: 'postgres://user@127.0.0.1:9/none', [name]: url }
    const { status, stderr } = spawnSync(process.execPath, ['--conditions=fleet-source', program], { env })
    expect([status, String(stderr)]).toEqual([1, expect.stringContaining(`not \`${url}\``)])
  },
)
