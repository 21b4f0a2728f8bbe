import { sign as signHash, signMessage } from 'viem/accounts'
import { type Address, type ChainSnapshot, type Hex, type KeyValue } from '#base'
import type { Followed, Receipt } from '#chain'
import type { TransactionDetail } from '#domain'
import { domainHash, type ReportedSafe, type Summary, type TypedData, typedDataHash } from '#safe'
import {
  type ChainPort,
  createPendingStore,
  type FollowingPorts,
  type FollowPort,
  type PendingStore,
  prepare,
  type Proposal,
  type SafeTransaction,
  type Signable,
  type SignedMessage,
  type SignedTransaction,
  type WalletPort,
} from '#signing'
import { libraryCode } from '../../../src/signing/libraries.ts'
import { a, b, hash, on, safe, tx } from '../safe/vectors.ts'

export const at = { chainId: '17000', address: safe }
export const txHash: Hex = `0x${'ab'.repeat(32)}`
export { a, b, hash }

const handler: Address = '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99'
export const contractOwner: Address = '0x0000000000000000000000000000000000000c0D'

export const snapshot: ChainSnapshot = {
  ...at,
  blockNumber: 100n,
  owners: [a.address, b.address],
  threshold: 2,
  nonce: 7n,
  version: '1.4.1',
  singleton: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  singletonCodeHash: '0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4',
  proxyCodeHash: '0x4c4fbded328c3a670dde13310bb5e7d6564930d5cafcfda40f8df9537cfc9288',
  guard: null,
  moduleGuard: null,
  modules: [],
  modulesComplete: true,
  fallbackHandler: handler,
  domainSeparator: domainHash(on('17000')),
  contractOwners: null,
  approvals: null,
}
export const reported: ReportedSafe = {
  owners: snapshot.owners,
  threshold: 2,
  nonce: 7,
  version: '1.4.1',
  guard: null,
  modules: [],
  fallbackHandler: handler,
}

/** One ether to an account, confirmed by the second owner. */
export const detail = {
  at,
  id: `multisig_${safe}_${hash}`,
  status: 'AWAITING_CONFIRMATIONS',
  action: {
    kind: 'send',
    what: { type: 'native', raw: tx.value },
    to: { address: tx.to, name: null },
  },
  executedAt: null,
  txHash: null,
  note: null,
  app: null,
  tx,
  multisig: {
    safeTxHash: hash,
    submittedAt: 0,
    required: 2,
    confirmations: [{ signer: b.address, signature: b.signature, at: 0 }],
    rejectors: [],
    signers: snapshot.owners,
    executor: null,
    proposer: null,
    trusted: true,
  },
  module: null,
  decoded: null,
} satisfies TransactionDetail & SafeTransaction
export const summary: Summary = { kind: 'native', to: tx.to, raw: tx.value }

const silent = () => Promise.reject(new Error('The node does not answer.'))

/** A node that responds only to what a test names. */
export const aChainPort = (parts: Partial<ChainPort> = {}): ChainPort => ({
  isIndependent: true,
  snapshot: async () => snapshot,
  contractSignatures: silent,
  tokens: async () => [],
  movements: async (_, sent) => sent.map(() => 'exact'),
  receipt: async () => null,
  codeHashes: async (addresses) =>
    addresses.map((address) => libraryCode[address.toLowerCase()] ?? null),
  ...parts,
})

export const aReceipt = (parts: Partial<Receipt> = {}): Receipt => ({
  txHash,
  blockNumber: 101n,
  status: 'success',
  gasUsed: 1n,
  logs: [],
  ...parts,
})

/** The event in which a Safe says how the transaction with this hash ended. */
export const aReceiptOf = (outcome: 'success' | 'failure', of: Address, safeTxHash: Hex): Receipt =>
  aReceipt({
    logs: [
      {
        address: of,
        topics: [
          outcome === 'success'
            ? '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
            : '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
          safeTxHash,
        ],
        data: `0x${'00'.repeat(32)}`,
      },
    ],
  })

/** The same, of the transaction of these tests. */
export const anExecution = (outcome: 'success' | 'failure'): Receipt =>
  aReceiptOf(outcome, safe, hash)

export const mined = (receipt: Receipt): Followed => ({ status: 'mined', receipt })

/** Storage in memory, with the texts that it holds. */
export function memory(): KeyValue & { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
}

export interface FakePorts extends FollowingPorts {
  wallet: WalletPort
  /** What reached the gateway. */
  submitted: (SignedTransaction | (SignedTransaction & Proposal))[]
  /** Messages that reached the gateway. */
  messages: (SignedMessage | (SignedMessage & Proposal))[]
  /** What the wallet was asked to sign. */
  asked: TypedData[]
}

/**
 * A wallet that signs with the first owner's key, a gateway that takes everything, and a store in
 * memory.
 */
export function fakePorts(
  parts: {
    follow?: FollowPort
    relayed?: FollowingPorts['relayed']
    wallet?: Partial<WalletPort>
    gateway?: Partial<FollowingPorts['gateway']>
    store?: PendingStore
    now?: () => number
  } = {},
): FakePorts {
  const submitted: FakePorts['submitted'] = []
  const messages: FakePorts['messages'] = []
  const asked: TypedData[] = []
  return {
    submitted,
    messages,
    asked,
    follow: () => parts.follow,
    relayed: parts.relayed ?? (() => Promise.reject(new Error('The gateway does not answer.'))),
    store:
      parts.store ?? createPendingStore({ storage: memory(), now: parts.now ?? (() => 1_000) }),
    now: parts.now ?? (() => 1_000),
    gateway: {
      confirm: async (signed) => void submitted.push(signed),
      propose: async (signed) => void submitted.push(signed),
      confirmMessage: async (signed) => void messages.push(signed),
      proposeMessage: async (signed) => void messages.push(signed),
      ...parts.gateway,
    },
    wallet: {
      signTypedData: async (_, data) => {
        asked.push(data)
        return signHash({ hash: typedDataHash(data), privateKey: a.key, to: 'hex' })
      },
      signMessage: (_, bytes) => signMessage({ message: { raw: bytes }, privateKey: a.key }),
      sendTransaction: async () => txHash,
      ...parts.wallet,
    },
  }
}

export async function aSignable(): Promise<Signable> {
  const { signable } = await prepare(aChainPort(), { detail, summary, reported, isExecuted: false })
  if (!signable) throw new Error('The honest transaction has to be signable.')
  return signable
}
