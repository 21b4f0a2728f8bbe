import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Namespaces, readTexts } from '../../../languages/testLanguages.ts'

/** Where the other languages are. */
export const folder = 'src/screens/core/languages'
const sources = ['src/screens', 'src/ui/Notice'].flatMap((place) =>
  readdirSync(place, { recursive: true, withFileTypes: true }).flatMap((one) =>
    one.name.endsWith('ext.ts') ? [path.join(one.parentPath, one.name)] : [],
  ),
)

/** The order of namespaces, which is the same in all languages. */
const order = Object.keys(readTexts<Namespaces>(`${folder}/ar.json`))
const place = ([namespace]: readonly [string, unknown]) =>
  order.includes(namespace) ? order.indexOf(namespace) : order.length

/**
 * The English texts of all catalogs of the screens, by the namespace that their files give them.
 */
export const english: Namespaces = Object.fromEntries(
  sources
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      return [...source.matchAll(/defineCatalog\('([\w.]+)', (\w+)\)/g)].map(
        ([, namespace = '', name = '']) => {
          const [, texts = ''] = new RegExp(`import ${name} from '([^']+)'`).exec(source) ?? []
          return [
            namespace,
            readTexts<Namespaces[string]>(path.join(path.dirname(file), texts)),
          ] as const
        },
      )
    })
    .toSorted((a, b) => place(a) - place(b) || a[0].localeCompare(b[0])),
)
