import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a program of the workspace (`vitest`, `tsc`, `node` …). Resolves to its exit code and output.
 *
 * @param {string[]} command the program and its arguments
 * @param {{ cwd?: string, stream?: boolean, env?: NodeJS.ProcessEnv }} [options] `stream` also prints the output
 *   while the program runs
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run([program = '', ...args], { cwd = root, stream = false, env } = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      // A program that is printed in a terminal keeps its colours.
      env: {
        ...process.env,
        ...(stream && process.stdout.isTTY && { FORCE_COLOR: '1' }),
        ...env,
        PATH: path,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const pipe of [child.stdout, child.stderr])
      pipe.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text
        if (stream) process.stdout.write(text)
      })
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * Runs a limited number of jobs at a time. Resolves to the results in the order of the jobs.
 *
 * @template T
 * @param {number} limit
 * @param {(() => Promise<T>)[]} jobs
 * @returns {Promise<T[]>}
 */
export async function atMost(limit, jobs) {
  /** @type {T[]} */
  const results = []
  const queue = jobs.entries()
  const worker = async () => {
    for (const [index, job] of queue) results[index] = await job()
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
