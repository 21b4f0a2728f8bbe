import { type ESTree, parseSync } from 'vite'

/** Packages that run in the browser, or render there. */
const clientPackages = /^(react|react-dom|@tanstack\/react-query)(\/|$)/
/** Hooks, the contexts and components of wagmi, and functions that create components. */
const clientName = /^(use[A-Z]|WagmiContext$|WagmiProvider$|Hydrate$|lazyPart$)/

/**
 * Whether a built module is for the client: it imports React or a hook, or exports a hook. Such a
 * module starts with 'use client', so that the server components of React can import it; all others
 * also run on a server, where an imported client module is only a reference.
 */
export function isClientModule(file: string, code: string): boolean {
  const { program, errors } = parseSync(file, code)
  const [problem] = errors
  if (problem) throw new Error(`${file}: ${problem.message}`)
  return program.body.some((statement) => {
    if (statement.type === 'ImportDeclaration')
      return (
        clientPackages.test(statement.source.value) || statement.specifiers.some(importsClientName)
      )
    if (statement.type === 'ExportNamedDeclaration')
      return (
        statement.source === null &&
        statement.specifiers.some(({ exported }) => clientName.test(nameOf(exported)))
      )
    return false
  })
}

const importsClientName = (specifier: ESTree.ImportDeclarationSpecifier): boolean =>
  specifier.type === 'ImportSpecifier' && clientName.test(nameOf(specifier.imported))

const nameOf = (name: ESTree.ModuleExportName): string =>
  name.type === 'Literal' ? name.value : name.name
