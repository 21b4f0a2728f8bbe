import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { modules } from '../../tests/architecture/tables.ts'

/** Of `exports`, which only re-exports, and of what isn't shipped, the table alone says more. */
const isDrawn = (name: string) =>
  name !== 'exports' && name !== 'stories' && !/^mocks(?:$|\/)/.test(name)

/** Which modules of `src` each of them may import. */
export const mayImport: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(modules)
    .filter(([name]) => isDrawn(name))
    .map(([name, allowed]) => [name, allowed.filter(isDrawn)]),
)

/** The modules that can be reached from one along these arrows, without itself. */
export function reached(
  from: string,
  arrows: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    for (const next of arrows.get(name) ?? []) {
      if (found.has(next)) continue
      found.add(next)
      visit(next)
    }
  }
  visit(from)
  return found
}

/** The same without the arrows that others lead to as well. */
export const arrows: ReadonlyMap<string, readonly string[]> = new Map(
  [...mayImport].map(([name, allowed]) => [
    name,
    allowed.filter(
      (target) =>
        !allowed.some((other) => other !== target && reached(other, mayImport).has(target)),
    ),
  ]),
)

const idOf = (name: string) => name.replace('/', '_')

/** A folder of modules as a box with them in it. */
function box(folder: string): string[] {
  const inner = [...mayImport.keys()].filter((name) => name.startsWith(`${folder}/`))
  const door = mayImport.has(folder) ? [`    ${folder}["index"]`] : []
  return [
    `  subgraph ${folder}_box["${folder}"]`,
    ...door,
    ...inner.map((name) => `    ${idOf(name)}["${name.slice(folder.length + 1)}"]`),
    '  end',
  ]
}

/** The modules of `src` and the groups of screens as a Mermaid flowchart. */
export function drawnModules(): string {
  const folders = new Set(
    [...mayImport.keys()].flatMap((name) =>
      name.includes('/') ? [name.slice(0, name.indexOf('/'))] : [],
    ),
  )
  const lines = [...arrows].flatMap(([name, targets]) =>
    targets.length > 0 ? [`  ${idOf(name)} --> ${targets.map(idOf).join(' & ')}`] : [],
  )
  return ['flowchart TD', ...[...folders].flatMap(box), ...lines].join('\n')
}

const start =
  '<!-- Written by `npm run generate:architecture` from tests/architecture/tables.ts. -->'

/** A page of the docs with the drawing of today in the place of the one in it. */
export const withDrawing = (page: string): string =>
  page.replace(
    /<!-- Written by[^]*?\n```\n/,
    () => `${start}\n\n\`\`\`mermaid\n${drawnModules()}\n\`\`\`\n`,
  )

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = new URL('../../docs/architecture.md', import.meta.url)
  writeFileSync(file, withDrawing(readFileSync(file, 'utf8')))
}
