import type { SafeRef } from '#base'
import type { SafeTx } from '#domain'
import { toProposal } from '#queries'
import { safeTxHash } from '#safe'
import { sign } from 'viem/accounts'
import { people } from '../../../../mocks/people.ts'
import type { World } from '../../../../mocks/world.ts'

/** Alice proposes a transaction of a Safe of version 1.4.1 before the story opens. */
export const queues =
  (at: SafeRef, tx: SafeTx) =>
  async (world: World): Promise<void> => {
    const hash = safeTxHash({ ...at, version: '1.4.1' }, tx)
    const { address: sender, privateKey } = people.alice
    const signature = await sign({ hash, privateKey, to: 'hex' })
    const url =
      `${world.gatewayUrl.replace(/\/$/, '')}/v1/chains/${at.chainId}/transactions` +
      `/${at.address}/propose`
    const body = JSON.stringify(toProposal({ at, tx, safeTxHash: hash, sender, signature }))
    const response = await world.fetch(
      new Request(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
    )
    if (!response?.ok) throw new Error(`The proposal was rejected: ${await response?.text()}`)
  }
