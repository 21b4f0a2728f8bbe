import { routes, type MultisigExecutionDetails, type TransactionDetails } from '#gateway'
import type { Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { packSignatures, signPrefixed, signTyped } from '../../../../mocks/chain/safeTools.ts'
import { plainTransaction } from '../../../../mocks/gateway/reading/safeTransaction.ts'
import { people } from '../../../../mocks/people.ts'
import {
  aProposal,
  aStage,
  chainId,
  detailsOf,
  execute,
  propose,
  queueOf,
  rowsOf,
  safeOf,
  transactionIn,
  treasury,
  type Stage,
} from './journey.ts'
import { outcomeOf } from './outcomeOf.ts'
import { signWith } from './signing.ts'

const { alice, bob, carol, dave } = people
const confirm = ({ gateway }: Stage, safeTxHash: string, signature: string) =>
  gateway.call(routes.confirm, { path: { chainId, safeTxHash }, body: { signature } })

function ofOwners({ detailedExecutionInfo }: TransactionDetails): MultisigExecutionDetails {
  if (detailedExecutionInfo?.type !== 'MULTISIG')
    throw new Error("This isn't a transaction of the owners.")
  return detailedExecutionInfo
}

/** The first transaction of the queue, signed by Carol. */
async function first({ gateway }: Stage): Promise<{ id: string; safeTxHash: Hex }> {
  const { id } = rowsOf((await queueOf(gateway)).results)[0]!.transaction
  return { id, safeTxHash: ofOwners(await detailsOf(gateway, id)).safeTxHash as Hex }
}

describe('a confirmation', () => {
  it('contains only the signature, and returns the updated transaction', async () => {
    const stage = aStage()
    const { id, safeTxHash } = await first(stage)
    const before = (await safeOf(stage.gateway)).txQueuedTag
    const answer = await confirm(stage, safeTxHash, await signWith(alice, safeTxHash))
    expect(answer).toMatchObject({
      txStatus: 'AWAITING_EXECUTION',
      detailedExecutionInfo: {
        confirmations: [{ signer: { value: carol.address } }, { signer: { value: alice.address } }],
      },
    })
    expect(answer).toEqual(await detailsOf(stage.gateway, id))
    expect((await safeOf(stage.gateway)).txQueuedTag).not.toBe(before)
  })

  it("may contain several owners' signatures in any format; known ones are ignored", async () => {
    const stage = aStage()
    const { safeTxHash } = await first(stage)
    await confirm(
      stage,
      safeTxHash.toUpperCase().replace('0X', '0x'),
      packSignatures([await signPrefixed(alice, safeTxHash), await signTyped(bob, safeTxHash)]),
    )
    const again = await confirm(stage, safeTxHash, await signWith(carol, safeTxHash))
    expect(ofOwners(again).confirmations.map(({ signer }) => signer.value)).toEqual([
      carol.address,
      alice.address,
      bob.address,
    ])
  })

  it('makes an unsigned proposal trusted and adds it to the queue', async () => {
    const stage = aStage()
    const inQueue = async (trusted: boolean) =>
      rowsOf(
        (
          await stage.gateway.call(routes.queued, {
            path: { chainId, safeAddress: treasury },
            query: { trusted },
          })
        ).results,
      ).map((row) => row.transaction.id)
    const unsigned = await propose(stage.gateway, {
      ...(await aProposal(alice, plainTransaction({ to: dave.address, nonce: 30 }))),
      signature: null,
    })
    expect(ofOwners(unsigned).trusted).toBe(false)
    expect([await inQueue(false), (await inQueue(true)).includes(unsigned.txId)]).toEqual([
      [unsigned.txId],
      false,
    ])
    const { safeTxHash } = ofOwners(unsigned)
    expect(
      ofOwners(await confirm(stage, safeTxHash, await signWith(bob, safeTxHash as Hex))),
    ).toMatchObject({
      trusted: true,
      proposer: { value: alice.address },
    })
    expect([await inQueue(false), (await inQueue(true)).includes(unsigned.txId)]).toEqual([
      [],
      true,
    ])
  })
})

describe('a confirmation is rejected', () => {
  it('for an unknown transaction', async () => {
    const stage = aStage()
    const unknown = `0x${'12'.repeat(32)}` as const
    expect(await outcomeOf(confirm(stage, unknown, await signWith(alice, unknown)))).toBe(
      '404 CGW error - 404: Not found.',
    )
  })

  it('if the signature is invalid, of a non-owner or of another transaction', async () => {
    const stage = aStage()
    const { safeTxHash } = await first(stage)
    const both = packSignatures([
      await signTyped(alice, safeTxHash),
      await signTyped(dave, safeTxHash),
    ])
    for (const signature of [
      await signWith(dave, safeTxHash),
      await signWith(alice, `0x${'12'.repeat(32)}`),
      '0x12',
      both,
    ]) {
      expect(await outcomeOf(confirm(stage, safeTxHash, signature))).toBe(
        '422 CGW error - 422: Invalid signature',
      )
    }
  })

  it('if the transaction was executed, or its nonce used by another one', async () => {
    const stage = aStage()
    const { id, safeTxHash } = await first(stage)
    const rejection = await propose(
      stage.gateway,
      await aProposal(
        alice,
        plainTransaction({
          to: treasury,
          nonce: transactionIn(await detailsOf(stage.gateway, id)).nonce,
        }),
      ),
    )
    const rejectionHash = ofOwners(rejection).safeTxHash as Hex
    await execute(
      stage,
      await confirm(stage, rejectionHash, await signWith(bob, rejectionHash)),
      bob,
    )
    expect(
      await outcomeOf(confirm(stage, rejectionHash, await signWith(carol, rejectionHash))),
    ).toBe('422 CGW error - 422: Invalid nonce')
    expect(await outcomeOf(confirm(stage, safeTxHash, await signWith(bob, safeTxHash)))).toBe(
      '422 CGW error - 422: Invalid nonce',
    )
  })

  it('without a signature in the body', async () => {
    const stage = aStage()
    const { safeTxHash } = await first(stage)
    expect(await outcomeOf(confirm(stage, safeTxHash, undefined as unknown as string))).toBe(
      '422 CGW error - invalid_type: Invalid input: expected string, received undefined',
    )
  })
})
