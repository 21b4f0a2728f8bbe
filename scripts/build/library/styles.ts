import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type InlineConfig } from 'vite'
import { messages } from '../messages.ts'
import { changeRules } from './changeRules.ts'
import { flattenLayers } from './flattenLayers.ts'
import { leanRules } from './leanRules.ts'
import { scopedName } from './scopedName.ts'

/** Sources of a stylesheet's components. Without `parts`, all of them. */
export interface EntryPoint {
  file: string
  parts?: readonly string[]
}

/**
 * The usual parts of the wallet kit: its buttons, its dialogs, and the roots that provide theme and
 * texts.
 */
const walletEntryPoints: readonly EntryPoint[] = [
  {
    file: 'src/exports/wallet.ts',
    parts: [
      'ConnectButton',
      'LanguageProvider',
      'SigninProvider',
      'WalletButton',
      'WalletProvider',
    ],
  },
  { file: 'src/exports/ui.ts', parts: ['ThemeRoot', 'TextProvider'] },
]

/** Fonts include their licenses. */
const fonts = ['@fontsource-variable/inter', '@fontsource-variable/jetbrains-mono']

const entry = 'virtual:styles'

/**
 * Imports the sheet that orders the layers explicitly: an entry point with named imports alone
 * drops side-effect imports.
 */
const entryOf = (entryPoints: readonly EntryPoint[]) =>
  [
    "import '/src/ui/styles.css'",
    ...entryPoints.map(
      ({ file, parts }) => `export ${parts ? `{ ${parts.join(', ')} }` : '*'} from '/${file}'`,
    ),
  ].join('\n')

const config = (entryPoints: readonly EntryPoint[]): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  base: './',
  css: { modules: { generateScopedName: scopedName } },
  plugins: [
    messages(),
    {
      name: 'coffer-styles',
      resolveId: (id) => (id === entry ? id : null),
      load: (id) => (id === entry ? entryOf(entryPoints) : null),
    },
  ],
  build: {
    write: false,
    target: 'es2023',
    cssMinify: false, // It is minified and lowered once its rules are ordered.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: entry,
      external: (id) => !/^([./#]|virtual:)/.test(id) && !id.startsWith('@fontsource'),
      preserveEntrySignatures: 'strict',
      output: {
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]',
      },
    },
  },
})

/** A packaged stylesheet, and its fonts by their relative paths. */
export interface Stylesheet {
  text: string
  fonts: ReadonlyMap<string, string | Uint8Array>
}

/** The stylesheet of all components that the entry points reach, in import order. */
export async function stylesheetOf(entryPoints: readonly EntryPoint[]): Promise<Stylesheet> {
  const { css, fonts: files } = await assemble(entryPoints)
  return { text: changeRules(css, flattenLayers), fonts: files }
}

/**
 * The styles of the wallet kit's buttons and dialogs for a page that is light or dark and has its
 * own fonts; everything else is in the full sheet.
 */
export async function walletStylesheet(): Promise<Stylesheet> {
  const { css } = await assemble(walletEntryPoints)
  return { text: changeRules(css, (rules) => leanRules(flattenLayers(rules))), fonts: new Map() }
}

async function assemble(entryPoints: readonly EntryPoint[]) {
  const built = await build(config(entryPoints))
  if (!('output' in built)) throw new Error('Vite returned no single build of the stylesheet.')
  const assets = built.output.filter((file) => file.type === 'asset')
  const [sheet, ...others] = assets.filter(({ fileName }) => fileName.endsWith('.css'))
  if (!sheet || others.length > 0)
    throw new Error('The entry points must lead to exactly one stylesheet.')
  return {
    css: sheet.source.toString(),
    fonts: new Map(
      assets.filter((one) => one !== sheet).map(({ fileName, source }) => [fileName, source]),
    ),
  }
}

/** Writes a stylesheet with its types, and its fonts with their licenses. */
export function writeStylesheet(
  outDir: string,
  name: string,
  { text, fonts: files }: Stylesheet,
): void {
  mkdirSync(path.join(outDir, 'fonts'), { recursive: true })
  writeFileSync(path.join(outDir, name), text)
  // For compilers that check side-effect imports.
  writeFileSync(path.join(outDir, `${name}.d.ts`), 'export {}\n')
  for (const [file, source] of files) writeFileSync(path.join(outDir, file), source)
  if (files.size === 0) return
  for (const font of fonts)
    copyFileSync(
      `node_modules/${font}/LICENSE`,
      path.join(outDir, 'fonts', `${path.basename(font)}.LICENSE.txt`),
    )
}
