/* Plants changes in a small package, and finds out whether the rules of a release notice them. */
import { changesBetween } from './changes.mjs'
import { classesIn, deprecatedIn } from './collect.mjs'
import { messagesIn } from './messages.mjs'
import { deprecationProblems, nextVersion, unannounced } from './rules.mjs'

const name = 'control'

const report = `
\`\`\`ts
// @public
const groupMessages: MessageSet<"groups", {
title: string;
count: (shown: string, all: string) => string;
rows: {
one: string;
};
}>;
// @public
export interface CardSettings {
    currency?: string;
    // @deprecated
    phone: string;
    read(key: string): string | undefined;
    read(key: number): string;
}
// @public
export type CardToken = 'color-accent' | 'color-text';
// @public
export function formatCard(card: string, separator?: string): string;
declare namespace cards {
    export {
        CardList
    }
}
// @public
const CardList: MemoExoticComponent<CardSettings>;
\`\`\`
`
const surface = {
  entries: ['.', './cards'],
  classes: { 'fpk-card': ['data-tone'], 'fpk-cards': [] },
  messages: messagesIn(report),
  deprecated: { 'CardSettings.phone': { since: '0.3.0', use: 'contact' } },
}
const before = { report, surface }

const changedReport = (from, to) => {
  if (!report.includes(from)) throw new Error(`The control has no "${from}".`)
  const text = report.replace(from, to)
  return { report: text, surface: { ...surface, messages: messagesIn(text) } }
}
const changedSurface = (change) => ({ report, surface: { ...surface, ...change } })
const renamed = { 'groups.title': { use: 'groups.heading', since: '0.3.0' } }

/** Changes that may break a page, and those that may not. */
const breaking = {
  'a removed export': changedReport('export function formatCard', 'function formatCard'),
  'a removed component of an entry': changedReport('        CardList\n', ''),
  'a removed member': changedReport('    currency?: string;\n', ''),
  'a new required setting': changedReport('currency?', 'country: string;\n    currency?'),
  'a changed type': changedReport('currency?: string', 'currency?: number'),
  'a setting that becomes required': changedReport('currency?:', 'currency:'),
  'a changed parameter': changedReport('card: string', 'card: number'),
  'a new required parameter': changedReport('separator?: string', 'separator?: string, end: string'),
  'a changed overload': changedReport('key: string', 'key: boolean'),
  'a removed token': changedReport("'color-accent' | ", ''),
  'a renamed message key': changedReport('title: string', 'heading: string'),
  'a removed message key of a group': changedReport('one: string', 'two: string'),
  'a message that loses a value': changedReport('shown: string, all: string', 'shown: string'),
  'a removed class': changedSurface({ classes: { 'fpk-card': ['data-tone'] } }),
  'a removed attribute': changedSurface({ classes: { 'fpk-card': [], 'fpk-cards': [] } }),
  'a removed entry': changedSurface({ entries: ['.'] }),
}
const compatible = {
  'a new export': changedReport('declare namespace', 'export function readCard(): void;\ndeclare namespace'),
  'a new optional setting': changedReport('currency?', 'country?: string;\n    currency?'),
  'a new optional parameter': changedReport('separator?: string', 'separator?: string, end?: string'),
  'a new token': changedReport("| 'color-text'", "| 'color-text' | 'color-new'"),
  'a new message': changedReport('title: string', 'title: string;\nnote: string'),
  'a message with one more value': changedReport('all: string)', 'all: string, none: string)'),
  'a new class': changedSurface({ classes: { ...surface.classes, 'fpk-new': [] } }),
}

const minor = (summary) => ({ summary, releases: [{ name, type: 'minor' }] })

/** Whether the rules refuse a change with these changesets. */
const isRefused = (now, changesets, version = '0.4.0') =>
  unannounced({ name, version, changes: changesBetween(before, now), changesets }).length > 0

/** Whether a deprecation is refused in a version, if the next release offers `now`. */
const isRefusedIn = (next, now) =>
  deprecationProblems({ name, next, changes: changesBetween(before, now), before: surface, now: now.surface })
    .length > 0

/** @returns {string[]} the planted changes that are judged wrongly */
export function missedPlants() {
  const everything = Object.values(breaking)
    .flatMap((now) => changesBetween(before, now))
    .map((change) => `\`${change.name.replace(/^[a-z]+ /, '').replace(/[<(].*|.*\|/, '')}\``)
  const announced = minor(`Change cards\n\nBreaking: ${everything.join(', ')}`)
  const removed = {
    ...changedReport('    // @deprecated\n    phone: string;\n', ''),
    surface: { ...surface, deprecated: {} },
  }
  const { deprecated, problems } = deprecatedIn([
    ['a.ts', '/** @deprecated since 0.3.0, use readCard */\nexport const getCard = () => 1'],
    ['b.ts', 'export interface Card {\n  /** @deprecated since 0.4.0, use id */\n  number: string\n}'],
    ['c.ts', '/** @deprecated */\nexport function old() {}'],
  ])
  const classes = classesIn([['a.tsx', 'const a = <i className={`fpk-a ${b}`} data-tone="x" data-b={c} />']])
  const facts = {
    'no change is no problem': !isRefused(before, []),
    'deprecations are read': JSON.stringify(Object.keys(deprecated)) === '["getCard","Card.number"]',
    'a deprecation without a version is found': problems.length === 1,
    'classes are read': JSON.stringify(classes) === '{"fpk-a":["data-b","data-tone"]}',
    'a deprecated name works in the next minor': !isRefusedIn('0.4.0', before),
    'a deprecated name is due after two minors': isRefusedIn('0.5.0', before),
    'a deprecated name is removed too early': isRefusedIn('0.4.0', removed),
    'a deprecated name is removed in time': !isRefusedIn('0.5.0', removed),
    'a renamed message key goes on working': !isRefused(
      {
        ...breaking['a renamed message key'],
        surface: { ...breaking['a renamed message key'].surface, renamedMessages: renamed },
      },
      [minor('Rename a message')],
    ),
    'a renamed message key is due': isRefusedIn('0.5.0', {
      report,
      surface: { ...surface, deprecated: {}, renamedMessages: renamed },
    }),
    'a minor leads to 0.5.0': nextVersion('0.4.2', [minor('')]) === '0.5.0',
  }
  return [
    ...Object.entries(facts)
      .filter(([, isTrue]) => !isTrue)
      .map(([fact]) => fact),
    ...Object.entries(breaking).flatMap(([plant, now]) => [
      ...(isRefused(now, []) ? [] : [`${plant} without a changeset`]),
      ...(isRefused(now, [minor('Change cards')]) ? [] : [`${plant} without "Breaking:"`]),
      ...(isRefused(now, [announced]) ? [`${plant}, announced`] : []),
      ...(isRefused(now, [announced], '1.4.0') ? [] : [`${plant} in a minor after 1.0`]),
    ]),
    ...Object.entries(compatible).flatMap(([plant, now]) => [
      ...(isRefused(now, []) ? [] : [`${plant} without a changeset`]),
      ...(isRefused(now, [minor('Change cards')]) ? [plant] : []),
    ]),
  ]
}
