import { type ChainProblem, type ChainSummary, type SiteNode, withOthers } from '#base'
import type { ChainInfo } from '#gateway'
import { suggestedNode, toChainSummary } from '#queries'
import type { Config } from './config.ts'
import type { Networks } from './networks.ts'
import type { PublicNodes } from './publicNodes.ts'

/** A supported chain with its node; undefined if none is known. */
export interface SupportedChain {
  summary: ChainSummary
  node: SiteNode | undefined
  /** The public node in the app's own table. */
  publicNode?: string | undefined
}

export interface LoadedChains {
  chains: readonly SupportedChain[]
  /** What the app has to skip because the gateway describes a chain incorrectly. */
  problems: readonly ChainProblem[]
}

/**
 * The usable chains of the gateway. A chain loses only its invalid parts and never affects the
 * others; a chain without an ID or a name, or with a duplicate ID, is skipped. The gateway only
 * names networks and coins that the app doesn't know.
 */
export function readChains(
  infos: readonly ChainInfo[],
  rpc: Config['rpc'],
  table: PublicNodes = {},
  networks: Networks = {},
): LoadedChains {
  const chains: SupportedChain[] = []
  const problems: ChainProblem[] = []
  for (const info of infos) {
    const known = chains.map(({ summary }) => summary)
    // Any field may be missing: the gateway's operator enters them manually.
    const { chainId, chainName, nativeCurrency } = (info ?? {}) as Partial<ChainInfo>
    const report = (problem: ChainProblem['problem']) =>
      problems.push({
        problem,
        chainId: isText(chainId) ? chainId : undefined,
        name: isText(chainName) ? chainName : undefined,
      })
    if (!isChainId(chainId) || !isText(chainName) || !isText(nativeCurrency?.symbol)) {
      report('leftOut')
      continue
    }
    if (known.some((one) => one.chainId === chainId)) {
      report('twice')
      continue
    }
    const told = withOurName(toChainSummary(info), networks)
    const isUsable = isPrefix(told, known) && !isOthersPrefix(told, networks)
    const summary = isUsable ? told : { ...told, shortName: chainId }
    if (!summary.explorer) report('noExplorer')
    if (summary !== told) report('noPrefix')
    chains.push({
      summary,
      node: trustedNode(chainId, rpc, table) ?? suggestionOf(info),
      publicNode: table[chainId],
    })
  }
  return { chains, problems }
}

/**
 * Call data names neither the network nor the coin: a wrong name would appear next to a correct
 * hash.
 */
function withOurName(told: ChainSummary, networks: Networks): ChainSummary {
  const ours = networks[told.chainId]
  if (!ours) return told
  const { name, symbol, coin = symbol, testnet = false } = ours
  return { ...told, name, symbol, coin, testnet }
}

/** Whether this prefix belongs to another network. */
const isOthersPrefix = ({ chainId, shortName }: ChainSummary, networks: Networks): boolean =>
  Object.entries(networks).some(([id, one]) => id !== chainId && one?.prefix === shortName)

/** A chain's node that the gateway didn't choose. */
export function trustedNode(
  chainId: string,
  rpc: Config['rpc'],
  table: PublicNodes,
): SiteNode | undefined {
  const [[own, ...others], shared] = [rpc[chainId] ?? [], table[chainId]]
  if (own !== undefined) return { ...withOthers(own, others), source: 'config' }
  return shared === undefined ? undefined : { url: shared, source: 'table' }
}

function suggestionOf(info: ChainInfo): SiteNode | undefined {
  const url = suggestedNode(info)
  return url === undefined ? undefined : { url, source: 'gateway' }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Wallets and viem expect the ID as a number. */
const isChainId = (value: unknown): value is string =>
  isText(value) && /^[1-9]\d*$/.test(value) && Number.isSafeInteger(Number(value))

/** A prefix in a link must identify only this chain; a number would be a chain ID. */
const isPrefix = ({ shortName }: ChainSummary, known: readonly ChainSummary[]): boolean =>
  isText(shortName) &&
  /^[\w-]+$/.test(shortName) &&
  !/^\d+$/.test(shortName) &&
  !known.some((one) => one.shortName === shortName)
