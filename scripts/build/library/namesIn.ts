import { type ESTree, parseSync, Visitor } from 'vite'

interface Span {
  start: number
  end: number
}

/** A module specifier, including quotes, and the statement or type around it. */
export interface Named extends Span {
  name: string
  statement: Span
}

/**
 * All module specifiers of a source or declaration, in order: imports, exports, types with
 * `import('…')` and lazy imports. Throws if it cannot be parsed.
 */
export function namesIn(file: string, text: string): Named[] {
  const { program, errors } = parseSync(file, text)
  const [problem] = errors
  if (problem) throw new Error(`${file}: ${problem.message}`)
  const found: Named[] = []
  const note = (statement: Span & { source: ESTree.Expression | null }) => {
    const { source } = statement
    if (source?.type === 'Literal' && typeof source.value === 'string')
      found.push({ name: source.value, start: source.start, end: source.end, statement })
  }
  new Visitor({
    ImportDeclaration: note,
    ExportNamedDeclaration: note,
    ExportAllDeclaration: note,
    ImportExpression: note,
    TSImportType: note,
  }).visit(program)
  return found.toSorted((a, b) => a.start - b.start)
}
