import { readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { filesIn } from './filesIn.ts'

/** A component that a story must show, and its file. */
export interface Component {
  name: string
  file: string
}

/** Every exported component of the kit, the wallet kit, the screens, and the app. */
export const components = (): Component[] =>
  ['src/ui', 'src/wallet', 'src/screens', 'src/app'].flatMap((folder) =>
    filesIn(folder, '.tsx').flatMap((file) =>
      componentsIn(file, readFileSync(file, 'utf8')).map((name) => ({ name, file })),
    ),
  )

/** The names of the components that a source exports: capitalized, and with JSX of their own. */
export function componentsIn(file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text)
  const [problem] = errors
  if (problem) throw new Error(`${file}: ${problem.message}`)
  const drawn: number[] = []
  const note = ({ start }: { start: number }) => void drawn.push(start)
  new Visitor({ JSXElement: note, JSXFragment: note }).visit(program)
  const isExported = new Set<string>()
  const rendering: string[] = []
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (statement.type === 'ExportNamedDeclaration')
      for (const { local } of statement.specifiers)
        if (local.type === 'Identifier') isExported.add(local.name)
    for (const [name, node] of declarationsIn(declaration ?? statement)) {
      if (declaration) isExported.add(name)
      const isDrawing = drawn.some((at) => at >= node.start && at < node.end)
      if (/^[A-Z]/.test(name) && isDrawing) rendering.push(name)
    }
  }
  return rendering.filter((name) => isExported.has(name))
}

/** The functions, classes, and constants that a statement declares. */
function declarationsIn(statement: ESTree.Node): [name: string, node: ESTree.Node][] {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return statement.id ? [[statement.id.name, statement]] : []
  if (statement.type !== 'VariableDeclaration') return []
  return statement.declarations.flatMap(({ id, init }): [string, ESTree.Node][] =>
    id.type === 'Identifier' && init ? [[id.name, init]] : [],
  )
}
