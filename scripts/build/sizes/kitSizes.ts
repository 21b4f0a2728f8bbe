import path from 'node:path'
import type { Rolldown } from 'vite'
import { walletStylesheet } from '../library/styles.ts'
import { messages } from '../messages.ts'
import { bundle, virtualEntry } from './bundle.ts'
import { chunksIn, initialOf, reach, sizeOf } from './chunks.ts'
import { kitPageSizes } from './kitPageSizes.ts'
import { gzipped, type Section } from './part.ts'

/** Packages that a page with the kit has anyway, or adds for wallets on other devices. */
const peers = /^(react|react-dom|viem|wagmi|@wagmi|@tanstack|@walletconnect)(\/|$)/
const frame = /\/ui\/Dialog\/ModalFrame\.tsx$/
/** Chunks needed to show a dialog: the dialog itself and its frame. */
const dialogs = {
  connect: /\/ConnectDialog\.tsx$/,
  account: /\/AccountDialog\.tsx$/,
  network: /\/NetworkDialog\.tsx$/,
  'sign-in': /\/SigninDialog\.tsx$/,
}
/** Texts and icons loaded for one language, for the list of wallets, or for rare wallets. */
const apart = [
  { name: 'languages', files: /\/wallet\/languages\/[\w-]+\.json$/ },
  { name: 'pictures of popular wallets', files: /\/wallet\/catalog\/icons\/popularIcons\.ts$/ },
  { name: 'more wallets', files: /\/wallet\/catalog\/(more|icons\/moreIcons)\.ts$/ },
]

const exported = (name: string) => JSON.stringify(path.resolve(`src/exports/${name}.ts`))
const named = (names: readonly string[], from: string) =>
  `export { ${names.join(', ')} } from ${exported(from)}`
const usual = ['ConnectButton', 'createWalletConfig', 'WalletProvider']
const full = [
  ...usual,
  'LanguageProvider',
  'SigninProvider',
  'useAddRecentTransaction',
  'useSignin',
  'useWallet',
  'WalletButton',
  'walletConnect',
]
const theme = named(['ThemeRoot'], 'ui')

/** The wallet kit alone, its stylesheet, and a page with it. */
export async function kitSizes(): Promise<Section> {
  const [small, large, whole] = await Promise.all([
    kitChunks(`${theme}; ${named(usual, 'wallet')}`),
    kitChunks(`${theme}; ${named(full, 'wallet')}`),
    kitChunks(`${theme}; export * from ${exported('wallet')}`),
  ])
  const initial = initialOf(large)
  const lazy = large.filter((chunk) => !initial.has(chunk))
  const page = await kitPageSizes()
  return {
    title: 'wallet kit',
    parts: [
      { name: 'theme, provider and connect button', bytes: sizeOf(initialOf(small)) },
      { name: 'with sign-in, languages, pairing and hooks', bytes: sizeOf(initial) },
      { name: 'whole entry point', bytes: sizeOf(initialOf(whole)) },
      ...Object.entries(dialogs).map(([name, file]) => ({
        name: `${name} dialog, with its frame`,
        bytes: sizeOf(
          [...reach(large, [...holding(lazy, file), ...holding(lazy, frame)])].filter(
            (chunk) => !initial.has(chunk),
          ),
        ),
      })),
      {
        name: 'all that is loaded later',
        bytes: sizeOf(
          lazy.filter((chunk) => !apart.some(({ files }) => holding([chunk], files).length > 0)),
        ),
      },
      ...apart.map(({ name, files }) => ({ name, bytes: sizeOf(holding(lazy, files)) })),
      { name: 'stylesheet', bytes: gzipped((await walletStylesheet()).text) },
      ...page.parts,
    ],
    problems: [
      ...Object.entries(dialogs)
        .filter(([, file]) => holding(lazy, file).length === 0)
        .map(([name]) => `The ${name} dialog has no chunk of its own: it is loaded at the start.`),
      ...page.problems,
    ],
  }
}

/** The chunks of a kit, without the packages that a page has anyway. */
async function kitChunks(code: string): Promise<readonly Rolldown.OutputChunk[]> {
  const { id, plugin } = virtualEntry(code)
  const output = await bundle({
    plugins: [messages(), plugin],
    build: {
      target: 'es2022',
      write: false,
      rolldownOptions: { input: id, preserveEntrySignatures: 'strict', external: peers },
    },
  })
  return chunksIn(output)
}

/** The chunks that contain one of these files. */
const holding = (
  chunks: readonly Rolldown.OutputChunk[],
  files: RegExp,
): readonly Rolldown.OutputChunk[] =>
  chunks.filter(({ moduleIds }) => moduleIds.some((id) => files.test(id)))
