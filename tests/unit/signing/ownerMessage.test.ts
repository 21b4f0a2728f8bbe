import { describe, expect, it } from 'vitest'
import type { Hex } from '#base'
import {
  canConfirmMessageOf,
  messageLibraries,
  packSignatures,
  safeMessageHash,
  safeMessageTypedData,
  safeTxHash,
  toMessageTx,
} from '#safe'
import {
  type MessageReview,
  messageOfOwner,
  prepareMessage,
  SubmitError,
  submitRecorded,
} from '#signing'
import { sign } from 'viem/accounts'
import { addOwner, recordMessage } from '../../../mocks/chain/safeStorage.ts'
import { type Chain, type SafePlace, safes } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { chainPort } from '../../../src/screens/core/ports/chainPort.ts'
import { aClient, execData, sendAs } from '../chain/setup.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { fakePorts } from './fakePorts.ts'

const { oldSavings, treasury, operations, pettyCash } = safes
const message = 'The club agrees to the terms of the bank.'
const everyone = Object.values(people)

const atOf = ({ address }: SafePlace) => ({ chainId: '1', address })
const hashOf = (place: SafePlace): Hex =>
  safeMessageHash({ ...atOf(place), version: place.version }, message)

/** What the Safe's page reads of its message. */
const reviewOf = (
  chain: Chain,
  of: SafePlace,
  confirmations: { signer: `0x${string}`; signature: Hex }[] = [],
  prepared: Hex | null = null,
): Promise<MessageReview> =>
  prepareMessage(chainPort(aClient(chain).client, true), {
    at: atOf(of),
    message,
    claimedHash: hashOf(of),
    reported: { version: of.version },
    confirmations,
    prepared,
  })

/** A Safe becomes an owner of another one, and its own owners record the other's message. */
async function recordAs(chain: Chain, owner: SafePlace, of: SafePlace): Promise<void> {
  const library = messageLibraries(owner.version).find((one) => chain.codeAt(one) !== '0x')
  const typedData = safeMessageTypedData({ ...atOf(of), version: of.version }, message)
  const bytes = messageOfOwner(typedData, of.version)
  // The world lacks the library of 1.3.0.
  if (!library) return recordMessage(chain, owner.address, bytes)
  const tx = toMessageTx(bytes, {
    library,
    nonce: BigInt(chain.storageAt(owner.address, 5n)),
  })
  const signers = everyone
    .filter(({ address }) => owner.owners.includes(address))
    .slice(0, owner.threshold)
  const hash = safeTxHash({ ...atOf(owner), version: owner.version }, tx)
  await sendAs(
    chain,
    aClient(chain).client,
    people.alice,
    owner.address,
    await execData(tx, signers, hash),
  )
}

const of = [oldSavings, treasury, operations]
const pairs = of.flatMap((asking) =>
  [oldSavings, pettyCash, operations]
    .filter((owner) => owner !== asking)
    .map((owner) => [owner, asking] as const),
)

describe.each(pairs)(
  'a message that an owner of version $version records on the chain',
  (owner, asking) => {
    const can = canConfirmMessageOf(owner.version, asking.version)
    it(`${can ? 'counts' : "doesn't count"} for a Safe of version ${asking.version}`, async () => {
      const chain = await aChain()
      await addOwner(chain, asking.address, owner.address)
      expect((await reviewOf(chain, asking)).recorded).toEqual([])
      await recordAs(chain, owner, asking)
      expect((await reviewOf(chain, asking)).recorded).toEqual(can ? [owner.address] : [])
    })
  },
)

describe('the signature of an owner that has recorded a message', () => {
  async function recorded() {
    const chain = await aChain()
    await addOwner(chain, treasury.address, pettyCash.address)
    await recordAs(chain, pettyCash, treasury)
    return { chain, review: await reviewOf(chain, treasury) }
  }

  it('is submitted as one of a contract, counts, and completes the Safe’s', async () => {
    const { chain, review } = await recorded()
    const ports = fakePorts()
    expect(await submitRecorded(ports, review, pettyCash.address)).toEqual({ status: 'submitted' })
    const signature = ports.messages[0]?.signature ?? '0x'
    const bob = await sign({
      hash: hashOf(treasury),
      privateKey: people.bob.privateKey,
      to: 'hex',
    })
    const checked = await reviewOf(
      chain,
      treasury,
      [
        { signer: pettyCash.address, signature },
        { signer: people.bob.address, signature: bob },
      ],
      packSignatures([
        { kind: 'contract', signer: pettyCash.address, data: '0x' },
        { kind: 'eoa', signer: people.bob.address, data: bob },
      ]),
    )
    expect(checked).toMatchObject({
      status: 'verified',
      quorum: { signed: 2, required: 2 },
      accepts: true,
      recorded: [],
    })
  })

  it('is kept while the gateway declines it, and is not made up', async () => {
    const { review } = await recorded()
    const ports = fakePorts({
      gateway: {
        confirmMessage: () => Promise.reject(new SubmitError('unreachable', 'No response.')),
      },
    })
    await submitRecorded(ports, review, pettyCash.address)
    expect(ports.store.get()).toMatchObject([
      { kind: 'message', by: pettyCash.address, state: { status: 'unsubmitted' } },
    ])
    expect(await submitRecorded(ports, review, people.carol.address)).toBeUndefined()
    expect(await submitRecorded(ports, { ...review, signable: null }, pettyCash.address)).toBe(
      undefined,
    )
    expect(ports.store.get()).toHaveLength(1)
  })
})
