import { type ChainProblem, type ChainSummary, isWebUrl } from '#base'
import type { ChainInfo } from '#gateway'
import { rpcUrlOf, toChainSummary } from '#queries'
import type { Config } from './config.ts'

/** A supported chain with the URL of its node; undefined if none is known. */
export interface SupportedChain {
  summary: ChainSummary
  rpcUrl: string | undefined
}

export interface LoadedChains {
  chains: readonly SupportedChain[]
  /** What the app does without, because the gateway describes a chain incorrectly. */
  problems: readonly ChainProblem[]
}

/**
 * The gateway's chains that can be used. An incorrect chain loses what is incorrect, and never
 * affects the others; one without a number or a name, or with the number of a chain before it, is
 * left out.
 */
export function readChains(infos: readonly ChainInfo[], nodes: Config['rpc']): LoadedChains {
  const chains: SupportedChain[] = []
  const problems: ChainProblem[] = []
  for (const info of infos) {
    const known = chains.map(({ summary }) => summary)
    // Any of it may be missing: the gateway's operator enters it by hand.
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
    const node = nodes[chainId]
    const url = typeof node === 'string' ? node : rpcUrlOf(info, node?.key)
    const rpcUrl = url !== undefined && isWebUrl(url) ? url : undefined
    const told = toChainSummary(info)
    const summary = isPrefix(told, known) ? told : { ...told, shortName: chainId }
    if (!summary.explorer) report('noExplorer')
    if (url !== undefined && !rpcUrl) report('noNode')
    if (summary !== told) report('noPrefix')
    chains.push({ summary, rpcUrl })
  }
  return { chains, problems }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Wallets and viem take the id as a number. */
const isChainId = (value: unknown): value is string =>
  isText(value) && /^[1-9]\d*$/.test(value) && Number.isSafeInteger(Number(value))

/** A link with the prefix must lead to this chain alone: a number is the id of a chain. */
const isPrefix = ({ shortName }: ChainSummary, known: readonly ChainSummary[]): boolean =>
  isText(shortName) &&
  /^[\w-]+$/.test(shortName) &&
  !/^\d+$/.test(shortName) &&
  !known.some((one) => one.shortName === shortName)
