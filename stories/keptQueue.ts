import type { SafeRef } from '#base'
import { createGateway, itemsOf, routes } from '#gateway'
import { createLocalStore, type LocalData } from '#local'
import { toTransactionDetail } from '#queries'
import { fetchOf, type World } from '../mocks/world.ts'

/**
 * Keeps a Safe's queue in this browser, as its owners would have collected it by links: for stories
 * without a gateway.
 */
export async function keepQueue(world: World, at: SafeRef): Promise<void> {
  const gateway = createGateway({ baseUrl: world.gatewayUrl, fetch: fetchOf(world) })
  const path = { chainId: at.chainId, safeAddress: at.address }
  const proposals: LocalData['proposals'][number][] = []
  for await (const item of itemsOf(gateway, routes.queued, { path })) {
    if (item.type !== 'TRANSACTION') continue
    const { id, note } = item.transaction
    const wire = await gateway.call(routes.details, {
      path: { chainId: at.chainId, transactionId: id },
    })
    const { tx, multisig } = toTransactionDetail(wire, at.chainId)
    if (!tx || !multisig?.proposer) continue
    const text = (value: bigint) => value.toString()
    proposals.push({
      chainId: at.chainId,
      safe: at.address,
      safeTxHash: multisig.safeTxHash,
      tx: {
        ...tx,
        value: text(tx.value),
        safeTxGas: text(tx.safeTxGas),
        baseGas: text(tx.baseGas),
        gasPrice: text(tx.gasPrice),
        nonce: text(tx.nonce),
      },
      proposer: multisig.proposer.address,
      origin: note ? JSON.stringify({ note }) : null,
      at: multisig.submittedAt ?? 0,
      signatures: multisig.confirmations.flatMap(({ signer, signature, at: time }) =>
        signature ? [{ signer, signature, at: time ?? 0 }] : [],
      ),
    })
  }
  createLocalStore().update((data) => ({ ...data, proposals }))
}
