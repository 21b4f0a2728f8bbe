import { executionIn } from '#base'
import { type ChainClient, followTransaction, readBalance, readSnapshot } from '#chain'
import { execData, prepare, type PrepareInput, simulate } from '#signing'
import { type Chain, safes } from '../../../mocks/chain/index.ts'
import { type Person, people } from '../../../mocks/people.ts'
import { chainPort, simulationPort } from '../../../src/screens/core/ports/index.ts'
import { aClient, aSafeTx, signedBy } from '../chain/setup.ts'
import { wallet } from '../mocks/chain/setup.ts'

const { alice, bob, dave } = people
const { treasury } = safes
const at = { chainId: '1', address: treasury.address }
const value = 1_000n

/**
 * The second owner's confirmation and the execution of a payment, with the app's own reviews and
 * simulation through a node; the wallet has its own. Ends where nothing can be signed.
 */
export async function executesOn(chain: Chain, node: ChainClient) {
  const { client: good } = aClient(chain)
  const [{ nonce }, before] = await Promise.all([
    readSnapshot(good, at),
    readBalance(good, dave.address),
  ])
  const { tx, hash } = aSafeTx(at.address, { to: dave.address, value, nonce })
  const review = async (signers: readonly Person[]) => {
    const signatures = await Promise.all(signers.map((who) => signedBy(who, hash)))
    const confirmations = signatures.map(({ signer, ...signature }) => ({
      signer,
      signature: 'data' in signature ? signature.data : '0x',
      at: 0,
    }))
    const multisig = { safeTxHash: hash, submittedAt: 0, required: 2, confirmations }
    const detail = { at, tx, decoded: null, multisig } as unknown as PrepareInput['detail']
    const summary = { kind: 'native', to: dave.address, raw: value } as const
    const input: PrepareInput = { detail, summary, reported: null, isExecuted: false }
    return { detail, ...(await prepare(chainPort(node, true), input)) }
  }

  const first = await review([alice])
  if (!first.signable) return { first: first.verification.status, unread: first.unread }
  const second = await review([alice, bob])
  const data = second.signable && execData(second.detail, second.snapshot)
  if (!data) return { first: first.verification.status, second: second.verification.status }
  const simulation = await simulate(simulationPort(node), at, data, dave.address)
  if (simulation.status !== 'works') throw new Error(simulation.status)
  const { gas } = simulation
  const txHash = await wallet(chain, dave).sendTransaction({ to: at.address, data, gas })
  const followed = await followTransaction(node, { txHash, from: dave.address })
  if (followed.status !== 'mined') throw new Error(followed.status)
  const paid = followed.receipt.gasUsed * (await priceOf(chain, txHash))
  return {
    first: first.verification.status,
    second: second.verification.status,
    simulation: simulation.status,
    outcome: executionIn(followed.receipt, at.address, hash),
    received: (await readBalance(good, dave.address)) - before + paid,
  }
}

async function priceOf(chain: Chain, txHash: string): Promise<bigint> {
  const receipt = await chain.request({ method: 'eth_getTransactionReceipt', params: [txHash] })
  return BigInt((receipt as { effectiveGasPrice: string }).effectiveGasPrice)
}
