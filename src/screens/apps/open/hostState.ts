import type { ChainInfo, HostState, SafeInfoExtended } from '#apps/host'
import { type Address, type ChainSummary, sameAddress } from '#base'
import type { SafeDetail } from '#domain'

/** What apps learn about the Safe. For the app, users who can't sign are read-only. */
const safeInfoOf = (safe: SafeDetail, account: Address | undefined): SafeInfoExtended => ({
  safeAddress: safe.at.address,
  chainId: Number(safe.at.chainId),
  threshold: safe.threshold,
  owners: safe.owners.map(({ address }) => address),
  isReadOnly: !safe.owners.some(({ address }) => sameAddress(address, account)),
  nonce: safe.nonce,
  implementation: safe.singleton.address,
  modules: safe.modules?.map(({ address }) => address) ?? null,
  fallbackHandler: safe.fallbackHandler?.address ?? null,
  guard: safe.guard?.address ?? null,
  version: safe.version,
})

const chainInfoOf = (chain: ChainSummary): ChainInfo => ({
  chainName: chain.name,
  chainId: chain.chainId,
  shortName: chain.shortName,
  nativeCurrency: {
    name: chain.coin || chain.symbol,
    symbol: chain.symbol,
    decimals: chain.decimals,
    logoUri: chain.coinLogo ?? '',
  },
  blockExplorerUriTemplate: {
    address: chain.explorer?.address ?? '',
    txHash: chain.explorer?.txHash ?? '',
    api: '',
  },
})

export const hostState = (
  safe: SafeDetail,
  chain: ChainSummary,
  account: Address | undefined,
  darkMode: boolean,
): HostState => ({
  safe: safeInfoOf(safe, account),
  chain: chainInfoOf(chain),
  darkMode,
  account,
})
