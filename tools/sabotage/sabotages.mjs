import { access } from './list/access.mjs'
import { content } from './list/content.mjs'
import { lists } from './list/lists.mjs'
import { money } from './list/money.mjs'
import { server } from './list/server.mjs'
import { sessions } from './list/sessions.mjs'

/**
 * Each is a slip that a developer could make: `find` stands once in `file`, and at least one of `tests` turns red when
 * `replace` takes its place.
 */
export const sabotages = [...money, ...sessions, ...access, ...lists, ...content, ...server]
