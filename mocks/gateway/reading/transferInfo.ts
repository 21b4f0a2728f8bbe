import type { TransferInfo } from '#gateway'
import type { Address } from 'viem'
import type { KnownToken } from '../tokens.ts'

/** The asset of a transfer. An unknown token has no name and is not trusted. */
export function transferOf(move: {
  token: Address
  value: bigint
  known: KnownToken | undefined
  trusted: boolean | null
  collectible?: boolean
}): TransferInfo['transferInfo'] {
  const { token, value, known, trusted } = move
  const base = {
    tokenAddress: token,
    tokenName: known?.name ?? null,
    tokenSymbol: known?.symbol ?? null,
    logoUri: null,
    trusted,
  }
  return move.collectible || known?.type === 'ERC721'
    ? { type: 'ERC721', ...base, tokenId: String(value) }
    : {
        type: 'ERC20',
        ...base,
        value: String(value),
        decimals: known?.decimals ?? null,
        imitation: false,
      }
}
