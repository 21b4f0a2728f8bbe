import { parseAst } from 'vite'

/** Attributes with user-facing text. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
  'text',
  'description',
  'heading',
  'message',
  'detail',
  'hint',
  'what',
  'appName',
])
/** Functions whose first argument is announced. */
const speakers = new Set(['announce', 'say', 'toast'])

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** Every user-facing text in a source instead of a catalog, as `file:line` and the text. */
export function literalsIn(file: string, source: string): string[] {
  const found: Node[] = []
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), found)
  return found.map(
    (node) => `${file}:${source.slice(0, node.start).split('\n').length} ${wordsOf(node)}`,
  )
}

function visit(value: unknown, found: Node[]): void {
  if (Array.isArray(value)) for (const one of value) visit(one, found)
  if (!isNode(value)) return
  found.push(...saidBy(value).filter((node) => /\p{L}{2}/u.test(wordsOf(node))))
  for (const [key, inner] of Object.entries(value)) if (key !== 'parent') visit(inner, found)
}

/** The texts of a node: children, attributes, and announcements. */
function saidBy(node: Node): Node[] {
  if (node.type === 'JSXText') return [node]
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node.children as Node[]).flatMap(textsOf)
  if (node.type === 'JSXAttribute') return spoken.has(nameOf(node.name)) ? textsOf(node.value) : []
  if (node.type === 'CallExpression')
    return speakers.has(nameOf(node.callee)) ? textsOf((node.arguments as Node[])[0]) : []
  return []
}

/** The possible literal values of an expression. */
function textsOf(node: unknown): Node[] {
  if (!isNode(node)) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node] : []
  if (node.type === 'TemplateLiteral')
    return [...(node.quasis as Node[]), ...(node.expressions as Node[]).flatMap(textsOf)]
  if (
    node.type === 'JSXExpressionContainer' ||
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSAsExpression'
  )
    return textsOf(node.expression)
  if (node.type === 'ConditionalExpression')
    return [...textsOf(node.consequent), ...textsOf(node.alternate)]
  if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression')
    return isCompared(node) ? [] : [...textsOf(node.left), ...textsOf(node.right)]
  if (node.type === 'ArrayExpression') return (node.elements as unknown[]).flatMap(textsOf)
  return []
}

const isCompared = ({ operator }: Node) => /[=<>]/.test(String(operator))

function wordsOf({ value }: Node): string {
  return typeof value === 'object' && value !== null && 'cooked' in value
    ? String(value.cooked)
    : String(value).trim()
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  return typeof node.name === 'string'
    ? node.name
    : node.type === 'JSXNamespacedName'
      ? ''
      : nameOf(node.property)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
