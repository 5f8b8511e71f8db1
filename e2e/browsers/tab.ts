import { build } from 'esbuild'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Handle, Key, Window } from './engine.ts'
import type { NameQuery, PageQueries } from './page/queries.ts'

const bundle = build({
  entryPoints: [join(import.meta.dirname, 'page/queries.ts')],
  bundle: true,
  minify: true,
  write: false,
  target: 'es2022',
}).then(({ outputFiles }) => outputFiles[0]?.text ?? '')

export type Name = string | RegExp

const queryOf = (name: Name): NameQuery =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags }

const timeout = 120_000

/** A tab of any browser, used as a user does: by the roles and names of elements. Every step waits for its element. */
export function createTab(window: Window, baseUrl: string) {
  const call = 'return window.pageQueries ? window.pageQueries[arguments[0]](...arguments[1]) : undefined'

  /** Loads the queries into a page that was opened or reloaded. */
  async function prepare() {
    if ((await window.run('return Boolean(window.pageQueries)')) !== true) await window.run(await bundle)
  }
  async function ask<Query extends keyof PageQueries>(
    query: Query,
    ...values: Parameters<PageQueries[Query]>
  ): Promise<ReturnType<PageQueries[Query]>> {
    await prepare()
    return (await window.run(call, query, values)) as ReturnType<PageQueries[Query]>
  }
  async function find(query: 'one' | 'select', role: string, name: Name) {
    let handle: Handle | undefined
    await expect
      .poll(
        async () => {
          await prepare()
          handle = await window.find(call, query, [role, queryOf(name)])
          return handle ? 1 : `${await ask('count', role, queryOf(name))} found`
        },
        { message: `${role} ${name}`, timeout },
      )
      .toBe(1)
    if (!handle) throw new Error(`There is no single ${role} ${name}.`)
    return handle
  }

  const tab = {
    open: (path: string) => window.open(baseUrl + path),
    back: () => window.back(),
    reload: () => window.reload(),
    press: (key: Key) => window.press(key),
    click: async (role: string, name: Name) => (await find('one', role, name)).click(),
    /** Replaces the text of a field. */
    fill: async (name: Name, text: string, role = 'textbox') => (await find('select', role, name)).type(text),
    /** Chooses an option of a native select by its label. */
    choose: async (name: Name, label: string) => (await find('one', 'combobox', name)).choose(label),
    upload: async (file: string) => {
      let input: Handle | undefined
      const isThere = async () => {
        await prepare()
        input = await window.find(call, 'fileInput', [])
        return input !== undefined
      }
      await expect.poll(isThere, { message: 'file input', timeout }).toBe(true)
      await input?.upload(file)
    },
    /** Waits until some elements have the role and the name. */
    sees: (role: string, name: Name, count = 1) =>
      expect
        .poll(() => ask('count', role, queryOf(name)), { message: `${role} ${name}`, timeout })
        .toBe(count),
    seesText: (text: string) => expect.poll(() => ask('text'), { message: text, timeout }).toContain(text),
    focus: async (role: string, name: Name) => void (await find('select', role, name)),
    value: (role: string, name: Name) => ask('value', role, queryOf(name)),
    hasValue: (name: Name, value: string, role = 'textbox') =>
      expect
        .poll(() => ask('value', role, queryOf(name)), { message: `value of ${name}`, timeout })
        .toBe(value),
    hasFocus: (role: string, name: Name) =>
      expect
        .poll(() => ask('isFocused', role, queryOf(name)), { message: `focus on ${role} ${name}`, timeout })
        .toBe(true),
    isAt: (path: Name) => expect.poll(() => ask('path'), { message: `path ${path}`, timeout }).toMatch(path),
    screenshot: () => window.screenshot(),
    problems: () => ask('problems'),
    /** Opens a dialog and closes it by Escape. The focus returns to the button. */
    opensAndCloses: async (button: Name, dialog: Name, role = 'dialog') => {
      await tab.click('button', button)
      await tab.sees(role, dialog)
      await tab.press('Escape')
      await tab.sees(role, dialog, 0)
      await tab.hasFocus('button', button)
    },
  }
  return tab
}

export type Tab = ReturnType<typeof createTab>
