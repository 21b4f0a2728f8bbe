import type { Address, ChainSnapshot, Hex } from '#base'
import type { Erc20, Receipt } from '#chain'
import type {
  DataDecoded,
  MultisigExecutionDetails,
  SafeInfo,
  TransactionData,
  TransactionDetails,
  TransactionInfo,
} from '#gateway'
import { type BatchCall, addressesOf, deploymentAt, domainHash, encodeMultiSend } from '#safe'
import { base, safes } from '../../../../mocks/chain/genesis/places.ts'
import { pastSignature } from '../../../../mocks/chain/pastSignature.ts'
import { transferData } from '../../../../mocks/chain/transferData.ts'
import {
  aSafe,
  anAddress,
  aTransactionDetails,
  type DetailsParts,
} from '../../../../mocks/fixtures/index.ts'
import { decodeData } from '../../../../mocks/gateway/decode/decodeData.ts'
import { settingsInfo } from '../../../../mocks/gateway/decode/settingsInfo.ts'
import { hashOf } from '../../../../mocks/gateway/reading/safeTransaction.ts'
import { people } from '../../../../mocks/people.ts'

export const { alice, bob, carol, dave, erin } = people
export const at = { chainId: '1', address: safes.treasury.address }
export const { usdc, dai } = base.tokens
export const picture = base.collectible
export const callOnly = addressesOf('MultiSendCallOnly', '1.4.1')[0] as Address
export const multiSend = addressesOf('MultiSend', '1.4.1')[0] as Address
export const attacker: Address = '0x1111111111111111111111111111111111111111'

/**
 * What the services answer about one transaction of the Treasury. A test changes something in it.
 */
export interface Answers {
  details: TransactionDetails
  safe: SafeInfo
  chain: ChainSnapshot
  tokens: Erc20[]
  /**
   * Hashes of the code at addresses of libraries, in lower case, where it isn't the official one;
   * null for no code.
   */
  codes: Record<string, Hex | null>
  /** The receipt of the transaction that reportedly executed it. */
  receipt?: Receipt
}

const singleton = deploymentAt('0x41675C099F32341bf84BFc5382aF534df5C7461a')

const chain: ChainSnapshot = {
  ...at,
  blockNumber: 100n,
  owners: [alice.address, bob.address, carol.address],
  threshold: 2,
  nonce: 11n,
  version: '1.4.1',
  singleton: singleton?.address ?? null,
  singletonCodeHash: singleton?.codeHash ?? null,
  proxyCodeHash: '0x4c4fbded328c3a670dde13310bb5e7d6564930d5cafcfda40f8df9537cfc9288',
  guard: null,
  moduleGuard: null,
  modules: [],
  modulesComplete: true,
  fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
  domainSeparator: domainHash({ ...at, version: '1.4.1' }),
  contractOwners: null,
  approvals: null,
}

const aToken = (token: Address, symbol: string | null, decimals: number | null): Erc20 => ({
  token,
  name: symbol,
  symbol,
  decimals,
  balance: null,
})

/**
 * Honest responses. `info` is what the gateway says that the transaction does; by default, that it
 * sends ether.
 */
export function answersOf(parts: DetailsParts = {}, info?: TransactionInfo): Answers {
  const details = aTransactionDetails(parts)
  return {
    details: structuredClone(info ? { ...details, txInfo: info } : details),
    safe: structuredClone(aSafe({ modules: [] })),
    chain: { ...chain },
    codes: {},
    tokens: [
      aToken(usdc, 'USDC', 6),
      aToken(dai, 'DAI', 18),
      { ...aToken(picture, 'PICT', null), isCollection: true },
    ],
  }
}

export const custom = (
  to: Address,
  parts: Partial<Extract<TransactionInfo, { type: 'Custom' }>> = {},
): TransactionInfo => ({
  type: 'Custom',
  humanDescription: null,
  to: anAddress(to),
  dataSize: '0',
  value: '0',
  methodName: null,
  isCancellation: false,
  ...parts,
})

type TransferPart = Extract<TransactionInfo, { type: 'Transfer' }>['transferInfo']

export const transfer = (
  transferInfo: TransferPart,
  to: Address = dave.address,
): TransactionInfo => ({
  type: 'Transfer',
  humanDescription: null,
  sender: anAddress(at.address),
  recipient: anAddress(to),
  direction: 'OUTGOING',
  transferInfo,
})

/** 2.5 ether to Dave. */
export const ether = (): Answers => answersOf()

/** 950 USDC to Dave. */
export const dollars = (): Answers =>
  answersOf(
    { to: usdc, data: transferData(dave.address, 950_000_000n) },
    transfer({
      type: 'ERC20',
      tokenAddress: usdc,
      value: '950000000',
      tokenName: 'USD Coin',
      tokenSymbol: 'USDC',
      logoUri: null,
      decimals: 6,
      trusted: true,
      imitation: false,
    }),
  )

/** Any call, as the gateway decodes it. */
export function call(to: Address, data: Hex, parts: DetailsParts = {}): Answers {
  const decoded = decodeData(data)
  const calls = decoded?.parameters?.[0]?.valueDecoded
  return answersOf(
    { to, data, ...parts },
    custom(to, {
      dataSize: String(data.length / 2 - 1),
      value: String(parts.value ?? 0n),
      methodName: decoded?.method ?? null,
      ...(decoded?.method === 'multiSend' && Array.isArray(calls)
        ? { actionCount: calls.length }
        : {}),
    }),
  )
}

/** A batch that is run by a library. */
export const batch = (calls: readonly BatchCall[], library: Address = callOnly): Answers =>
  call(library, encodeMultiSend(calls), { operation: 1 })

export const pay = (to: Address, raw: bigint): BatchCall => ({
  to: usdc,
  value: 0n,
  data: transferData(to, raw),
  operation: 0,
})

/** A change of the Safe, as the gateway reports it. */
export function settings(data: Hex): Answers {
  const dataDecoded = decodeData(data) as DataDecoded
  return answersOf(
    { to: at.address, data },
    {
      type: 'SettingsChange',
      humanDescription: null,
      dataDecoded,
      settingsInfo: settingsInfo(dataDecoded)?.info ?? null,
    },
  )
}

/** Uses nonce 11 and does nothing else. */
export const rejection = (): Answers =>
  answersOf({ to: at.address, value: 0n }, custom(at.address, { isCancellation: true }))

export function runOf({ details }: Answers): MultisigExecutionDetails {
  const run = details.detailedExecutionInfo
  if (run?.type !== 'MULTISIG') throw new Error('The transaction is not signed by owners.')
  return run
}

export function dataOf({ details }: Answers): TransactionData {
  if (!details.txData) throw new Error('The transaction has no signed fields.')
  return details.txData
}

/** Someone proposed it as it is now: with the contract's hash and Carol's valid signature. */
export function signedAsIs(answers: Answers): Answers {
  const [run, data] = [runOf(answers), dataOf(answers)]
  const hash = hashOf(at.chainId, at.address, {
    to: data.to.value as Address,
    value: BigInt(data.value ?? 0),
    data: (data.hexData ?? '0x') as Hex,
    operation: data.operation,
    safeTxGas: BigInt(run.safeTxGas),
    baseGas: BigInt(run.baseGas),
    gasPrice: BigInt(run.gasPrice),
    gasToken: run.gasToken as Address,
    refundReceiver: run.refundReceiver.value as Address,
    nonce: run.nonce,
  })
  run.safeTxHash = hash
  run.confirmations = run.confirmations.map((one) => ({
    ...one,
    signature: pastSignature(carol, hash),
  }))
  answers.details.txId = `multisig_${at.address}_${hash}`
  return answers
}
