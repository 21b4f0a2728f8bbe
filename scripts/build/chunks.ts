import type { Rolldown } from 'vite'

// A browser that asks for a hundred small files waits for a hundred answers. So modules go together by who needs them, and what is left to
// Rolldown is what only one dialog or one screen has. A group takes what its modules import along, if no group of a higher priority did.

/** One pattern that matches where one of these does. */
const anyOf = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

/** What the page starts with. */
const page = { name: 'page', tags: ['$initial' as const], priority: 9 }
/** What several screens draw with. */
const screens = {
  name: 'screens',
  test: anyOf(
    /\/src\/(base|safe\/(lifecycle|version)|signing\/pendingStore|queries\/chainNonce)/,
    /\/src\/screens\/(?!(transaction|review|confirm|execute|pending)\/|signingPorts)/,
    /\/src\/ui\/(?!Code|DataList|Disclosure|ProofStrip|Dialog|Popover)/,
    /\/lucide-react\//,
  ),
  minShareCount: 2,
  priority: 8,
}
/** The frames of dialogs and popovers, which are fetched together when the browser has time. */
const frames = { name: 'frames', test: /\/src\/ui\/(Dialog\/ModalFrame|Popover\/PopoverFrame)\.tsx$/, priority: 7 }
/** What hashes, encodes and decodes for contracts, and tells who signed: a transaction's page does both as soon as it is shown. */
const abi = {
  name: 'abi',
  test: anyOf(
    /\/viem\/_esm\/utils\/(abi|cursor|data|encoding|hash|regex|signature|typedData)/,
    /\/viem\/_esm\/(errors\/(abi|account|cursor|typedData)|constants\/strings)/,
    /\/viem\/node_modules\/@noble\/curves\/esm\/(secp256k1|_shortw_utils|utils|abstract\/(modular|weierstrass|curve|utils|hash-to-curve))/,
    /\/viem\/node_modules\/@noble\/hashes\/esm\/(hmac|sha2|_md|_u64|utils)/,
  ),
  priority: 6,
}
/** What asks contracts. A wallet's own client is not among it. */
const calls = { name: 'calls', test: /\/node_modules\/(viem\/(?!_esm\/clients\/)|abitype\/|ox\/)/, minShareCount: 2, priority: 5 }
/** What checks and shows a transaction before it is signed: for its page and its dialogs. */
const signing = { name: 'signing', test: /\/src\/(chain|queries|safe|screens|signing|ui)\//, minShareCount: 2, priority: 4 }
/** What the wallet's dialogs share. */
const wallet = { name: 'wallet', test: /\/src\/wallet\/|\/node_modules\/@?wagmi\//, minShareCount: 2, priority: 3 }

/** What the demo loads first, alone. */
const controlled = { name: 'controlled', test: /\/mocks\/demo\/controlled\.ts$/, priority: 10 }
/** The state that every chain of the demo begins with, and the one that it shows unless another is chosen. */
const genesis = { name: 'genesis', test: /\/genesis\/(dump\/|dumps\/)(base|everyday(-1)?)\.(ts|json)$/, priority: 8 }
/** The demo's world without its EVM, which is loaded when a call has to be run. */
const world = { name: 'world', test: /\/mocks\/(?!chain\/(evm|genesis\/dumps?)\/|chain\/state\/WorkingState)|\/node_modules\/msw\//, priority: 7 }

/** The product in few chunks. */
export const productChunks: Rolldown.CodeSplittingGroup[] = [page, screens, frames, abi, calls, signing, wallet]
/** The product with its world in few chunks. */
export const demoChunks: Rolldown.CodeSplittingGroup[] = [controlled, page, genesis, screens, world, frames, abi, calls, signing, wallet]

/** The file of a group in a build. Throws an error where the group is empty. */
export function chunkFile(bundle: Rolldown.OutputBundle, name: string): string {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
  if (!chunk) throw new Error(`There is no chunk "${name}", though the page asks for it. What goes into it stands in scripts/build/chunks.ts.`)
  return chunk.fileName
}
