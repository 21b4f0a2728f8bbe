import { routes, type MultisigExecutionDetails, type TransactionDetails } from '#gateway'
import { parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { deleteRequestTypedData, totpAt, typedDataHash } from '#safe'
import { safes } from '../../../../mocks/chain/index.ts'
import { storyInstant } from '../../../../mocks/clock.ts'
import {
  hashOf,
  plainTransaction,
  type SafeTransaction,
} from '../../../../mocks/gateway/reading/safeTransaction.ts'
import { people, type Person } from '../../../../mocks/people.ts'
import {
  aProposal,
  aStage,
  chainId as mainChain,
  propose as proposeToTreasury,
  rowsOf,
  transactionIn,
  treasury,
  type Stage,
} from './journey.ts'
import { outcomeOf } from './outcomeOf.ts'
import {
  chainId,
  executionOf,
  nonceOf,
  relay,
  remainingOf,
  signFund,
  skip,
  statusOf,
  testFund,
} from './relaying.ts'
import { name, signDelegate, signWith } from './signing.ts'

// Uses only the client: executions are relayed.

const { alice, bob, carol, dave, erin, frank } = people
const path = { chainId, safeAddress: testFund }
const safeOf = ({ gateway }: Stage) => gateway.call(routes.safe, { path })
const queueOf = ({ gateway }: Stage) => gateway.call(routes.queued, { path })
const detailsOf = ({ gateway }: Stage, transactionId: string) =>
  gateway.call(routes.details, { path: { chainId, transactionId } })
const newest = async ({ gateway }: Stage) =>
  (await gateway.call(routes.history, { path })).results.find((row) => row.type === 'TRANSACTION')!
    .transaction

function ofOwners({ detailedExecutionInfo }: TransactionDetails): MultisigExecutionDetails {
  if (detailedExecutionInfo?.type !== 'MULTISIG')
    throw new Error("This isn't a transaction of the owners.")
  return detailedExecutionInfo
}

async function propose(
  { gateway }: Stage,
  who: Person,
  tx: SafeTransaction,
): Promise<TransactionDetails> {
  const { value, nonce, safeTxGas, baseGas, gasPrice, ...rest } = tx
  const body = {
    ...rest,
    value: String(value),
    nonce: String(nonce),
    safeTxGas: String(safeTxGas),
    baseGas: String(baseGas),
    gasPrice: String(gasPrice),
    safeTxHash: hashOf(chainId, testFund, tx),
    sender: who.address,
    signature: await signFund(who, tx),
    origin: null,
  }
  return gateway.call(routes.propose, { path, body })
}

const confirm = async (
  { gateway }: Stage,
  who: Person,
  tx: SafeTransaction,
): Promise<TransactionDetails> =>
  gateway.call(routes.confirm, {
    path: { chainId, safeTxHash: hashOf(chainId, testFund, tx) },
    body: { signature: await signFund(who, tx) },
  })

/** Relays a signed transaction, and polls until it is done. */
async function executed(stage: Stage, signed: TransactionDetails): Promise<string> {
  const signers = ofOwners(signed).confirmations.map(({ signer }) =>
    Object.values(people).find(({ address }) => address === signer.value)!,
  )
  const { taskId } = await relay(stage, await executionOf(transactionIn(signed), signers))
  const told = await statusOf(stage, taskId)
  return told.receipt?.transactionHash ?? executedLater(stage, taskId)
}
async function executedLater(stage: Stage, taskId: string): Promise<string> {
  return (await statusOf(stage, taskId)).receipt?.transactionHash ?? executedLater(stage, taskId)
}

describe('a transaction as seen by the client', () => {
  it('is proposed, confirmed, and executed, and the tags change with each step', async () => {
    const stage = aStage()
    const before = await safeOf(stage)
    const tx = plainTransaction({ to: dave.address, value: parseEther('0.1'), nonce: before.nonce })
    const proposed = await propose(stage, alice, tx)
    expect(proposed.txStatus).toBe('AWAITING_CONFIRMATIONS')
    const waiting = await safeOf(stage)
    expect(waiting.txQueuedTag).not.toBe(before.txQueuedTag)

    const signed = await confirm(stage, bob, tx)
    expect(signed.txStatus).toBe('AWAITING_EXECUTION')
    const ready = await safeOf(stage)
    expect(ready.txQueuedTag).not.toBe(waiting.txQueuedTag)
    expect(ready.txHistoryTag).toBe(before.txHistoryTag)

    const txHash = await executed(stage, signed)
    const after = await safeOf(stage)
    expect([after.nonce, await remainingOf(stage)]).toEqual([
      before.nonce + 1,
      { remaining: 4, limit: 5 },
    ])
    expect(after.txHistoryTag).not.toBe(before.txHistoryTag)
    expect(await newest(stage)).toMatchObject({ id: proposed.txId, txHash, txStatus: 'SUCCESS' })
    expect(rowsOf((await queueOf(stage)).results).map((row) => row.transaction.id)).not.toContain(
      proposed.txId,
    )
  })

  it('with a conflicting rejection is canceled when the rejection is executed', async () => {
    const stage = aStage()
    const { results } = await queueOf(stage)
    const unwanted = rowsOf(results)[0]!.transaction
    const rejection = skip(await nonceOf(stage))
    await propose(stage, alice, rejection)
    expect(
      (await queueOf(stage)).results.map((row) =>
        row.type === 'TRANSACTION' ? row.conflictType : row.type,
      ),
    ).toEqual(['LABEL', 'CONFLICT_HEADER', 'HasNext', 'End'])
    expect(ofOwners(await detailsOf(stage, unwanted.id)).rejectors).toMatchObject([
      { value: alice.address },
    ])

    await executed(stage, await confirm(stage, carol, rejection))
    expect((await detailsOf(stage, unwanted.id)).txStatus).toBe('CANCELLED')
    expect((await queueOf(stage)).results).toEqual([])
    expect(await newest(stage)).toMatchObject({
      txStatus: 'SUCCESS',
      txInfo: { type: 'Custom', isCancellation: true },
    })
  })

  it('is proposed by a delegate, confirmed by owners, and executed', async () => {
    const stage = aStage()
    const tx = plainTransaction({
      to: erin.address,
      value: parseEther('0.1'),
      nonce: await nonceOf(stage),
    })
    const proposed = await propose(stage, frank, tx)
    expect(proposed.txStatus).toBe('AWAITING_CONFIRMATIONS')
    expect(ofOwners(proposed)).toMatchObject({
      proposer: { value: alice.address },
      proposedByDelegate: { value: frank.address },
      confirmations: [],
      trusted: true,
    })
    expect(await outcomeOf(confirm(stage, frank, tx))).toBe(
      '422 CGW error - 422: Invalid signature',
    )

    await confirm(stage, bob, tx)
    await executed(stage, await confirm(stage, carol, tx))
    const done = await detailsOf(stage, proposed.txId)
    expect(done).toMatchObject({
      txStatus: 'SUCCESS',
      detailedExecutionInfo: { proposedByDelegate: { value: frank.address } },
    })
    expect(ofOwners(done).confirmations.map(({ signer }) => signer.value)).toEqual([
      bob.address,
      carol.address,
    ])
  })
})

describe('a delegate', () => {
  const fresh = (value: bigint) => plainTransaction({ to: dave.address, value, nonce: 40 })

  it('may propose for the Safes of its delegators, while they are owners', async () => {
    const stage = aStage()
    const toTreasury = async (who: Person, value: bigint) =>
      proposeToTreasury(stage.gateway, await aProposal(who, fresh(value)))
    // Erin is a delegate of Bob for all Safes; Dave is no one's delegate yet.
    expect(ofOwners(await toTreasury(erin, 1n))).toMatchObject({
      proposer: { value: bob.address },
      proposedByDelegate: { value: erin.address },
    })
    expect(await outcomeOf(toTreasury(dave, 2n))).toBe('422 CGW error - 422: Invalid signature')
    // Frank is a delegate of Carol in the Treasury only.
    expect(ofOwners(await toTreasury(frank, 4n))).toMatchObject({
      proposer: { value: carol.address },
      proposedByDelegate: { value: frank.address },
    })
    const toVault = proposeToTreasury(
      stage.gateway,
      await aProposal(frank, fresh(1n), safes.vault.address),
      safes.vault.address,
    )
    expect(await outcomeOf(toVault)).toBe('422 CGW error - 422: Invalid signature')
    await name(stage, alice, dave, { safe: treasury })
    expect(ofOwners(await toTreasury(dave, 2n)).proposedByDelegate).toMatchObject({
      value: dave.address,
    })
    await stage.gateway.call(routes.removeDelegate, {
      path: { chainId: mainChain, delegateAddress: dave.address },
      body: { delegator: alice.address, signature: await signDelegate(dave, dave.address) },
    })
    expect(await outcomeOf(toTreasury(dave, 3n))).toBe('422 CGW error - 422: Invalid signature')
  })

  it('may propose with or without a signature; without one, it is not trusted', async () => {
    const stage = aStage()
    const body = await aProposal(erin, fresh(1n))
    const both = `${body.signature}${(await aProposal(alice, fresh(1n))).signature!.slice(2)}`
    expect(await outcomeOf(proposeToTreasury(stage.gateway, { ...body, signature: both }))).toBe(
      '422 CGW error - 422: Just one signature is expected if using delegates',
    )
    expect(
      ofOwners(await proposeToTreasury(stage.gateway, { ...body, signature: null })),
    ).toMatchObject({
      trusted: false,
      proposedByDelegate: { value: erin.address },
    })
    expect(ofOwners(await proposeToTreasury(stage.gateway, body)).trusted).toBe(true)
  })

  it('may delete its proposals while it is a delegate; its delegator may, too', async () => {
    const stage = aStage()
    const remove = async (who: Person, proposed: TransactionDetails) => {
      const safeTxHash = ofOwners(proposed).safeTxHash as `0x${string}`
      const signature = await signWith(
        who,
        typedDataHash(
          deleteRequestTypedData(
            { chainId: mainChain, address: treasury },
            safeTxHash,
            totpAt(storyInstant),
          ),
        ),
      )
      return stage.gateway.call(routes.deleteTransaction, {
        path: { chainId: mainChain, safeTxHash },
        body: { signature },
      })
    }
    const text =
      '400 CGW error - 400: Provided signer is not the proposer or the delegate user who ' +
      'proposed the transaction'
    const [first, second, third] = [
      await aProposal(erin, fresh(1n)),
      await aProposal(erin, fresh(2n)),
      await aProposal(erin, fresh(3n)),
    ]
    const proposed = await proposeToTreasury(stage.gateway, first)
    for (const who of [alice, frank]) expect(await outcomeOf(remove(who, proposed))).toBe(text)
    expect(await outcomeOf(remove(erin, proposed))).toBe('accepted')
    expect(await outcomeOf(remove(bob, await proposeToTreasury(stage.gateway, second)))).toBe(
      'accepted',
    )

    const last = await proposeToTreasury(stage.gateway, third)
    await stage.gateway.call(routes.removeDelegate, {
      path: { chainId: mainChain, delegateAddress: erin.address },
      body: { delegator: bob.address, signature: await signDelegate(bob, erin.address) },
    })
    expect(await outcomeOf(remove(erin, last))).toBe(text)
  })
})
