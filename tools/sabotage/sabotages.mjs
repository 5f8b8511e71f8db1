import { access } from './list/access.mjs'
import { amounts } from './list/amounts.mjs'
import { content } from './list/content.mjs'
import { forms } from './list/forms.mjs'
import { lateAnswers } from './list/lateAnswers.mjs'
import { lists } from './list/lists.mjs'
import { money } from './list/money.mjs'
import { purchases } from './list/purchases.mjs'
import { server } from './list/server.mjs'
import { sessions } from './list/sessions.mjs'

/**
 * Mistakes that a developer could make. `find` occurs exactly once in `file`. If `replace` takes its place, at least one of
 * `tests` must fail.
 */
export const sabotages = [
  ...money,
  ...amounts,
  ...purchases,
  ...sessions,
  ...access,
  ...lists,
  ...lateAnswers,
  ...forms,
  ...content,
  ...server,
]
