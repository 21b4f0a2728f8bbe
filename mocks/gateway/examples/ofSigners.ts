import { type Proposal, routes } from '#gateway'
import { concat, numberToHex, type Hex } from 'viem'
import { delegateHash, deletionHash } from '../reading/hourly.ts'
import { safeMessageHash } from '../reading/safeMessage.ts'
import { hashOf, plainTransaction } from '../reading/safeTransaction.ts'
import { baseTokens } from '../../chain/genesis/places.ts'
import type { Person } from '../../people.ts'
import { alice, bob, chainId, dave, type ExampleStage, safe, signed, treasury } from './stage.ts'

const hour = ({ world }: ExampleStage) => BigInt(Math.floor(world.state.now() / 3_600_000))

/** A signed transfer of 0.01 ETH. */
async function proposal({ gateway }: ExampleStage, who: Person = alice): Promise<Proposal> {
  const { recommendedNonce } = await gateway.call(routes.nonces, { path: treasury })
  const tx = plainTransaction({ to: dave.address, value: 10n ** 16n, nonce: recommendedNonce })
  const safeTxHash = hashOf(chainId, safe, tx)
  const { to, data, operation, gasToken, refundReceiver } = tx
  const numbers = {
    value: String(tx.value),
    nonce: String(tx.nonce),
    safeTxGas: String(tx.safeTxGas),
    baseGas: String(tx.baseGas),
    gasPrice: String(tx.gasPrice),
  }
  return {
    to,
    data,
    operation,
    gasToken,
    refundReceiver,
    ...numbers,
    safeTxHash,
    sender: who.address,
    signature: await signed(who, safeTxHash),
    origin: null,
  }
}
async function proposed(stage: ExampleStage): Promise<Hex> {
  const body = await proposal(stage)
  await stage.gateway.call(routes.propose, { path: treasury, body })
  return body.safeTxHash as Hex
}

const text = 'I agree to the terms of the guild.'
const messageHash = safeMessageHash(chainId, safe, text)
const newMessage = async () => ({
  path: treasury,
  body: { message: text, signature: await signed(alice, messageHash), origin: null },
})
async function message({ gateway }: ExampleStage) {
  await gateway.call(routes.proposeMessage, await newMessage())
  return { path: { chainId, messageHash } }
}

const namesDelegate = async (stage: ExampleStage) => ({
  path: { chainId },
  body: {
    safe,
    delegate: dave.address,
    delegator: alice.address,
    label: 'Bookkeeper',
    signature: await signed(alice, delegateHash(chainId, dave.address, hour(stage))),
  },
})

const token = baseTokens[0]!.address
const transfer = concat([
  '0xa9059cbb',
  numberToHex(BigInt(dave.address), { size: 32 }),
  numberToHex(1_000_000n, { size: 32 }),
])
const call = { to: token, value: '0', data: transfer, operation: 0 as const }

/** Transactions, messages, and delegates: everything that involves signatures. */
export const ofSigners = {
  async details({ gateway }: ExampleStage) {
    const { results } = await gateway.call(routes.queued, { path: treasury })
    const row = results.find((item) => item.type === 'TRANSACTION')
    if (!row) throw new Error('The Treasury has no pending transaction.')
    return { path: { chainId, transactionId: row.transaction.id } }
  },
  estimation: async () => ({ path: treasury, body: call }),
  propose: async (stage: ExampleStage) => ({ path: treasury, body: await proposal(stage) }),
  async confirm(stage: ExampleStage) {
    const safeTxHash = await proposed(stage)
    return { path: { chainId, safeTxHash }, body: { signature: await signed(bob, safeTxHash) } }
  },
  async deleteTransaction(stage: ExampleStage) {
    const safeTxHash = await proposed(stage)
    return {
      path: { chainId, safeTxHash },
      body: {
        signature: await signed(alice, deletionHash(chainId, safe, safeTxHash, hour(stage))),
      },
    }
  },
  preview: async () => ({ path: treasury, body: call }),
  counterparties: async () => ({ path: treasury, body: call }),
  confirmationView: async () => ({ path: treasury, body: call }),
  decodeData: async () => ({ path: { chainId }, body: { to: token, data: transfer } }),
  contract: async () => ({ path: { chainId, contractAddress: token } }),

  proposeMessage: newMessage,
  message,
  async confirmMessage(stage: ExampleStage) {
    const { path } = await message(stage)
    return { path, body: { signature: await signed(bob, messageHash) } }
  },

  addDelegate: namesDelegate,
  async removeDelegate(stage: ExampleStage) {
    await stage.gateway.call(routes.addDelegate, await namesDelegate(stage))
    const signature = await signed(alice, delegateHash(chainId, dave.address, hour(stage)))
    return {
      path: { chainId, delegateAddress: dave.address },
      body: { safe, delegator: alice.address, signature },
    }
  },
}
