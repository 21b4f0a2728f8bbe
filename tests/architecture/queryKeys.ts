import { parseAst } from 'vite'

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** Data sources: their identity doesn't change the request. */
const sources = new Set(['gateway', 'node', 'client', 'port', 'queries', 'queryClient'])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The parts of a node that run: not its types, nor the names of properties. */
function partsOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === 'parent' || name === 'typeAnnotation' || name === 'typeArguments') return []
    if (name === 'returnType' || name === 'typeParameters') return []
    if (name === 'property' && node['computed'] !== true) return []
    if (name === 'key' && node['computed'] !== true) return []
    return [value].flat().filter(isNode)
  })
}

/** The names that a pattern declares. */
function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [String(pattern['name'])]
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern['left'])
  if (pattern.type === 'RestElement') return namesIn(pattern['argument'])
  if (pattern.type === 'ArrayPattern') return (pattern['elements'] as unknown[]).flatMap(namesIn)
  if (pattern.type === 'ObjectPattern')
    return (pattern['properties'] as Node[]).flatMap((one) => namesIn(one['value'] ?? one))
  return []
}

const isFunction = ({ type }: Node) =>
  type === 'ArrowFunctionExpression' ||
  type === 'FunctionExpression' ||
  type === 'FunctionDeclaration'

/** Names declared by functions, each with its dependencies if it's a constant. */
type Scope = ReadonlyMap<string, Node | undefined>

/** What a function declares itself, without the functions in it. */
function declaredIn(node: Node): [string, Node | undefined][] {
  const params = ((node['params'] as unknown[] | undefined) ?? []).flatMap(namesIn)
  const inside = (part: Node): [string, Node | undefined][] => {
    if (part.type === 'VariableDeclarator')
      return namesIn(part['id']).map((name) => [name, (part['init'] as Node | null) ?? undefined])
    if (part.type === 'FunctionDeclaration') return [[String((part['id'] as Node)['name']), part]]
    return isFunction(part) ? [] : partsOf(part).flatMap(inside)
  }
  return [
    ...params.map((name): [string, undefined] => [name, undefined]),
    ...partsOf(node).flatMap(inside),
  ]
}

/** `at.chainId` of an expression that only reads members of a name; otherwise undefined. */
function pathOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return String(node['name'])
  if (node.type === 'ChainExpression') return pathOf(node['expression'] as Node)
  if (node.type !== 'MemberExpression' || node['computed'] === true) return undefined
  const object = pathOf(node['object'] as Node)
  return object && `${object}.${String((node['property'] as Node)['name'])}`
}

const rootOf = (at: string): string => at.split('.')[0] ?? at

/** What an expression uses of what enclosing functions declare. */
function used(node: Node, scope: Scope): string[] {
  const at = pathOf(node)
  if (at !== undefined) return scope.has(rootOf(at)) ? [at] : []
  const [first, ...rest] = partsOf(node)
  // Without it nothing is asked.
  if (node.type === 'IfStatement' && rest[0]?.type === 'ThrowStatement')
    return rest.flatMap((part) => used(part, scope))
  if (first && (node.type === 'ConditionalExpression' || node['operator'] === '&&')) {
    const then = rest.flatMap((part) => used(part, scope))
    // Whether there is such a value, of which a part is used.
    const asked = used(first, scope).filter((at) => !then.some((one) => one.startsWith(`${at}.`)))
    return [...asked, ...then]
  }
  // A method is asked of its object.
  const callee = node['callee']
  if (node.type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression')
    return [callee['object'] as Node, ...(node['arguments'] as Node[])].flatMap((part) =>
      used(part, scope),
    )
  if (!isFunction(node)) return partsOf(node).flatMap((part) => used(part, scope))
  const own = new Set(declaredIn(node).map(([name]) => name))
  const outer = new Map([...scope].filter(([name]) => !own.has(name)))
  return partsOf(node).flatMap((part) => used(part, outer))
}

const propertyOf = (node: Node, name: string): Node | undefined =>
  (node['properties'] as Node[]).find(
    ({ key }) => isNode(key) && (key['name'] === name || key['value'] === name),
  )?.['value'] as Node | undefined

/** What a query's request depends on but its key lacks, through the constants in between. */
function missing(query: Node, scope: Scope): string[] {
  const key = propertyOf(query, 'queryKey')
  const run = propertyOf(query, 'queryFn')
  if (!key || !run) return []
  const known = used(key, scope)
  const holds = (at: string) => known.some((one) => at === one || at.startsWith(`${one}.`))
  const lacks = (at: string, seen: readonly string[]): string[] => {
    const root = rootOf(at)
    if (holds(at) || sources.has(root) || seen.includes(root)) return []
    const made = scope.get(root)
    if (!made) return [at]
    return used(made, scope).flatMap((one) => lacks(one, [...seen, root]))
  }
  return [...new Set(used(run, scope).flatMap((at) => lacks(at, [])))]
}

/**
 * The queries whose key lacks a dependency, as `file:line` and the missing names: such a query
 * shows one request's response for another.
 */
export function incompleteKeys(file: string, source: string): string[] {
  const found: string[] = []
  const visit = (node: Node, scope: Scope): void => {
    const inner = isFunction(node) ? new Map([...scope, ...declaredIn(node)]) : scope
    if (node.type === 'ObjectExpression') {
      const names = missing(node, inner)
      const line = source.slice(0, node.start).split('\n').length
      if (names.length > 0) found.push(`${file}:${line} ${names.join(', ')}`)
    }
    for (const part of partsOf(node)) visit(part, inner)
  }
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, new Map())
  return found
}
