import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

// Files that several pages share follow the folders of the source; what only one screen or dialog
// needs is left to Rolldown. A module belongs to the first group that matches it, together with
// everything that it imports and no earlier group has.

const inFolders = (...folders: readonly string[]) => new RegExp(`/(${folders.join('|')})/`)
const shared = (name: string, ...folders: readonly string[]): Group => ({
  name,
  test: inFolders(...folders),
  minShareCount: 2,
})

/** What every page starts with. */
const page: Group = { name: 'page', tags: ['$initial'] }
/** What requests to a node need, whatever they read. */
const transport: Group = { name: 'transport', test: inFolders('src/base/transport') }
/**
 * What pages consist of. `npm run sizes` fails if a first page loads code that encodes or signs.
 */
const common = shared(
  'common',
  'src/(base|gateway|ui)',
  'src/queries(?!/safe)',
  'src/(safe/(suspicion|transaction)|signing/stores|wallet/languages)',
  'src/screens/(core(?!/(ports|templates))|common(?!/(addSafe|signing)))',
  'src/screens/(safe/receive|settings/(common|contacts)|transactions/(copy(?!/dialog)|dialogs|role|send(?!/spend)))',
  'node_modules/(@tanstack|lucide-react)',
)
/** The frames of dialogs and popovers, which are loaded while the browser is idle. */
const frames: Group = { name: 'frames', test: /\/src\/ui\/\w+\/\w+Frame\.tsx$/ }
const wallet = shared('wallet', 'src/wallet')
/** Reads contracts. */
const chain = shared('chain', 'src/chain', 'node_modules/(wagmi|viem|ox|abitype)(?!.*/[Ee]ns\\b)')
/** Looks up names, which takes large tables. */
const names: Group = { name: 'names', test: inFolders('src/chain/names') }
/** Checks, reviews, and signs transactions. */
const signing = shared(
  'signing',
  'src/(safe|signing)',
  'src/screens/(common/signing|transactions/(ownerSafes|review|transaction))',
)

const later = [frames, wallet, chain, names, signing]
export const productChunks = [page, transport, common, ...later]

/** The script that the demo's page runs first. */
const controlled: Group = { name: 'controlled', test: /\/mocks\/demo\/controlled\.ts$/ }
/** The initial state of the demo's chains in its default scenario. */
const genesis: Group = { name: 'genesis', test: /\/genesis\/dumps?\/(base|everyday(-1)?)\./ }
/** The demo's world, without its EVM, which is loaded with the first call. */
const world: Group = {
  name: 'world',
  test: inFolders('mocks(?!/chain/(evm|genesis/dumps?)/)', 'node_modules/msw'),
}
export const demoChunks = [controlled, page, genesis, transport, common, world, ...later]
