import { parseAst } from 'vite'

interface Node {
  type: string
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const literal = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Literal' && typeof value.value === 'string'
    ? value.value
    : undefined

/**
 * The tampered answers in a test file that `testCases` checks: each as the titles around it and its
 * name. One that is checked several times counts once.
 */
export function casesIn(file: string, source: string): string[] {
  return visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), [])
}

function visit(value: unknown, titles: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => visit(one, titles))
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  const [first] = (node.arguments as unknown[] | undefined) ?? []
  if (
    node.type === 'CallExpression' &&
    isNamed(node.callee, 'testCases') &&
    isNode(first) &&
    first.type === 'ArrayExpression'
  ) {
    return (first.elements as unknown[]).flatMap((one) => [
      [...titles, nameOf(one) ?? ''].join(' › '),
    ])
  }
  const title =
    node.type === 'CallExpression' && isDescribe(node.callee) ? literal(first) : undefined
  return Object.values(node).flatMap((one) =>
    visit(one, title === undefined ? titles : [...titles, title]),
  )
}

const isNamed = (value: unknown, name: string) =>
  isNode(value) && value.type === 'Identifier' && value.name === name
/** `describe(…)` and `describe.each(…)(…)`. */
function isDescribe(callee: unknown): boolean {
  if (isNamed(callee, 'describe')) return true
  return (
    isNode(callee) &&
    callee.type === 'CallExpression' &&
    isNode(callee.callee) &&
    isNamed(callee.callee.object, 'describe')
  )
}

/** Its `name`, or the first text of the function that makes it. */
function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  if (value.type === 'CallExpression') return literal((value.arguments as unknown[])[0])
  if (value.type === 'SpreadElement') return nameOf(value.argument)
  if (value.type !== 'ObjectExpression') return undefined
  for (const property of value.properties as Node[]) {
    const name =
      property.type === 'SpreadElement'
        ? nameOf(property)
        : isNamed(property.key, 'name')
          ? literal(property.value)
          : undefined
    if (name !== undefined) return name
  }
  return undefined
}
