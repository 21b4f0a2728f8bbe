import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

/** Packages that travel inside ours, so that those who install it need nothing else. */
export const carried = ['valibot', 'uqr']

/**
 * One module with the named exports of a package, and its licence on top.
 * @param names what is used of it; nothing else comes along
 */
export async function carriedModule(name: string, names: string[]): Promise<string> {
  const entry = `virtual:${name}`
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'coffer-carried',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export { ${names.join(', ')} } from '${name}'` : null),
      },
    ],
    build: { write: false, target: 'es2023', minify: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })
  if (!('output' in built)) throw new Error(`Vite answers several builds, or none, for ${name}.`)
  const [chunk, ...others] = built.output.filter((file) => file.type === 'chunk')
  if (!chunk || others.length > 0) throw new Error(`${name} does not fit into one module.`)
  return `/*!\n${licence(name)}\n*/\n${chunk.code}`
}

/** The exports of a package that a compiled module uses, by name or through a namespace. */
export function namesUsed(text: string, name: string): string[] {
  const lists = [...text.matchAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*['"]${name}['"]`, 'g'))]
  const spaces = [...text.matchAll(new RegExp(`import\\s*\\*\\s*as\\s+(\\w+)\\s+from\\s*['"]${name}['"]`, 'g'))]
  const listed = lists.flatMap(([, list = '']) =>
    list
      .split(',')
      .map((one) => one.trim().split(/\s+as\s+/)[0] ?? '')
      .filter(Boolean),
  )
  const reached = spaces.flatMap(([, space = '']) => [...text.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))].map(([, one = '']) => one))
  return [...new Set([...listed, ...reached])].toSorted()
}

function licence(name: string): string {
  const { version } = JSON.parse(readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')) as { version: string }
  const file = ['LICENSE.md', 'LICENSE'].map((one) => path.join('node_modules', name, one)).find((one) => existsSync(one))
  if (!file) throw new Error(`${name} has no licence beside it.`)
  return `${name} ${version}\n\n${readFileSync(file, 'utf8').trim()}`
}
