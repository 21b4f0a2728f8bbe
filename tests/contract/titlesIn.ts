import { parseAst } from 'vite'

interface Node {
  type: string
  [key: string]: unknown
}

/**
 * What can be named as a proof in a file: its literal test titles, or its stories with a play
 * function. Skipped ones do not count.
 */
export function titlesIn(file: string, source: string): string[] {
  const tree = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as {
    body: Node[]
  }
  return file.endsWith('.stories.tsx') ? playedIn(tree.body) : testsIn(tree)
}

function testsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(testsIn)
  if (!isNode(value) && !(typeof value === 'object' && value !== null && 'body' in value)) return []
  const title =
    isNode(value) && value.type === 'CallExpression' && isTest(value.callee)
      ? literal((value.arguments as unknown[])[0])
      : undefined
  return [...(title === undefined ? [] : [title]), ...Object.values(value).flatMap(testsIn)]
}

/** `it(…)`, `test(…)`, `it.each(…)(…)`; not `it.skip(…)` and similar. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'Identifier') return callee.name === 'it' || callee.name === 'test'
  if (
    callee.type !== 'CallExpression' ||
    !isNode(callee.callee) ||
    callee.callee.type !== 'MemberExpression'
  )
    return false
  return isTest(callee.callee.object) && (callee.callee.property as Node).name === 'each'
}

/** A story has a play function of its own, or uses that of its file. */
function playedIn(body: readonly Node[]): string[] {
  const declared = body.flatMap((node) =>
    declaratorsOf(node.type === 'ExportNamedDeclaration' ? node.declaration : node).map((one) => ({
      ...one,
      exported: node.type === 'ExportNamedDeclaration',
    })),
  )
  const everywhere = declared.some(({ name, plays }) => name === 'meta' && plays)
  return declared
    .filter(({ exported, plays }) => exported && (plays || everywhere))
    .map(({ name }) => name)
}

function declaratorsOf(declaration: unknown): { name: string; plays: boolean }[] {
  if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') return []
  return (declaration.declarations as Node[]).map(({ id, init }) => ({
    name: String((id as Node).name),
    plays:
      isNode(init) &&
      init.type === 'ObjectExpression' &&
      (init.properties as Node[]).some(({ key }) => isNode(key) && key.name === 'play'),
  }))
}

const literal = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
