import { getSignMessageLibDeployment } from '@safe-global/safe-deployments'
import {
  decodeFunctionData,
  encodeFunctionData,
  getAddress,
  hashMessage,
  hashTypedData,
  parseAbi,
} from 'viem'
import { describe, expect, it } from 'vitest'
import type { Address, Hex } from '#base'
import {
  decodeTransaction,
  messageHash,
  messageLibraries,
  risksToAgree,
  safeTxHash,
  toMessageTx,
} from '#safe'
import { prepare } from '#signing'
import { type Chain, safes } from '../../../mocks/chain/index.ts'
import { readSafe } from '../../../mocks/gateway/reading/safeSnapshot.ts'
import { people } from '../../../mocks/people.ts'
import { chainPort } from '../../../src/screens/core/ports/chainPort.ts'
import { aClient, execData, sendAs } from '../chain/setup.ts'
import { aChain } from '../mocks/chain/setup.ts'

const { alice, bob } = people
const { treasury } = safes
const signMessage = parseAbi(['function signMessage(bytes _data)'])
const isValidSignature = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const text = 'Coffer’s members agree to meet on Friday.'
const typed = {
  domain: { name: 'Members’ ballot', version: '1', chainId: 1 },
  types: { Vote: [{ name: 'choice', type: 'uint8' }] },
  primaryType: 'Vote',
  message: { choice: 1 },
} as const
const [library] = messageLibraries('1.4.1') as [Address]

/** What the Safe's contract says to an empty signature of a message. */
async function accepts(chain: Chain, hash: Hex): Promise<boolean> {
  const data = encodeFunctionData({ abi: isValidSignature, args: [hash, '0x'] })
  const answer = await aClient(chain)
    .client.request({ method: 'eth_call', params: [{ to: treasury.address, data }, 'latest'] })
    .catch(() => '0x')
  return answer.startsWith('0x1626ba7e')
}

describe('the library that signs messages on the chain', () => {
  it.each(['1.3.0', '1.4.1', '1.5.0'])('of version %s is the official one', (version) => {
    const official = getSignMessageLibDeployment({ version, released: true })
    expect(messageLibraries(version)).toContain(getAddress(official?.defaultAddress ?? ''))
    expect(messageLibraries(`${version}+L2`)).toEqual(messageLibraries(version))
  })

  it.each(['1.0.0', '1.1.1', '1.2.0'])(
    'of version %s is that of 1.3.0, at both its addresses',
    (version) => {
      expect(messageLibraries(version)).toHaveLength(2)
      expect(messageLibraries(version)).toEqual(messageLibraries('1.3.0'))
    },
  )

  it.each([null, '0.1.0', 'new'])('does not exist for version %s', (version) => {
    expect(messageLibraries(version)).toEqual([])
  })
})

describe.each([
  ['a text', text, hashMessage(text)],
  ['typed data', typed, hashTypedData(typed)],
])('a message that is signed on the chain: %s', (_, message, expected) => {
  const hash = messageHash(message)
  const txAt = (nonce: bigint) => toMessageTx(hash, { library, nonce })

  it('is a delegatecall of the library with its hash, whose message isn’t known', () => {
    const tx = txAt(7n)
    expect(tx).toMatchObject({ to: library, value: 0n, operation: 1, nonce: 7n, safeTxGas: 0n })
    expect(decodeFunctionData({ abi: signMessage, data: tx.data }).args).toEqual([expected])
    expect(decodeTransaction(tx, treasury.address)).toEqual({
      effect: { kind: 'signMessage', to: library, message: expected },
      risks: [{ id: 'unknownMessage', at: [] }],
    })
  })

  it('can be signed, because the library on the chain has the official code', async () => {
    const chain = await aChain()
    const reported = readSafe(chain, treasury.address)
    if (!reported) throw new Error('The gateway knows no such Safe.')
    const review = await prepare(chainPort(aClient(chain).client, true), {
      detail: {
        at: { chainId: '1', address: treasury.address },
        decoded: null,
        multisig: null,
        tx: txAt(BigInt(reported.nonce)),
      },
      summary: { kind: 'delegatecall', to: library, method: 'signMessage' },
      reported,
      isExecuted: false,
    })
    expect(review.verification).toMatchObject({ status: 'verified' })
    expect(review.signable).not.toBeNull()
    // A hash doesn't show what it allows.
    expect(risksToAgree(review.risks).map(({ id }) => id)).toEqual(['unknownMessage'])
  })

  it('is accepted by the Safe without a signature once it is executed', async () => {
    const chain = await aChain()
    expect(await accepts(chain, hash)).toBe(false)
    const tx = txAt(BigInt(chain.storageAt(treasury.address, 5n)))
    const txHash = safeTxHash({ chainId: '1', address: treasury.address, version: '1.4.1' }, tx)
    await sendAs(
      chain,
      aClient(chain).client,
      alice,
      treasury.address,
      await execData(tx, [alice, bob], txHash),
    )
    expect(await accepts(chain, hash)).toBe(true)
  })
})
