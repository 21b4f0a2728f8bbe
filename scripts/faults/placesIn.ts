import { parseSync } from 'vite'
import type { Kind, Source } from './fault.ts'

/** A place where one edit makes a mistake that a person could have made. */
export interface Place {
  kind: Kind
  start: number
  end: number
  /** The texts that it can be replaced with. */
  options: readonly string[]
  /** The start of the module's statement that contains it: usually a function. */
  scope: number
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** A node of code, and the nodes that contain it, innermost last. */
interface Visited {
  node: Node
  parents: readonly Node[]
}

/** Every place of a source file, in its order. */
export function placesIn({ file, text }: Source): Place[] {
  const program = parseSync(file, text).program as unknown as { body: Node[] }
  const statements = program.body.map((root) => ({ root, code: [...walk(root)] }))
  const literals = literalFamilies(statements, text)
  return statements
    .flatMap(({ root, code }) =>
      [
        ...operators(code, text),
        ...branches(code, text),
        ...fields(code, text),
        ...messages(code, text),
        ...literals(code),
      ].map((place) => ({ ...place, scope: root.start })),
    )
    .filter(({ options }) => options.length > 0)
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
}

type Found = Omit<Place, 'scope'>

const opposites: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}

function operators(code: readonly Visited[], text: string): Found[] {
  return code.flatMap(({ node }): Found[] => {
    if (node.type !== 'BinaryExpression' && node.type !== 'LogicalExpression') return []
    const operator = node.operator as string
    const opposite = opposites[operator]
    if (!opposite || (operator === '+' && isText(node))) return []
    const start = text.indexOf(operator, (node.left as Node).end)
    return [{ kind: 'operator', start, end: start + operator.length, options: [opposite] }]
  })
}

/** Whether a node is text, which can be added but not subtracted. */
function isText(node: Node): boolean {
  if (node.type === 'BinaryExpression')
    return node.operator === '+' && (isText(node.left as Node) || isText(node.right as Node))
  return isString(node) || node.type === 'TemplateLiteral'
}

function branches(code: readonly Visited[], text: string): Found[] {
  return code.flatMap(({ node, parents }): Found[] => {
    if (node.type !== 'IfStatement' && node.type !== 'ConditionalExpression') return []
    const test = node.test as Node
    const { start, end } = test
    const opposite: Found = { kind: 'branch', start, end, options: [negated(test, text)] }
    const inBlock = /^(BlockStatement|SwitchCase|Program)$/.test(parents.at(-1)?.type ?? '')
    const isRemovable =
      node.type === 'IfStatement' && !node.alternate && inBlock && leaves(node.consequent)
    return isRemovable
      ? [opposite, { kind: 'branch', start: node.start, end: node.end, options: [''] }]
      : [opposite]
  })
}

function negated(test: Node, text: string): string {
  const source = text.slice(test.start, test.end)
  if (test.type === 'UnaryExpression' && test.operator === '!') {
    const { start, end } = test.argument as Node
    return text.slice(start, end)
  }
  return /^(Identifier|MemberExpression|CallExpression)$/.test(test.type)
    ? `!${source}`
    : `!(${source})`
}

/** Whether a branch ends the function or the turn of a loop. */
function leaves(consequent: unknown): boolean {
  const node = consequent as Node
  const last = node.type === 'BlockStatement' ? (node.body as Node[]).at(-1) : node
  return /^(Return|Continue|Break|Throw)Statement$/.test(last?.type ?? '')
}

/** Confuses properties that are read from the same object in the same function. */
function fields(code: readonly Visited[], text: string): Found[] {
  const reads: { object: string; property: Node }[] = []
  const patterns: Node[][] = []
  for (const { node, parents } of code) {
    if (node.type === 'ObjectPattern') patterns.push(shorthands(node))
    const parent = parents.at(-1)
    const isCalled = parent?.type === 'CallExpression' && parent.callee === node
    const isWritten = parent?.type === 'AssignmentExpression' && parent.left === node
    if (node.type !== 'MemberExpression' || node.computed || isCalled || isWritten) continue
    const object = node.object as Node
    const name = text.slice(object.start, object.end).replaceAll('?', '')
    if (/^(?!styles\b)[a-z]\w*(\.\w+)*$/.test(name))
      reads.push({ object: name, property: node.property as Node })
  }
  const isField = (name: string) => name !== 'length' && name !== 'current'
  const fromReads = reads
    .filter(({ property }) => isField(property.name as string))
    .map(({ object, property }) =>
      replaced(
        property,
        reads
          .filter((read) => read.object === object)
          .map((read) => read.property.name as string)
          .filter(isField),
      ),
    )
  const fromPatterns = patterns.flatMap((names) =>
    names.map((name) => {
      const { options, ...place } = replaced(
        name,
        names.map((other) => other.name as string),
      )
      return { ...place, options: options.map((option) => `${option}: ${name.name as string}`) }
    }),
  )
  return [...fromReads, ...fromPatterns]
}

function replaced(name: Node, others: readonly string[]): Found {
  const { start, end } = name
  const options = [...new Set(others)].filter((other) => other !== name.name).toSorted()
  return { kind: 'field', start, end, options }
}

/** The names of `{ a, b = 1 }`. */
function shorthands(pattern: Node): Node[] {
  return (pattern.properties as Node[])
    .filter(({ type, shorthand }) => type === 'Property' && shorthand)
    .map(({ key }) => key as Node)
}

/** Confuses messages that are shown by the same function with the same values. */
function messages(code: readonly Visited[], text: string): Found[] {
  const calls: { key: Node; signature: string }[] = []
  for (const { node } of code) {
    if (node.type !== 'CallExpression') continue
    const [key, ...values] = node.arguments as Node[]
    const callee = node.callee as Node
    if (!key || !isString(key) || !/^(t|text|\w+Text)$/.test(String(callee.name))) continue
    const shape = values.map((value) => namesOf(value) ?? text.slice(value.start, value.end))
    calls.push({ key, signature: [callee.name, ...shape].join() })
  }
  return calls.map(({ key, signature }) =>
    replacedText(
      key,
      calls.filter((call) => call.signature === signature).map((call) => String(call.key.value)),
    ),
  )
}

/** The names in an object literal. */
function namesOf(node: Node): string | undefined {
  if (node.type !== 'ObjectExpression') return undefined
  return (node.properties as Node[])
    .map(({ key }) => String((key as Node | undefined)?.name))
    .toSorted()
    .join()
}

/**
 * Strings that can replace each other: members of a union type, values of the same property, and
 * the results of one function.
 */
function literalFamilies(
  statements: readonly { root: Node; code: readonly Visited[] }[],
  text: string,
): (code: readonly Visited[]) => Found[] {
  const familyOf = ({ node, parents }: Visited): string | undefined => {
    const parent = parents.at(-1)
    const property = parent && propertyBeside(node, parent, text)
    if (property) return `property ${property}`
    const outer = parents.findLast(({ type }) => !/^(Conditional|Paren|TS)/.test(type))
    return outer?.type === 'ReturnStatement' ? `result ${parents[0]?.start}` : undefined
  }
  const strings = statements.flatMap(({ code }) => code.filter(({ node }) => isString(node)))
  const families = new Map<string | undefined, string[]>()
  for (const one of strings) {
    const family = familyOf(one)
    families.set(family, [...(families.get(family) ?? []), String(one.node.value)])
  }
  const unions = statements.flatMap(({ root }) => literalUnions(root))
  return (code) =>
    code.flatMap((one): Found[] => {
      const { node } = one
      const family = isString(node) ? familyOf(one) : undefined
      if (!family) return []
      const union = unions.find((members) => members.includes(String(node.value))) ?? []
      return [replacedText(node, [...union, ...(families.get(family) ?? [])])]
    })
}

/** `x.status === 'ready'`, `{ status: 'ready' }`, `status="ready"`, `case 'ready'`: "status". */
function propertyBeside(node: Node, parent: Node, text: string): string | undefined {
  const lastName = (other: unknown) => {
    const { start, end } = other as Node
    return /(\w+)$/.exec(text.slice(start, end))?.[1]
  }
  if (parent.type === 'BinaryExpression' && /^[!=]==$/.test(parent.operator as string))
    return lastName(parent.left === node ? parent.right : parent.left)
  if (parent.type === 'Property' && parent.value === node && !parent.computed)
    return lastName(parent.key)
  if (parent.type === 'JSXAttribute' && !/^(className|key|id)$/.test(lastName(parent.name) ?? ''))
    return lastName(parent.name)
  return undefined
}

function replacedText({ start, end, value }: Node, others: readonly string[]): Found {
  const texts = [...new Set(others)].filter((other) => other !== value && !/['\\\n]/.test(other))
  return { kind: 'text', start, end, options: texts.toSorted().map((one) => `'${one}'`) }
}

const isString = (node: Node): boolean => node.type === 'Literal' && typeof node.value === 'string'

const withDependencies = /^use(Memo|Callback|Effect|LayoutEffect)$/

/** The code of a statement, without types, imports, or the texts of errors and logs. */
function* walk(node: Node, parents: readonly Node[] = []): Generator<Visited> {
  if (/^(Import|ExportAll|ThrowStatement|JSXText)/.test(node.type)) return
  const isWrapped = /^TS(As|Satisfies|NonNull)Expression$/.test(node.type)
  if (node.type.startsWith('TS') && !isWrapped) return
  if (!isWrapped) yield { node, parents }
  const children = isWrapped ? [node.expression as Node] : codeIn(node)
  if (children.length === 0) return
  const inside = [...parents, node]
  for (const child of children) yield* walk(child, inside)
}

function codeIn(node: Node): Node[] {
  if (node.type !== 'CallExpression') return childrenOf(node)
  const { name, object } = node.callee as { name?: string; object?: { name?: string } }
  if (object?.name === 'console') return []
  // A hook's dependencies say when it runs again, not what it does.
  return withDependencies.test(name ?? '')
    ? childrenOf(node).filter(({ type }) => type !== 'ArrayExpression')
    : childrenOf(node)
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) children.push(...value.filter(isNode))
    else if (isNode(value)) children.push(value)
  }
  return children
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'start' in value

/** The unions of string literals in the types of a statement. */
function literalUnions(node: Node): string[][] {
  const inside = childrenOf(node).flatMap(literalUnions)
  if (node.type !== 'TSUnionType') return inside
  const members = (node.types as Node[]).flatMap(({ literal }) =>
    literal && isString(literal as Node) ? [String((literal as Node).value)] : [],
  )
  return members.length > 1 ? [members, ...inside] : inside
}
