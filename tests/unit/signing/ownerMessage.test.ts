import { encodeFunctionData, numberToHex, pad, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { sign } from 'viem/accounts'
import type { Address, Hex } from '#base'
import {
  addressesOf,
  messageHash,
  messageLibraries,
  messageOfOwner,
  type OwnerSignature,
  packSignatures,
  questionAboutMessage,
  safeMessageHash,
  safeMessageTypedData,
  safeTxHash,
  toMessageTx,
  typedDataHash,
} from '#safe'
import { type MessageReview, prepareMessage, SubmitError, submitRecorded } from '#signing'
import { addOwner, recordMessage } from '../../../mocks/chain/safeStorage.ts'
import { type Chain, type SafePlace, safes } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { chainPort } from '../../../src/screens/core/ports/chainPort.ts'
import { aClient, execData, sendAs } from '../chain/setup.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { fakePorts } from './fakePorts.ts'

const { oldSavings, treasury, operations, pettyCash, vault } = safes
const message = 'The club agrees to the terms of the bank.'

const atOf = ({ address }: SafePlace) => ({ chainId: '1', address })
const typedDataOf = (place: SafePlace) =>
  safeMessageTypedData({ ...atOf(place), version: place.version }, message)
const hashOf = (place: SafePlace): Hex =>
  safeMessageHash({ ...atOf(place), version: place.version }, message)

const handlerSlot = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'
const versions = ['1.3.0', '1.4.1', '1.5.0'] as const
const handlers = [...versions, 'none', 'other'] as const
const handlerOf = (chain: Chain, handler: (typeof handlers)[number]): Address | null => {
  if (handler === 'none') return null
  if (handler === 'other') return safes.pettyCash.address
  const found = addressesOf('FallbackHandler', handler).find((one) => chain.codeAt(one) !== '0x')
  if (!found) throw new Error(`There is no handler ${handler}.`)
  return found
}

/** What the page of a message reads. */
const reviewOf = (
  chain: Chain,
  of: SafePlace,
  confirmations: { signer: Address; signature: Hex }[] = [],
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

const byContract = (signer: Address): OwnerSignature => ({ kind: 'contract', signer, data: '0x' })

/** Whether a Safe's contract accepts the message with this signature, as anyone would ask it. */
async function accepts(chain: Chain, of: SafePlace, signature: Hex): Promise<boolean> {
  const abi = parseAbi([
    'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  ])
  const data = encodeFunctionData({ abi, args: [messageHash(message), signature] })
  const answer = await aClient(chain)
    .client.request({ method: 'eth_call', params: [{ to: of.address, data }, 'latest'] })
    .catch(() => '0x')
  return answer.startsWith('0x1626ba7e')
}

const asking = [oldSavings, treasury, operations]
const owners = [oldSavings, vault, operations]
const pairs = asking.flatMap((of) =>
  handlers.flatMap((handler) =>
    owners
      .filter((owner) => owner.version !== of.version || owner === vault)
      .flatMap((owner) =>
        handlers.map((its) => ({
          of,
          owner,
          handler,
          its,
          title: `${of.version} with handler ${handler}, owner ${owner.version} with ${its}`,
        })),
      ),
  ),
)

describe('what an owner that is a Safe signs for a message of another Safe', () => {
  it.each(pairs)('is what that Safe accepts, or nothing: $title', async (pair) => {
    const { of, owner, handler, its } = pair
    const chain = await aChain()
    const code = { version: of.version, fallbackHandler: handlerOf(chain, handler) }
    const ownerCode = { version: owner.version, fallbackHandler: handlerOf(chain, its) }
    // One signature is enough, so that the Safe decides about this one.
    await chain.overwrite(of.address, {
      storage: { [handlerSlot]: pad(code.fallbackHandler ?? '0x0'), [numberToHex(4n)]: '0x1' },
    })
    await chain.overwrite(owner.address, {
      storage: { [handlerSlot]: pad(ownerCode.fallbackHandler ?? '0x0') },
    })
    await addOwner(chain, of.address, owner.address)
    const question = questionAboutMessage(code, typedDataOf(of), message)
    const signs = question && messageOfOwner(ownerCode, question, message)
    const signature = packSignatures([byContract(owner.address)])
    // Whatever it has recorded, a Safe to which nothing is offered doesn't accept it.
    for (const bytes of signs ? [signs] : [typedDataHash(typedDataOf(of))])
      await recordMessage(chain, owner.address, bytes)
    expect(await accepts(chain, of, signature)).toBe(signs !== undefined)
    expect((await reviewOf(chain, of)).recorded).toEqual(signs ? [owner.address] : [])
  })

  it('is never the message itself, which would be its own', async () => {
    const chain = await aChain()
    const signed = [...versions, '1.1.1', '1.0.0'].flatMap((version) =>
      handlers.flatMap((handler) => {
        const code = { version, fallbackHandler: handlerOf(chain, handler) }
        const question = questionAboutMessage(code, typedDataOf(treasury), message)
        return question ? [messageOfOwner(code, question, message)] : []
      }),
    )
    expect(signed.length).toBeGreaterThan(0)
    expect(signed).not.toContain(messageHash(message))
  })
})

/** A Safe becomes an owner of another one, and its own owners record the other's message. */
async function recordAs(chain: Chain, owner: SafePlace, of: SafePlace): Promise<void> {
  await addOwner(chain, of.address, owner.address)
  const { question } = await reviewOf(chain, of)
  const [library] = messageLibraries(owner.version)
  const ownerCode = { version: owner.version, fallbackHandler: handlerOf(chain, owner.version) }
  const signs = question && messageOfOwner(ownerCode, question, message)
  if (!library || !signs) throw new Error('It has to be able to sign.')
  const nonce = BigInt(chain.storageAt(owner.address, 5n))
  const tx = toMessageTx(signs, { library, nonce })
  const signers = Object.values(people)
    .filter(({ address }) => owner.owners.includes(address))
    .slice(0, owner.threshold)
  const hash = safeTxHash({ ...atOf(owner), version: owner.version }, tx)
  const { client } = aClient(chain)
  await sendAs(chain, client, people.alice, owner.address, await execData(tx, signers, hash))
}

describe('the signature of an owner that has executed such a transaction', () => {
  it.each([
    [pettyCash, treasury],
    [pettyCash, operations],
  ])('of version $version counts once it is added, and the Safe accepts it', async (owner, of) => {
    const chain = await aChain()
    await recordAs(chain, owner, of)
    const review = await reviewOf(chain, of)
    expect(review.recorded).toEqual([owner.address])
    const ports = fakePorts()
    expect(await submitRecorded(ports, review, owner.address)).toEqual({ status: 'submitted' })
    const signature = ports.messages[0]?.signature ?? '0x'
    const others = Object.values(people)
      .filter(({ address }) => of.owners.includes(address))
      .slice(0, of.threshold - 1)
    const signed = await Promise.all(
      others.map(async ({ address, privateKey }) => ({
        signer: address,
        signature: await sign({ hash: hashOf(of), privateKey, to: 'hex' }),
      })),
    )
    const checked = await reviewOf(
      chain,
      of,
      [{ signer: owner.address, signature }, ...signed],
      packSignatures([
        byContract(owner.address),
        ...signed.map((one): OwnerSignature => ({
          kind: 'eoa',
          signer: one.signer,
          data: one.signature,
        })),
      ]),
    )
    expect(checked).toMatchObject({
      status: 'verified',
      quorum: { signed: of.threshold, required: of.threshold },
      accepts: true,
      recorded: [],
    })
  })

  it('is offered although the gateway lists a false one', async () => {
    const chain = await aChain()
    await recordAs(chain, pettyCash, treasury)
    const signature = packSignatures([
      { kind: 'contract', signer: pettyCash.address, data: '0x1234' },
    ])
    const review = await reviewOf(chain, treasury, [{ signer: pettyCash.address, signature }])
    expect(review.signatures).toMatchObject([{ status: 'differs', why: 'contract' }])
    expect(review.recorded).toEqual([pettyCash.address])
  })

  it('is kept while the gateway is unreachable, and is not made up', async () => {
    const chain = await aChain()
    await recordAs(chain, pettyCash, treasury)
    const review = await reviewOf(chain, treasury)
    const ports = fakePorts({
      gateway: {
        confirmMessage: () => Promise.reject(new SubmitError('unreachable', 'No response.')),
      },
    })
    await submitRecorded(ports, review, pettyCash.address)
    const kept = [{ kind: 'message', by: pettyCash.address, state: { status: 'unsubmitted' } }]
    expect(ports.store.get()).toMatchObject(kept)
    const unsignable = { ...review, signable: null }
    expect(await submitRecorded(ports, review, people.carol.address)).toBeUndefined()
    expect(await submitRecorded(ports, unsignable, pettyCash.address)).toBeUndefined()
    expect(ports.store.get()).toMatchObject(kept)
  })
})
