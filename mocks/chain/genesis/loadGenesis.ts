import { ensNames } from '../../ensNames.ts'
import type { Genesis } from '../types.ts'
import type { Dump } from './dump/types.ts'
import { firstBlock } from './firstBlock.ts'
import { smallPlaces, type Places, type Scenario } from './places.ts'

const loaded = new Map<string, Promise<Genesis>>()

/**
 * The initial state of a chain in a scenario. Loaded once, on demand; shared by all chains of the
 * page.
 */
export function loadGenesis(scenario: Scenario, chainId: number): Promise<Genesis> {
  const key = `${scenario}:${chainId}`
  const known = loaded.get(key)
  if (known) return known
  const loading = load(scenario, chainId)
  loaded.set(key, loading)
  loading.catch(() => loaded.delete(key))
  return loading
}

/** The Safes and tokens of a scenario; hundreds of them in `huge`. */
export async function loadPlaces(scenario: Scenario, chainId: number): Promise<Places> {
  if (scenario !== 'huge' || chainId !== 1) return smallPlaces(scenario, chainId)
  const { safes: hugeSafes, tokens } = (await import('./dump/hugePlaces.ts')).default
  return { safes: hugeSafes, tokens: [...smallPlaces(scenario, chainId).tokens, ...tokens] }
}

async function load(scenario: Scenario, chainId: number): Promise<Genesis> {
  if (chainId !== 1 && chainId !== 17_000)
    throw new Error(`The world has no chain ${chainId}; it has 1 and 17000.`)
  const [{ layer }, dump] = await Promise.all([
    import('./dump/base.ts').then((file) => file.default),
    chainId === 1 ? loadMain(scenario) : loadTest(scenario),
  ])
  const genesis: Genesis = {
    chainId,
    layers: [layer, dump.layer],
    blocks: [firstBlock(chainId), ...dump.blocks],
    names: ensNames,
  }
  return scenario === 'huge' && chainId === 1 ? withPast(genesis) : genesis
}

/** The old rows are between the Treasury's creation block and the newest fifty. */
async function withPast(genesis: Genesis): Promise<Genesis> {
  const [{ pastSource }, { pastFirstBlock }] = await Promise.all([
    import('../pastSource.ts'),
    import('../past.ts'),
  ])
  const before = genesis.blocks.find((block) => block.number === pastFirstBlock - 1)
  if (!before)
    throw new Error("The genesis of huge doesn't match its old rows. Run npm run genesis.")
  return { ...genesis, past: pastSource(before.hash) }
}

async function loadMain(scenario: Scenario): Promise<Dump> {
  if (scenario === 'huge') return (await import('./dump/huge.ts')).default
  if (scenario === 'empty') return (await import('./dump/empty.ts')).default
  if (scenario === 'limits') return (await import('./dump/limits.ts')).default
  return (await import('./dump/everyday.ts')).default
}

async function loadTest(scenario: Scenario): Promise<Dump> {
  if (scenario === 'empty') return { layer: { accounts: {}, codes: {} }, blocks: [] }
  return (await import('./dump/everydayTest.ts')).default
}
