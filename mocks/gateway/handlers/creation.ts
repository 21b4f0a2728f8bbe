import type { routes } from '#gateway'
import { decodeData } from '../decode/decodeData.ts'
import type { Handler } from '../handler.ts'
import { creationCallOf } from '../indexing/events.ts'
import { readAddress } from '../reading/values.ts'
import { notFound } from '../httpError.ts'

export const creation: Handler<typeof routes.creation> = async (gateway, { path }) => {
  const address = readAddress(path.safeAddress)
  const state = await gateway.chain(path.chainId)
  const row = state.index.creation(state.safe(address).address)
  const call = row && creationCallOf(state.chain.transaction(row.txHash)?.input ?? '0x')
  if (!row) throw notFound()
  return {
    created: new Date(row.timestamp).toISOString(),
    creator: row.creator,
    transactionHash: row.txHash,
    factoryAddress: row.factory,
    masterCopy: row.singleton,
    setupData: call?.setupData ?? null,
    saltNonce: row.saltNonce,
    dataDecoded: decodeData(call?.setupData ?? null),
  }
}
