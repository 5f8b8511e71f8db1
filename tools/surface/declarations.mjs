/*
 * Reads an API report (`*.api.md`) as TypeScript, and flattens it: one entry for each export, member, parameter and name of a
 * union. Two reports are compared by their entries, so that an added member is not taken for a changed interface.
 */
import ts from 'typescript'

/** @typedef {{ text: string, optional: boolean }} Entry an entry of a report: its type, without the entries below it */

/** The names of a union of texts stand below it: `Role|admin`. `never` is a union without names. */
const isName = (node) => ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)
export const isNames = (node) =>
  isName(node) ||
  node.kind === ts.SyntaxKind.NeverKeyword ||
  (ts.isUnionTypeNode(node) && node.types.some(isName))
const isNested = (node) => ts.isTypeLiteralNode(node) || isNames(node)

/** The types with members or names inside a type, the outermost ones only. */
function nestedIn(node, found = []) {
  if (isNested(node)) found.push(node)
  else ts.forEachChild(node, (child) => void nestedIn(child, found))
  return found
}

export const plain = (text) => text.replaceAll(/\s+/g, ' ').trim()

/** @param {Map<string, Entry>} entries */
function addType(entries, path, node, optional = false) {
  if (ts.isTypeLiteralNode(node)) {
    entries.set(path, { text: '{}', optional })
    for (const member of node.members) addMember(entries, path, member)
  } else if (ts.isFunctionTypeNode(node)) {
    addSignature(entries, path, node, optional)
  } else if (isNames(node)) {
    const types = ts.isUnionTypeNode(node) ? [...node.types] : [node]
    const others = types
      .filter((type) => !isName(type) && type.kind !== ts.SyntaxKind.NeverKeyword)
      .map((type) => plain(type.getText()))
    entries.set(path, {
      text: ['one of', ...others.toSorted((a, b) => a.localeCompare(b))].join(' | '),
      optional,
    })
    for (const type of types.filter(isName)) {
      entries.set(`${path}|${type.getText().slice(1, -1)}`, { text: '', optional: false })
    }
  } else {
    const nested = nestedIn(node)
    let text = ''
    let end = node.getStart()
    for (const [index, inner] of nested.entries()) {
      text += `${node.getSourceFile().text.slice(end, inner.getStart())}<${index}>`
      end = inner.getEnd()
      addType(entries, `${path}<${index}>`, inner)
    }
    text += node.getSourceFile().text.slice(end, node.getEnd())
    entries.set(path, { text: plain(text), optional })
  }
}

function addSignature(entries, name, node, optional) {
  // Overloads stand one after another: `read`, `read'`.
  let path = name
  while (entries.has(path)) path += "'"
  const generics = (node.typeParameters ?? []).map((parameter) => plain(parameter.getText())).join(', ')
  entries.set(path, { text: `function${generics && `<${generics}>`}`, optional })
  for (const [index, { type, questionToken, dotDotDotToken }] of node.parameters.entries()) {
    if (type) addType(entries, `${path}(${index})`, type, Boolean(questionToken ?? dotDotDotToken))
  }
  if (node.type) addType(entries, `${path}()`, node.type)
}

function addMember(entries, path, member) {
  const name = `${path}.${member.name ? member.name.getText().replaceAll(/^'|'$/g, '') : member.getText()}`
  const optional = Boolean(member.questionToken)
  if (member.parameters && !ts.isIndexSignatureDeclaration(member)) {
    addSignature(entries, name, member, optional)
  } else if (member.type) addType(entries, name, member.type, optional)
  else entries.set(name, { text: plain(member.getText()), optional })
}

function addContainer(entries, name, node) {
  const heritage = (node.heritageClauses ?? []).map((clause) => plain(clause.getText())).join(' ')
  const generics = (node.typeParameters ?? []).map((parameter) => plain(parameter.getText())).join(', ')
  entries.set(name, { text: plain(`<${generics}> ${heritage}`), optional: false })
  for (const member of node.members) addMember(entries, name, member)
}

/** The statements of a report. */
export function statementsOf(report) {
  const [, source = ''] = report.replaceAll('\r', '').split(/^```ts$|^```$/m)
  return ts.createSourceFile('report.d.ts', source, ts.ScriptTarget.ES2022, true).statements
}

/**
 * Every export of a report with its members. The sentences are left out: `messagesIn` has them.
 *
 * @returns {Map<string, Entry>}
 */
export function declarationsIn(report) {
  /** @type {Map<string, Entry>} */
  const entries = new Map()
  for (const statement of statementsOf(report)) {
    const node = /** @type {any} */ (statement)
    if (ts.isImportDeclaration(node)) continue
    const isExported =
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    const names = ts.isVariableStatement(node)
      ? node.declarationList.declarations.map(({ name }) => name.getText())
      : [node.name?.getText() ?? '']
    if (isExported) for (const name of names) entries.set(`export ${name}`, { text: '', optional: false })
    if (ts.isVariableStatement(node)) {
      for (const { name, type } of node.declarationList.declarations) {
        if (type && !type.getText().startsWith('MessageSet<')) addType(entries, name.getText(), type)
      }
    } else if (ts.isFunctionDeclaration(node)) addSignature(entries, names[0], node, false)
    else if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node))
      addContainer(entries, names[0], node)
    else if (ts.isTypeAliasDeclaration(node)) {
      addType(entries, names[0], node.type)
      if (node.typeParameters)
        entries.set(`${names[0]}<>`, {
          text: node.typeParameters.map((parameter) => plain(parameter.getText())).join(),
          optional: false,
        })
    } else {
      // `export { Name }`, also in the namespace of an entry: `drivers/FleetDrivers`.
      const namespace = ts.isModuleDeclaration(node) ? `${names[0]}/` : 'export '
      const list = /export \{([^}]*)\}/.exec(node.getText())?.[1] ?? ''
      for (const name of list.split(',').map(plain).filter(Boolean)) {
        entries.set(`${namespace}${name}`, { text: '', optional: false })
      }
    }
  }
  return entries
}
