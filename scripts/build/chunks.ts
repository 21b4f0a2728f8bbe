import type { Rolldown } from 'vite'

// A browser that requests a hundred small files waits for a hundred responses, so modules are
// grouped by their users. What only one dialog or screen needs is left to Rolldown. A group
// includes the imports of its modules, unless a group with a higher priority has them.

/** One pattern that matches where one of these does. */
const anyOf = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'))

/** What the page starts with. */
const page = { name: 'page', tags: ['$initial' as const], priority: 9 }
/** Components shared by several screens. */
const screens = {
  name: 'screens',
  test: anyOf(
    /\/src\/(base|safe\/(lifecycle|executeMany|safeTx|version)|signing\/pendingStore|queries\/(chainNonce|asset|mappers|oncePer|pagedQuery|groupByDay|message\/messages|transaction\/(amounts|entries|history|ids|mappers|statuses|transactionLists|unreadable)))/,
    /\/src\/screens\/(?!(alerts|apps|endpoints|notifications|safeMessages|nfts|create|transaction|newTransaction|review|confirm|execute|delete|pending|csv|contactName|contacts\/(csv|edit)|settings|typedAddress|shell\/notices|setup\/(limits|queued))\/|shared\/(FileButton|useFileDrop|useKeptForm)|send\/(?!SendButton|useSend|buttonText|messages\/button|index)|signingPorts|throwWalletError)/,
    /\/src\/ui\/((?!Code|DataList|Disclosure|ProofStrip|Dialog|Popover)|Dialog\/Minimizable)/,
    /\/lucide-react\//,
    /\/src\/wallet\/connectors\/walletErrors/,
  ),
  minShareCount: 2,
  priority: 8,
}
/** What every visit loads after the start: stored data, and requests to a node. */
const start = {
  name: 'start',
  test: /\/src\/(queries\/cache\/(?!persisted\.|privateCache)|base\/http\.ts)/,
  priority: 8.2,
}
/** Forms, files and settings: what several pages need that are rarely the first one. */
const forms = {
  name: 'forms',
  test: anyOf(
    /\/src\/screens\/(contactName|contacts\/(csv|edit)|settings|typedAddress|shared\/(FileButton|useFileDrop|useKeptForm))/,
    /\/src\/wallet\/languages\/\w+\.ts/,
  ),
  minShareCount: 2,
  priority: 7.6,
}
/**
 * What pages show of the gateway, and the dialogs of transactions as well. Nothing of it encodes or
 * decodes: such a page loads no code that signs.
 */
const parts = {
  name: 'parts',
  test: anyOf(
    /\/src\/(chain\/readIsContract|safe\/abi\/(abiType|readAbiJson)|screens\/csv)/,
    /\/src\/queries\/(account|chain\/(chainStatus|isContract)|message|safeApp|nullOn404|cache\/privateCache)/,
    /\/src\/ui\/(Code|DataList|Disclosure|Dialog\/Dialog)\b/,
    /\/@tanstack\/(query-core|react-query)\/build\/modern\/(mutationObserver|mutationOptions|useMutation)/,
  ),
  minShareCount: 2,
  priority: 7.5,
}
/** Lists that render only the rows near the viewport: the queue and the history. */
const lists = {
  name: 'lists',
  test: anyOf(/\/@tanstack\/(react-)?virtual/, /\/src\/screens\/shared\/useWindowRows/),
  priority: 8.5,
}
/** The frames of dialogs and popovers, preloaded together when the browser is idle. */
const frames = {
  name: 'frames',
  test: /\/src\/ui\/(Dialog\/ModalFrame|Popover\/PopoverFrame)\.tsx$/,
  priority: 7,
}
/**
 * Hashing, contract encoding and decoding, and signature recovery: a transaction's page needs all
 * of it at once.
 */
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
/** Contract calls. Not a wallet's own client, and nothing of names; indexes import both. */
const calls = {
  name: 'calls',
  test: /\/node_modules\/(viem\/(?!_esm\/(clients\/|(actions|utils)\/ens\/|(.*\/)?index|ens))|abitype\/|ox\/(?!_esm\/core\/Ens\.js))/,
  minShareCount: 2,
  priority: 5,
}
/**
 * Looking up names, with the large tables that normalizing them needs, and viem's lookup off the
 * chain, which it loads after any failed call.
 */
const names = {
  name: 'names',
  test: anyOf(
    /\/src\/chain\/ens\.ts/,
    /\/@adraffy\//,
    /\/ox\/_esm\/core\/Ens\.js/,
    /\/viem\/_esm\/((actions|utils)\/ens\/|utils\/ccip)/,
  ),
  priority: 4.5,
}
/** What is said about troubles that few visits have. */
const notices = {
  name: 'notices',
  test: /\/src\/screens\/shell\/notices\//,
  minShareCount: 2,
  priority: 4.2,
}
/**
 * What checks and shows a transaction before it is signed: for its page and its dialogs, which are
 * left to Rolldown.
 */
const signing = {
  name: 'signing',
  test: /\/src\/(?!(?:safe|signing)\/creat)(chain|queries(?!\/cache)|safe|screens(?!\/(alerts|apps|endpoints|notifications|safeMessages|nfts|create|confirm|execute|send|newTransaction|delete|setup\/(limits|queued))\/)|signing|ui)\//,
  minShareCount: 2,
  priority: 4,
}
/** What the wallet's dialogs share. */
const wallet = { name: 'wallet', test: /\/src\/wallet\//, minShareCount: 2, priority: 2 }
/** The connected wallet's client, for signing and sending as well. */
const connectorClient = {
  name: 'connectorClient',
  test: /\/node_modules\/@?wagmi\//,
  minShareCount: 2,
  priority: 3,
}

/** The initial code of the demo. */
const controlled = { name: 'controlled', test: /\/mocks\/demo\/controlled\.ts$/, priority: 10 }
/** The initial state of every chain in the demo, and that of the default scenario. */
const genesis = {
  name: 'genesis',
  test: /\/genesis\/(dump\/|dumps\/)(base|everyday(-1)?)\.(ts|json)$/,
  priority: 8,
}
/** The demo's world without its EVM, which is loaded with the first call. */
const world = {
  name: 'world',
  test: /\/mocks\/(?!chain\/(evm|genesis\/dumps?)\/|chain\/state\/WorkingState)|\/node_modules\/msw\//,
  priority: 7,
}

/** The app in few chunks. */
export const productChunks: Rolldown.CodeSplittingGroup[] = [
  page,
  lists,
  screens,
  start,
  forms,
  parts,
  frames,
  abi,
  calls,
  names,
  notices,
  signing,
  connectorClient,
  wallet,
]
/** The app with the mocked world in few chunks. */
export const demoChunks: Rolldown.CodeSplittingGroup[] = [
  controlled,
  page,
  genesis,
  lists,
  screens,
  start,
  forms,
  parts,
  world,
  frames,
  abi,
  calls,
  names,
  notices,
  signing,
  connectorClient,
  wallet,
]

/** The file of a group in a build. Throws if the group is empty. */
export function chunkFile(bundle: Rolldown.OutputBundle, name: string): string {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
  if (!chunk)
    throw new Error(
      `The chunk "${name}" is empty, although the page preloads it. ` +
        'scripts/build/chunks.ts defines its modules.',
    )
  return chunk.fileName
}
