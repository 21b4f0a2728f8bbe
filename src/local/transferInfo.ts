import { type Address, sameAddress, type SafeRef } from '#base'
import type { ChainClient } from '#chain'
import type { TransactionInfo } from '#gateway'
import type { Moved } from './rows.ts'
import { keyOf, readTokens } from './tokens.ts'
import { infoOf } from './wire.ts'

/** What moved, with what its token says about itself. */
export async function transferInfo(
  client: ChainClient,
  { address }: SafeRef,
  { from, to, token, raw, isCollectible }: Moved,
  listed: readonly Address[],
): Promise<TransactionInfo> {
  const transfer = {
    type: 'Transfer',
    sender: infoOf(from),
    recipient: infoOf(to),
    direction: sameAddress(from, address) ? 'OUTGOING' : 'INCOMING',
  } as const
  if (token === null)
    return { ...transfer, transferInfo: { type: 'NATIVE_COIN', value: String(raw) } }
  const told = (await readTokens(client, [token])).get(keyOf(token))
  const named = {
    tokenAddress: token,
    tokenName: told?.name ?? null,
    tokenSymbol: told?.symbol ?? null,
    logoUri: null,
    trusted: listed.some((one) => sameAddress(one, token)),
  }
  return {
    ...transfer,
    transferInfo: isCollectible
      ? { type: 'ERC721', ...named, tokenId: String(raw) }
      : { type: 'ERC20', ...named, value: String(raw), decimals: told?.decimals ?? null },
  }
}
