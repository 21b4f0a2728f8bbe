import * as kit from '@safe-global/protocol-kit'
import {
  type EIP712TypedData,
  OperationType,
  type SafeTransactionData,
  SigningMethod,
} from '@safe-global/types-kit'
import {
  concat,
  encodeFunctionData,
  hashDomain,
  hashMessage,
  hashStruct,
  hashTypedData,
  parseAbi,
  slice,
  toHex,
  type TypedDataDefinition,
} from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Address, Hex } from '#base'
import type { SafeTx } from '#domain'
import {
  acceptSignature,
  type BatchCall,
  encodeApproveHash,
  encodeExec,
  encodeMultiSend,
  type OwnerSignature,
  packSignatures,
  safeMessageHash,
  type SafeMessage,
  safeTxHashes,
  safeTxTypedData,
} from '#safe'
import { pastSignature } from '../../mocks/chain/pastSignature.ts'
import { safeTxParameters } from '../../mocks/chain/safeParameters.ts'
import { people } from '../../mocks/people.ts'
import { rounds as roundsOf } from '../size.ts'
import { random } from '../unit/safe/random.ts'

// Safe's own package is the reference, and viem where the package has no function of its own or
// doesn't support a version.
const rounds = roundsOf(1_000)
const dice = random()
const where = (round: number) => `SEED=${dice.seed}, round ${round}`
const zero: Address = '0x0000000000000000000000000000000000000000'

beforeAll(() => console.log(`differential tests of hashes: SEED=${dice.seed}`))

const generations = [
  ['before 1.0.0', ['0.0.2', '0.1.0']],
  ['1.0.0 to 1.2.0', ['1.0.0', '1.1.0', '1.1.1', '1.2.0']],
  ['from 1.3.0 on', ['1.3.0', '1.3.0+L2', '1.4.0', '1.4.1', '1.4.1+L2', '1.5.0']],
] as const

const anyTx = (): SafeTx => ({
  to: dice.address(),
  value: dice.uint(),
  data: dice.upTo(3) ? dice.bytes(1 + dice.upTo(300)) : '0x',
  operation: dice.pick([0, 1]),
  safeTxGas: dice.uint(),
  baseGas: dice.uint(),
  gasPrice: dice.uint(),
  gasToken: dice.pick([zero, dice.address()]),
  refundReceiver: dice.pick([zero, dice.address()]),
  nonce: BigInt(dice.upTo(2 ** 32)),
})
const asTheirs = (tx: SafeTx): SafeTransactionData => ({
  ...tx,
  value: String(tx.value),
  operation: tx.operation === 0 ? OperationType.Call : OperationType.DelegateCall,
  safeTxGas: String(tx.safeTxGas),
  baseGas: String(tx.baseGas),
  gasPrice: String(tx.gasPrice),
  nonce: Number(tx.nonce),
})
const aSafe = <Version extends string>(versions: readonly Version[]) => ({
  address: dice.address(),
  chainId: dice.pick(['1', '100', '17000', '11155111', '4294967295', '9007199254740991']),
  version: dice.pick(versions),
})
const plain = (version: string) => version.replace('+L2', '')

/** The domain and the fields as the contracts of a generation hash them, spelled out. */
function asSpelledOut(
  { address, chainId, version }: ReturnType<typeof aSafe>,
  { baseGas, ...tx }: SafeTx,
) {
  const isOld = version < '1.3.0'
  const sixth = version < '1.0.0' ? 'dataGas' : 'baseGas'
  const field = (line: string) => ({
    type: line.split(' ')[0] ?? '',
    name: line.split(' ')[1] ?? '',
  })
  const call = 'address to,uint256 value,bytes data,uint8 operation'
  const gas = `uint256 safeTxGas,uint256 ${sixth},uint256 gasPrice,address gasToken`
  const fields = `${call},${gas},address refundReceiver,uint256 nonce`
  const types = {
    EIP712Domain: [...(isOld ? [] : ['uint256 chainId']), 'address verifyingContract'].map(field),
    SafeTx: fields.split(',').map(field),
  }
  const domain = { ...(isOld ? {} : { chainId: Number(chainId) }), verifyingContract: address }
  return { types, domain, primaryType: 'SafeTx' as const, message: { ...tx, [sixth]: baseGas } }
}

describe.each(generations)('the hashes of contracts %s', { timeout: 60_000 }, (_, versions) => {
  it('are those of the spelled out fields: domain, message, and transaction', () => {
    for (let round = 0; round < rounds; round++) {
      const [safe, tx] = [aSafe<string>(versions), anyTx()]
      const spelled = asSpelledOut(safe, tx)
      expect(safeTxHashes(safe, tx), where(round)).toEqual({
        domainHash: hashDomain({
          domain: spelled.domain as unknown as Record<string, never>,
          types: spelled.types,
        }),
        messageHash: hashStruct({
          data: spelled.message,
          primaryType: 'SafeTx',
          types: spelled.types,
        }),
        safeTxHash: hashTypedData(spelled as TypedDataDefinition),
      })
    }
  })

  it('of messages are those of the spelled out fields', () => {
    for (let round = 0; round < rounds; round++) {
      const safe = aSafe<string>(versions)
      const message = aMessage(round)
      const { domain, types } = asSpelledOut(safe, anyTx())
      const inner = typeof message === 'string' ? hashMessage(message) : hashTypedData(message)
      const spelled = {
        domain,
        types: {
          EIP712Domain: types.EIP712Domain,
          SafeMessage: [{ name: 'message', type: 'bytes' }],
        },
        primaryType: 'SafeMessage',
        message: { message: inner },
      }
      expect(safeMessageHash(safe, message), where(round)).toBe(
        hashTypedData(spelled as TypedDataDefinition),
      )
    }
  })
})

/** A text, or typed data with nested fields. */
const aMessage = (round: number): SafeMessage =>
  round % 2 === 0
    ? dice.bytes(1 + dice.upTo(60))
    : {
        domain: {
          name: 'Demo',
          version: String(dice.upTo(9)),
          chainId: 1,
          verifyingContract: dice.address(),
        },
        types: {
          EIP712Domain: [
            'name string',
            'version string',
            'chainId uint256',
            'verifyingContract address',
          ].map((one) => ({
            name: one.split(' ')[0]!,
            type: one.split(' ')[1]!,
          })),
          Person: [{ name: 'wallet', type: 'address' }],
          Mail: [
            { name: 'from', type: 'Person' },
            { name: 'amounts', type: 'uint256[]' },
            { name: 'contents', type: 'string' },
          ],
        },
        primaryType: 'Mail',
        message: {
          from: { wallet: dice.address() },
          amounts: [dice.uint(), dice.uint()],
          contents: dice.bytes(1 + dice.upTo(40)),
        },
      }

describe('matches protocol-kit', { timeout: 60_000 }, () => {
  const supported = [...generations[1][1], ...generations[2][1]] as const

  it('the domain, message, and transaction hash', () => {
    for (let round = 0; round < rounds; round++) {
      const [safe, tx] = [aSafe(supported), anyTx()]
      const args = [safe.address, asTheirs(tx), plain(safe.version), BigInt(safe.chainId)] as const
      const preimage = kit.preimageSafeTransactionHash(...args) as Hex
      const ours = safeTxHashes(safe, tx)
      expect(ours.safeTxHash, where(round)).toBe(kit.calculateSafeTransactionHash(...args))
      expect(ours.messageHash, where(round)).toBe(slice(preimage, 34, 66))
      // Their preimage has the chain in the domain of every version; their hash has not.
      const domainHash = safe.version < '1.3.0' ? ours.domainHash : slice(preimage, 2, 34)
      expect(ours.domainHash, where(round)).toBe(domainHash)
    }
  })

  it('the typed data that a wallet gets', () => {
    for (let round = 0; round < rounds; round++) {
      const [safe, tx] = [aSafe(supported), anyTx()]
      const ours = safeTxTypedData(safe, tx)
      const theirs = kit.generateTypedData({
        safeAddress: safe.address,
        safeVersion: plain(safe.version) as '1.4.1',
        chainId: BigInt(safe.chainId),
        data: asTheirs(tx),
      })
      const { chainId, ...domain } = theirs.domain
      expect(
        ours.types.SafeTx?.map(({ type, name }) => ({ type, name })),
        where(round),
      ).toEqual((theirs.types as { SafeTx: object[] }).SafeTx)
      expect(ours.domain).toEqual({
        ...domain,
        ...(chainId === undefined ? {} : { chainId: Number(chainId) }),
      })
      const written = Object.entries(ours.message).map(([name, value]) => [name, String(value)])
      expect(Object.fromEntries(written)).toEqual(
        Object.fromEntries(
          Object.entries(theirs.message).map(([name, value]) => [name, String(value)]),
        ),
      )
    }
  })

  it('the hashes of messages, as text and as typed data', () => {
    for (let round = 0; round < rounds; round++) {
      const [safe, message] = [aSafe(generations[2][1]), aMessage(round)]
      const theirs = kit.calculateSafeMessageHash(
        safe.address,
        kit.hashSafeMessage(message as string | EIP712TypedData),
        plain(safe.version),
        BigInt(safe.chainId),
      )
      expect(safeMessageHash(safe, message), where(round)).toBe(theirs)
    }
  })

  it('the signatures that wallets return, of typed data and eth_sign, with any v', async () => {
    const everyone = Object.values(people)
    for (let round = 0; round < rounds; round++) {
      const [who, hash, isPrefixed] = [dice.pick(everyone), dice.bytes(32), dice.upTo(2) === 0]
      const signature = pastSignature(who, isPrefixed ? hashMessage({ raw: hash }) : hash)
      const answer =
        dice.upTo(2) === 0
          ? signature
          : concat([slice(signature, 0, 64), toHex(Number(slice(signature, 64)) - 27, { size: 1 })])
      const theirs = isPrefixed
        ? await kit.adjustVInSignature(SigningMethod.ETH_SIGN, answer, hash, who.address)
        : await kit.adjustVInSignature(SigningMethod.ETH_SIGN_TYPED_DATA, answer)
      expect(await acceptSignature(hash, answer, who.address), where(round)).toBe(theirs)
    }
  })

  it('the signatures of a Safe that owns a Safe, and approvals', async () => {
    for (let round = 0; round < rounds; round++) {
      const owners = Array.from({ length: 1 + dice.upTo(4) }, (): OwnerSignature => ({
        kind: 'eoa',
        signer: dice.address(),
        data: concat([dice.bytes(64), dice.pick(['0x1b', '0x1c'])]),
      }))
      const [inner, approver] = [dice.address(), dice.address()]
      const theirs = kit.buildSignatureBytes([
        await kit.buildContractSignature(
          owners.map(
            (one) =>
              new kit.EthSafeSignature(one.signer, one.kind === 'eoa' ? one.data : '0x', false),
          ),
          inner,
        ),
        kit.generatePreValidatedSignature(approver),
      ])
      const ours = packSignatures([
        { kind: 'contract', signer: inner, data: packSignatures(owners) },
        { kind: 'approved', signer: approver },
      ])
      expect(ours, where(round)).toBe(theirs.toLowerCase())
    }
  })

  it('the call data of a batch', () => {
    for (let round = 0; round < rounds; round++) {
      const calls = Array.from({ length: dice.upTo(5) }, (): BatchCall => ({
        to: dice.address(),
        value: dice.uint(),
        operation: dice.pick([0, 1]),
        data: dice.upTo(4) ? dice.bytes(1 + dice.upTo(80)) : '0x',
      }))
      const packed = kit.encodeMultiSendData(
        calls.map(({ value, ...call }) => ({ ...call, value: String(value) })),
      ) as Hex
      expect(encodeMultiSend(calls), where(round)).toBe(
        encodeFunctionData({ abi: parseAbi(['function multiSend(bytes)']), args: [packed] }),
      )
    }
  })
})

describe('matches viem', { timeout: 60_000 }, () => {
  const abi = parseAbi([
    `function execTransaction(${safeTxParameters}, bytes signatures)`,
    'function approveHash(bytes32)',
  ])

  it('the call data of an execution and of an approval', () => {
    for (let round = 0; round < rounds; round++) {
      const [tx, signatures, hash] = [anyTx(), dice.bytes(65 * (1 + dice.upTo(5))), dice.bytes(32)]
      const args = [
        tx.to,
        tx.value,
        tx.data,
        tx.operation,
        tx.safeTxGas,
        tx.baseGas,
        tx.gasPrice,
        tx.gasToken,
        tx.refundReceiver,
        signatures,
      ] as const
      expect(encodeExec(tx, signatures), where(round)).toBe(
        encodeFunctionData({ abi, functionName: 'execTransaction', args }),
      )
      expect(encodeApproveHash(hash)).toBe(
        encodeFunctionData({ abi, functionName: 'approveHash', args: [hash] }),
      )
    }
  })
})
