import { type ESTree, parseSync, Visitor } from 'vite'

interface Span {
  start: number
  end: number
}

/** A module's name where it is written, quotes included, and the statement or type around it. */
export interface Named extends Span {
  name: string
  statement: Span
}

/** The modules that a source or a declaration names, in the order of the text: imports, exports, types by `import('…')` and lazy imports. Throws when it cannot be parsed. */
export function namesIn(file: string, text: string): Named[] {
  const { program, errors } = parseSync(file, text)
  const [problem] = errors
  if (problem) throw new Error(`${file}: ${problem.message}`)
  const found: Named[] = []
  const note = (statement: Span & { source: ESTree.Expression | null }) => {
    const { source } = statement
    if (source?.type === 'Literal' && typeof source.value === 'string') found.push({ name: source.value, start: source.start, end: source.end, statement })
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
