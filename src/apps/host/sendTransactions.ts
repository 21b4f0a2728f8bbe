import { type CheckedParams, findCreateCall, toCreation } from '#apps/protocol'
import { AppRequestError, type Asker, type Handlers } from './handlers.ts'

/**
 * Calls the handler with a recipient in each transaction. One without creates a contract, which a
 * Safe does through CreateCall.
 *
 * @throws AppRequestError if the chain has no CreateCall
 */
export async function sendTransactions(
  { txs, ...rest }: CheckedParams['sendTransactions'],
  asker: Asker,
  handlers: Pick<Handlers, 'rpcCall' | 'sendTransactions'>,
): ReturnType<Handlers['sendTransactions']> {
  const createCall = txs.every(({ to }) => to !== undefined)
    ? undefined
    : await findCreateCall((address) =>
        handlers.rpcCall({ call: 'eth_getCode', params: [address, 'latest'] }, asker),
      )
  const completed = txs.map((tx) => {
    if (tx.to !== undefined) return tx
    if (!createCall) throw new AppRequestError('unsupportedMethod')
    return toCreation(createCall, tx.data)
  })
  return handlers.sendTransactions({ txs: completed, ...rest }, asker)
}
