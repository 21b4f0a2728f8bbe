import path from 'node:path'

/** `… from '…'`, `import '…'` and `import('…')` as the compiler prints them: the first two begin a line, which no comment does. */
const named = /(^(?:import|export)\b[^'"\n]*\bfrom\s+|^import\s+|\bimport\()(['"])([^'"\n]+)\2/gm
/** An import for its effect alone; in a package these are stylesheets, which a page takes itself. */
const stylesheet = /^import\s+['"][^'"\n]+\.css['"];?\n/gm

/**
 * Brings what the compiler left of our own ways of naming a module to what everybody reads: room doors (`#base`) and sources (`./x.ts`)
 * become relative files, class names and messages the modules that are made of them.
 * @param file from the root of the package, such as `gateway/client.d.ts`
 * @param doors `imports` of package.json
 */
export function plainSpecifiers(text: string, file: string, doors: Record<string, string>): string {
  return text.replace(stylesheet, '').replace(named, (_, before: string, quote: string, name: string) => before + quote + plain(name, file, doors) + quote)
}

/** The files of ours that a file names, from the root of the package. */
export const relativesIn = (text: string, file: string): string[] =>
  namesIn(text)
    .filter((name) => name.startsWith('.'))
    .map((name) => path.posix.join(path.posix.dirname(file), name))

/** The packages that a file names, without the part of them: `wagmi` for `wagmi/actions`. */
export function packagesIn(text: string): string[] {
  const names = namesIn(text).filter((name) => !name.startsWith('.'))
  return [
    ...new Set(
      names.map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    ),
  ]
}

const namesIn = (text: string): string[] => [...text.matchAll(named)].map((match) => match[3] ?? '')

function plain(name: string, file: string, doors: Record<string, string>): string {
  const there = name in doors || name.startsWith('#') ? relative(file, behind(name, doors)) : name
  if (!there.startsWith('.')) return there
  return there
    .replace(/\.tsx?$/, '.js')
    .replace(/\.module\.css$/, '.module.css.js')
    .replace(/\.json$/, '.js')
}

function relative(file: string, target: string): string {
  const way = path.posix.relative(path.posix.dirname(file), target)
  return way.startsWith('.') ? way : `./${way}`
}

/** Where a file of the project stands in the package: rooms of `src` at the top, others under the name of their house. */
export const placeOf = (file: string): string => path.posix.normalize(file).replace(/^src\//, '')

/** The place of the source behind a door. */
function behind(name: string, doors: Record<string, string>): string {
  const door = doors[name] ?? starred(name, doors)
  if (!door) throw new Error(`${name} is no door of package.json.`)
  return placeOf(door)
}

function starred(name: string, doors: Record<string, string>): string | undefined {
  const found = Object.entries(doors).find(([door]) => door.endsWith('/*') && name.startsWith(door.slice(0, -1)))
  return found?.[1].replace('*', name.slice(found[0].length - 1))
}
