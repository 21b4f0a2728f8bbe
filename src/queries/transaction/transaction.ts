import { queryOptions } from '@tanstack/react-query'
import { type SafeRef, visibleName } from '#base'
import type { SafeTx, TransactionDetail } from '#domain'
import {
  type CreationTransaction,
  type Gateway,
  type MultisigExecutionDetails,
  routes,
  type TransactionData,
  type TransactionDetails,
} from '#gateway'
import { persisted } from '../cache/persisted.ts'
import {
  asAddress,
  asHex,
  asHexOrNull,
  toApp,
  toBigInt,
  toParty,
  toPartyOrNull,
  wordOf,
} from '../mappers.ts'
import { toDecoded } from './decoded.ts'
import { toAction } from './toAction.ts'
import { toNote } from './mappers.ts'
import { statuses } from './statuses.ts'
import { transactionKey } from '../safe/keys.ts'

/**
 * One transaction by its ID or safeTxHash. A Safe's creation has its own route, because the
 * transaction route doesn't know it.
 */
export const transactionQuery = (gateway: Gateway, at: SafeRef, id: string) =>
  queryOptions({
    queryKey: transactionKey(at, id),
    meta: persisted('transaction'),
    queryFn: ({ signal }): Promise<TransactionDetails | CreationTransaction> =>
      id.startsWith('creation_')
        ? gateway.call(routes.creation, {
            path: { chainId: at.chainId, safeAddress: at.address },
            signal,
          })
        : gateway.call(routes.details, {
            path: { chainId: at.chainId, transactionId: id },
            signal,
          }),
    select: (response) =>
      'txId' in response
        ? toTransactionDetail(response, at.chainId)
        : toCreationDetail(response, at, id),
  })

/** Types with more details than the action: see `intentQuery`. */
const intentType = /^(Swap|TwapOrder|NativeStaking|Vault)/

/** A Safe's creation as a transaction without signatures. */
export const toCreationDetail = (
  {
    created,
    creator,
    transactionHash,
    factoryAddress,
    masterCopy,
    saltNonce,
    setupData,
    dataDecoded,
  }: CreationTransaction,
  at: SafeRef,
  id: string,
): TransactionDetail => ({
  at,
  id,
  status: 'SUCCESS',
  action: {
    kind: 'create',
    creator: { address: asAddress(creator), name: null },
    txHash: asHex(transactionHash),
  },
  executedAt: Date.parse(created) || null,
  txHash: asHex(transactionHash),
  note: null,
  app: null,
  tx: null,
  multisig: null,
  module: null,
  decoded: toDecoded(dataDecoded),
  creation: {
    factory: factoryAddress ? { address: asAddress(factoryAddress), name: null } : null,
    singleton: masterCopy ? { address: asAddress(masterCopy), name: null } : null,
    saltNonce: saltNonce ?? null,
    setup: asHexOrNull(setupData),
  },
})

/** Names of addresses in the call data: those of contracts, and of tokens on the gateway's list. */
function toNames({ addressInfoIndex, tokenInfoIndex }: Partial<TransactionData> = {}): Record<
  string,
  string
> {
  const tokens = Object.values(tokenInfoIndex ?? {}).filter(({ trusted }) => trusted === true)
  const named = [
    ...tokens.map(({ address, name }) => ({ value: address, name })),
    ...Object.values(addressInfoIndex ?? {}),
  ]
  return Object.fromEntries(
    named.flatMap(({ value, name }) => {
      const visible = visibleName(name)
      return visible ? [[value.toLowerCase(), visible]] : []
    }),
  )
}

type Called = Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'>

/** null without a value: it would be unclear what is signed. */
const toCalled = ({ to, value, hexData, operation }: TransactionData): Called | null =>
  value == null
    ? null
    : { to: asAddress(to.value), value: toBigInt(value), data: asHex(hexData ?? '0x'), operation }

/** The hashed and signed fields; null if one is missing. */
export function toSafeTx(data: TransactionData, run: MultisigExecutionDetails): SafeTx | null {
  const called = toCalled(data)
  return called && { ...called, ...toRun(run) }
}

const toRun = (run: MultisigExecutionDetails): Omit<SafeTx, keyof Called> => ({
  safeTxGas: toBigInt(run.safeTxGas),
  baseGas: toBigInt(run.baseGas),
  gasPrice: toBigInt(run.gasPrice),
  gasToken: asAddress(run.gasToken),
  refundReceiver: asAddress(run.refundReceiver.value),
  nonce: BigInt(run.nonce),
})

export function toTransactionDetail(tx: TransactionDetails, chainId: string): TransactionDetail {
  const run = tx.detailedExecutionInfo
  const multisig = run?.type === 'MULTISIG' ? run : null
  return {
    at: { chainId, address: asAddress(tx.safeAddress) },
    id: tx.txId,
    status: wordOf(statuses, tx.txStatus, 'UNKNOWN'),
    action: toAction(tx.txInfo, asAddress(tx.safeAddress), !run),
    executedAt: tx.executedAt ?? null,
    txHash: asHexOrNull(tx.txHash),
    note: toNote(tx.note),
    app: toApp(tx.safeAppInfo),
    tx: multisig && tx.txData ? toSafeTx(tx.txData, multisig) : null,
    multisig: multisig && {
      safeTxHash: asHex(multisig.safeTxHash),
      submittedAt: multisig.submittedAt,
      required: multisig.confirmationsRequired,
      confirmations: multisig.confirmations.map((one) => ({
        signer: asAddress(one.signer.value),
        signature: asHexOrNull(one.signature),
        at: one.submittedAt,
      })),
      rejectors: multisig.rejectors.map((one) => asAddress(one.value)),
      signers: multisig.signers.map((one) => asAddress(one.value)),
      executor: toPartyOrNull(multisig.executor),
      proposer: toPartyOrNull(multisig.proposer),
      delegate: toPartyOrNull(multisig.proposedByDelegate),
      trusted: multisig.trusted,
    },
    module: run?.type === 'MODULE' ? toParty(run.address) : null,
    decoded: toDecoded(tx.txData?.dataDecoded),
    names: toNames(tx.txData ?? undefined),
    hasIntent: intentType.test(tx.txInfo.type),
    called: run?.type === 'MODULE' && tx.txData ? toCalled(tx.txData) : null,
  }
}
