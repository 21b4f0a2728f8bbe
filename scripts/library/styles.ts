import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type InlineConfig, preprocessCSS, resolveConfig } from 'vite'
import { messages } from '../messages.ts'

/** The name of the one stylesheet; its fonts lie in a folder beside it. */
const stylesheet = 'styles.css'

/** Fonts travel with their licences. */
const fonts = ['@fontsource-variable/inter', '@fontsource-variable/jetbrains-mono']

const entry = 'virtual:styles'

/** The sheet that orders the layers is named here: a door of names alone drops what it imports for its effect. */
const entryOf = (doors: string[]) => ["import '/src/ui/styles.css'", ...doors.map((door) => `export * from '/${door}'`)].join('\n')

const config = (doors: string[]): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  base: './',
  plugins: [messages(), { name: 'coffer-styles', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? entryOf(doors) : null) }],
  build: {
    write: false,
    target: 'es2023',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: entry,
      external: (id) => !/^([./#]|virtual:)/.test(id) && !id.startsWith('@fontsource'),
      preserveEntrySignatures: 'strict',
      output: { assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? stylesheet : 'fonts/[name][extname]') },
    },
  },
})

/** Writes the stylesheet of all parts that the doors reach, in the order in which they import each other, and its fonts. */
export async function buildStylesheet(outDir: string, doors: string[]): Promise<string> {
  const built = await build(config(doors))
  if (!('output' in built)) throw new Error('Vite answers several builds, or none, for the stylesheet.')
  const assets = built.output.filter((file) => file.type === 'asset')
  const text = assets.find(({ fileName }) => fileName === stylesheet)?.source.toString()
  const order = /^@layer [^{;]+;/m.exec(await readFile('src/ui/styles.css', 'utf8'))?.[0]
  if (!text || !order) throw new Error('The doors reach no styles, or nothing says the order of the layers.')
  for (const { fileName, source } of assets) {
    const file = path.join(outDir, fileName)
    mkdirSync(path.dirname(file), { recursive: true })
    // The bundler may put a part before the sheet that orders the layers, and the first to name a layer decides.
    writeFileSync(file, fileName === stylesheet ? order + text : source)
  }
  for (const font of fonts) copyFileSync(`node_modules/${font}/LICENSE`, path.join(outDir, 'fonts', `${path.basename(font)}.LICENSE.txt`))
  return text
}

/** The class names of a part, as a module: what its author calls them, and what they are called in the stylesheet. */
export async function classNames(file: string, wholeSheet: string): Promise<string> {
  const { modules = {} } = await preprocessCSS(await readFile(file, 'utf8'), path.resolve(file), await settings())
  const lost = Object.values(modules).flatMap((names) => names.split(' ')).filter((name) => !wholeSheet.includes(name))
  if (lost.length > 0) throw new Error(`${file}: the stylesheet has no ${lost.join(', ')}.`)
  return `export default ${JSON.stringify(modules, null, 2)}\n`
}

let resolved: ReturnType<typeof resolveConfig> | undefined
const settings = () => (resolved ??= resolveConfig(config([]), 'build'))
