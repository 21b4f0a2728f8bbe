import { readFileSync } from 'node:fs'
import path from 'node:path'

export interface Source {
  /** Relative to the project's root. */
  file: string
  text: string
}

interface Import {
  name: string
  number: number
}

const entryPoints = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports,
)

/** Every module specifier of a source, including type imports and dynamic imports. */
export function importsIn(text: string): Import[] {
  const named =
    /(?:^|[\s;}])(?:import|export)\s(?:[^'";()]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/gms
  return [...text.matchAll(named)].map((match) => {
    const end = match.index + match[0].length
    return { name: match[1] ?? match[2] ?? '', number: text.slice(0, end).split('\n').length }
  })
}

/** The file of an entry point, or undefined if package.json does not list it. */
export function fileOfEntryPoint(name: string): string | undefined {
  for (const [entryPoint, target] of entryPoints) {
    const [start = '', end] = entryPoint.split('*')
    if (end === undefined ? name === entryPoint : name.startsWith(start))
      return path.posix.normalize(target.replace('*', name.slice(start.length)))
  }
  return undefined
}
