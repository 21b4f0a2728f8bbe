import * as kit from '@safe-global/protocol-kit'
import * as official from '@safe-global/safe-deployments'
import { OperationType } from '@safe-global/types-kit'
import { privateKeyToAddress, sign, signMessage } from 'viem/accounts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Address, Hex } from '#base'
import type { SafeTx } from '#domain'
import {
  addressesOf,
  asEthSign,
  type BatchCall,
  deployments,
  encodeMultiSend,
  encodeSetup,
  isTrustedDelegate,
  type OfficialVersion,
  type OwnerSignature,
  packBatch,
  packSignatures,
  predictAddress,
  recoverSigners,
  safeMessageHash,
  type SafeContract,
  safeTxHash,
  safeTxHashes,
  unpackBatch,
} from '#safe'
import { eraRows } from '../../src/safe/officialCode.ts'
import { libraryCode } from '../../src/signing/libraries.ts'
import { aChain } from '../unit/mocks/chain/setup.ts'
import { rounds as roundsOf } from '../size.ts'
import { type Random, random } from '../unit/safe/random.ts'

// Safe's own packages are the reference: the app's own code must compute the same.
const rounds = roundsOf(1_000)
const dice = random()
// protocol-kit does not support contracts before 1.0.0, and includes the chain in the message
// domain of all versions: the known vectors cover those.
const versions = ['1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.4.1', '1.5.0'] as const
const zero: Address = '0x0000000000000000000000000000000000000000'
const where = (round: number) => `SEED=${dice.seed}, round ${round}`

beforeAll(() => console.log(`differential tests: SEED=${dice.seed}`))

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

const asTheirs = (tx: SafeTx) => ({
  ...tx,
  value: String(tx.value),
  operation: tx.operation === 0 ? OperationType.Call : OperationType.DelegateCall,
  safeTxGas: String(tx.safeTxGas),
  baseGas: String(tx.baseGas),
  gasPrice: String(tx.gasPrice),
  nonce: Number(tx.nonce),
})

describe('matches protocol-kit', { timeout: 120_000 }, () => {
  it('the transaction hashes, for every version and chain', () => {
    for (let round = 0; round < rounds; round++) {
      const [address, chainId, version] = [
        dice.address(),
        dice.pick(['1', '17000', '11155111']),
        dice.pick(versions),
      ]
      const tx = anyTx()
      const theirs = kit.calculateSafeTransactionHash(
        address,
        asTheirs(tx),
        version,
        BigInt(chainId),
      )
      expect(safeTxHash({ address, chainId, version }, tx), where(round)).toBe(theirs)
      expect(
        kit
          .preimageSafeTransactionHash(address, asTheirs(tx), version, BigInt(chainId))
          .toLowerCase(),
      ).toContain(safeTxHashes({ address, chainId, version }, tx).messageHash.slice(2))
    }
  })

  it('the message hashes', () => {
    for (let round = 0; round < rounds; round++) {
      const [address, chainId, version, text] = [
        dice.address(),
        dice.pick(['1', '17000']),
        dice.pick(['1.3.0', '1.4.1', '1.5.0']),
        dice.bytes(1 + dice.upTo(60)),
      ]
      const theirs = kit.calculateSafeMessageHash(
        address,
        kit.hashSafeMessage(text),
        version,
        BigInt(chainId),
      )
      expect(safeMessageHash({ address, chainId, version }, text), where(round)).toBe(theirs)
    }
  })

  it('packed signatures of every kind', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => signerFrom(dice)))
    for (let round = 0; round < rounds; round++) {
      const signers = people.filter(() => dice.upTo(3) === 0)
      const ours = signers.map((signer) => signer(dice.upTo(4)))
      if (ours.length === 0) continue
      const theirs = kit.buildSignatureBytes(ours.map((one) => asTheirSignature(one)))
      expect(packSignatures(ours), where(round)).toBe(theirs.toLowerCase())
    }
    const everyone = people.map((signer, at) => signer(at % 4))
    const found = await recoverSigners(signedHash, packSignatures(everyone))
    expect(found.map(({ signer }) => signer.toLowerCase()).toSorted()).toEqual(
      everyone.map(({ signer }) => signer.toLowerCase()).toSorted(),
    )
  })

  it('packed and unpacked batches', () => {
    for (let round = 0; round < rounds; round++) {
      const calls = Array.from({ length: 1 + dice.upTo(5) }, (): BatchCall => ({
        to: dice.address(),
        value: dice.uint(),
        operation: dice.pick([0, 1]),
        data: dice.bytes(1 + dice.upTo(80)),
      }))
      const theirs = kit.encodeMultiSendData(
        calls.map(({ value, ...call }) => ({ ...call, value: String(value) })),
      )
      expect(packBatch(calls), where(round)).toBe(theirs)
      const apart = kit.decodeMultiSendData(encodeMultiSend(calls))
      expect(
        unpackBatch(theirs as Hex)?.map(({ to, value, data, operation }) => ({
          to: to.toLowerCase(),
          value: String(value),
          data,
          operation,
        })),
      ).toEqual(
        apart.map(({ to, value, data, operation }) => ({
          to: to.toLowerCase(),
          value,
          data,
          operation,
        })),
      )
    }
  })

  it('the addresses of Safes before their deployment', async () => {
    const chain = await aChain()
    const known = new Map<string, Promise<unknown>>()
    // Uses the factories' real code; the same call is made once.
    const provider = {
      request: (asked: { method: string; params?: unknown }) => {
        const key = JSON.stringify(asked)
        const answer =
          known.get(key) ??
          chain.request({ method: asked.method, params: asked.params as readonly unknown[] })
        known.set(key, answer)
        return answer
      },
    }
    const safeProvider = new kit.SafeProvider({ provider })
    for (let round = 0; round < rounds; round++) {
      const version = dice.pick(['1.3.0', '1.4.1', '1.5.0'] as const)
      const isL1 = dice.upTo(2) === 0
      const owners = Array.from({ length: 1 + dice.upTo(5) }, () => dice.address())
      const threshold = 1 + dice.upTo(owners.length)
      const saltNonce = dice.uint()
      const theirs = await kit.predictSafeAddress({
        safeProvider,
        chainId: 1n,
        safeAccountConfig: { owners, threshold },
        safeDeploymentConfig: {
          saltNonce: String(saltNonce),
          safeVersion: version,
          deploymentType: 'canonical',
        },
        isL1SafeSingleton: isL1,
      })
      const [factory, singleton, fallbackHandler] = [
        first('SafeProxyFactory', version),
        first(isL1 ? 'Safe' : 'SafeL2', version),
        first('FallbackHandler', version),
      ]
      const creationCode = await creationCodeOf(chain, factory)
      const initializer = encodeSetup({
        owners,
        threshold,
        to: zero,
        data: '0x',
        fallbackHandler,
        paymentToken: zero,
        payment: 0n,
        paymentReceiver: zero,
      })
      expect(
        predictAddress({ factory, creationCode, singleton, initializer, saltNonce }),
        where(round),
      ).toBe(theirs)
    }
  })
})

const first = (contract: SafeContract, version: OfficialVersion): Address =>
  addressesOf(contract, version)[0]!

const codes = new Map<Address, Promise<Hex>>()
function creationCodeOf(chain: Awaited<ReturnType<typeof aChain>>, factory: Address): Promise<Hex> {
  const known = codes.get(factory) ?? readCreationCode(chain, factory)
  codes.set(factory, known)
  return known
}

async function readCreationCode(
  chain: Awaited<ReturnType<typeof aChain>>,
  to: Address,
): Promise<Hex> {
  const answer = (await chain.request({
    method: 'eth_call',
    params: [{ to, data: '0x53e5d935' }, 'latest'],
  })) as Hex
  const length = Number.parseInt(answer.slice(66, 130), 16)
  return `0x${answer.slice(130, 130 + length * 2)}`
}

const signedHash = dice.bytes(32)

/** An account that can sign in four ways; created once, because it is slow. */
async function signerFrom(numbers: Random): Promise<(kind: number) => OwnerSignature> {
  const privateKey = numbers.bytes(32)
  const signer = privateKeyToAddress(privateKey)
  const eoa = await sign({ hash: signedHash, privateKey, to: 'hex' })
  const prefixed = asEthSign(await signMessage({ message: { raw: signedHash }, privateKey }))
  return (kind) => {
    if (kind === 0) return { kind: 'eoa', signer, data: eoa }
    if (kind === 1) return { kind: 'ethSign', signer, data: prefixed }
    return kind === 2
      ? { kind: 'approved', signer }
      : { kind: 'contract', signer, data: numbers.bytes(1 + numbers.upTo(150)) }
  }
}

function asTheirSignature(one: OwnerSignature): kit.EthSafeSignature {
  if (one.kind === 'approved')
    return kit.generatePreValidatedSignature(one.signer) as kit.EthSafeSignature
  return new kit.EthSafeSignature(one.signer, one.data, one.kind === 'contract')
}

describe('matches safe-deployments', { timeout: 60_000 }, () => {
  const theirs: Record<SafeContract, typeof official.getSafeSingletonDeployments> = {
    Safe: official.getSafeSingletonDeployments,
    SafeL2: official.getSafeL2SingletonDeployments,
    SafeProxyFactory: official.getProxyFactoryDeployments,
    FallbackHandler: official.getCompatibilityFallbackHandlerDeployments,
    ExtensibleFallbackHandler: official.getExtensibleFallbackHandlerDeployments,
    TokenCallbackHandler: official.getTokenCallbackHandlerDeployments,
    MultiSend: official.getMultiSendDeployments,
    MultiSendCallOnly: official.getMultiSendCallOnlyDeployments,
    SignMessageLib: official.getSignMessageLibDeployments,
    SimulateTxAccessor: official.getSimulateTxAccessorDeployments,
    SafeMigration: official.getSafeMigrationDeployments,
    SafeToL2Migration: official.getSafeToL2MigrationDeployments,
    SafeToL2Setup: official.getSafeToL2SetupDeployments,
    CreateCall: official.getCreateCallDeployments,
  }
  const table = Object.keys(theirs) as SafeContract[]
  const released = ['1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.4.1', '1.5.0'] as const

  it.each(released.flatMap((version) => table.map((contract) => [contract, version] as const)))(
    'the addresses of %s %s',
    (contract, version) => {
      const found = theirs[contract]({ version })
      const { canonical, eip155 } = found?.version === version ? found.deployments : {}
      expect(addressesOf(contract, version)).toEqual(
        [canonical, eip155].flatMap((one) => (one ? [one.address] : [])),
      )
    },
  )

  it('the contracts of networks like zkSync', () => {
    for (const [version, contract, address, codeHash] of eraRows) {
      const era = theirs[contract]({ version })?.deployments.zksync
      expect([era?.address, codeHash && era?.codeHash]).toEqual([address, codeHash])
    }
    expect(eraRows).toHaveLength(4)
  })

  it('the code hashes of all contracts behind Safes', () => {
    const behind = deployments.filter(
      ({ contract }) => contract === 'Safe' || contract === 'SafeL2',
    )
    expect(behind.map(({ version }) => version)).toEqual([
      '1.0.0',
      '1.1.1',
      '1.2.0',
      '1.3.0',
      '1.3.0',
      '1.3.0',
      '1.3.0',
      '1.4.1',
      '1.4.1',
      '1.5.0',
      '1.5.0',
    ])
    for (const { contract, version, address, codeHash } of behind) {
      const { canonical, eip155 } = theirs[contract]({ version })?.deployments ?? {}
      const listed = [canonical, eip155].find((one) => one?.address === address)
      expect(codeHash, `${contract} ${version} at ${address}`).toBe(listed?.codeHash)
    }
  })

  it('the code hashes of all libraries', () => {
    const libraries = deployments.filter(({ address }) => isTrustedDelegate(address))
    expect(Object.keys(libraryCode).toSorted()).toEqual(
      libraries.map(({ address }) => address.toLowerCase()).toSorted(),
    )
    for (const { contract, version, address } of libraries) {
      const { canonical, eip155 } = theirs[contract]({ version })?.deployments ?? {}
      const listed = [canonical, eip155].find((one) => one?.address === address)
      expect(libraryCode[address.toLowerCase()], `${contract} ${version} at ${address}`).toBe(
        listed?.codeHash,
      )
    }
  })

  it.each(['1', '17000'])('are those on chain %s', (chainId) => {
    for (const { contract, version, address } of deployments) {
      // Its list lacks 1.5.0 for 17000 and everything before 1.3.0; the deployer yields the same
      // address everywhere.
      const listedOn =
        chainId === '17000' && (version === '1.5.0' || version < '1.3.0') ? '1' : chainId
      expect(
        [theirs[contract]({ version })?.networkAddresses[listedOn]].flat(),
        `${contract} ${version}`,
      ).toContain(address)
    }
  })

  it('the addresses of random contracts, versions, and chains', () => {
    for (let round = 0; round < rounds; round++) {
      const { contract, version, address } = dice.pick(deployments)
      const chainId = dice.pick(['1', '17000'])
      const found =
        theirs[contract]({ version, network: chainId }) ??
        theirs[contract]({ version, network: '1' })
      expect(
        [found?.networkAddresses[chainId] ?? found?.networkAddresses['1']].flat(),
        where(round),
      ).toContain(address)
    }
  })
})
