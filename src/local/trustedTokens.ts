import { type Address, type ChainSnapshot, sameAddress } from '#base'
import { decodeTransaction, type Effect } from '#safe'
import { clientOf, type Local } from './handler.ts'
import { completedOf } from './readExecutions.ts'
import { scanOf } from './scan.ts'

/** Executions whose tokens count, so that a long history takes no longer. */
const mostRead = 40

/**
 * Tokens on this site's list, and those that the owners' own transactions call, as far as they were
 * read: anything else in them is up to others, such as an event of a token that imitates one.
 */
export async function trustedTokens(
  local: Local,
  found: ChainSnapshot,
): Promise<readonly Address[]> {
  const client = clientOf(local, found.chainId)
  const listed = local.tokens(found.chainId)
  const executed = (scanOf(client, found)?.rows ?? []).filter(({ kind }) => kind === 'multisig')
  const read = await Promise.all(
    executed.slice(0, mostRead).map((row) => completedOf(client, found, row)),
  )
  const used = read.flatMap((row) =>
    row.kind === 'multisig' && row.call
      ? tokensOf(decodeTransaction(row.call.tx, found.address).effect)
      : [],
  )
  const own = used.filter((token) => !listed.some((one) => sameAddress(one, token)))
  return [...listed, ...own]
}

function tokensOf(effect: Effect): readonly Address[] {
  switch (effect.kind) {
    case 'erc20':
    case 'approve':
      return [effect.token]
    case 'batch':
      return effect.effects.flatMap(tokensOf)
    default:
      return []
  }
}
