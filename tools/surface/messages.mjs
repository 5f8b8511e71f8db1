/* Reads the sentences and the events of an API report. */
import ts from 'typescript'
import { isNames, plain, statementsOf } from './declarations.mjs'

/**
 * The sentences of a report: every `MessageSet`, flattened to `namespace.key` with the parameters of the sentence.
 *
 * @returns {Record<string, string>}
 */
export function messagesIn(report) {
  /** @type {Record<string, string>} */
  const messages = {}
  /** @param {any} node */
  const add = (path, node) => {
    if (ts.isTypeLiteralNode(node)) {
      for (const member of /** @type {readonly any[]} */ (node.members))
        add(`${path}.${member.name.getText().replaceAll(/^["']|["']$/g, '')}`, member.type)
    } else if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Record') {
      const [keys, value] = /** @type {any} */ (node).typeArguments
      if (!isNames(keys)) messages[`${path}.*`] = plain(`${keys.getText()}: ${value.getText()}`)
      else for (const key of keys.types ?? [keys]) add(`${path}.${key.getText().slice(1, -1)}`, value)
    } else if (ts.isFunctionTypeNode(node)) {
      messages[path] = `(${node.parameters.map((parameter) => plain(parameter.getText())).join(', ')})`
    } else messages[path] = plain(node.getText())
  }
  for (const statement of statementsOf(report)) {
    const [set] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : []
    if (!set?.type || !ts.isTypeReferenceNode(set.type) || set.type.typeName.getText() !== 'MessageSet')
      continue
    const [namespace, sentences] = set.type.typeArguments ?? []
    if (namespace && sentences) add(namespace.getText().slice(1, -1), sentences)
  }
  return messages
}

/** The members of an exported interface with their types. @returns {Record<string, string>} */
export function membersIn(report, name) {
  const found = statementsOf(report).find(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === name,
  )
  const members =
    found && ts.isInterfaceDeclaration(found) ? [...found.members].filter(ts.isPropertySignature) : []
  return Object.fromEntries(
    members.map(({ name, type }) => [name.getText().replaceAll(/^'|'$/g, ''), plain(type?.getText() ?? '')]),
  )
}
