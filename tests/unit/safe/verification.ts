import type { Address, ChainSnapshot } from '#base'
import {
  domainHash,
  type Summary,
  type ReportedSafe,
  type VerificationInput,
  verifyTransaction,
} from '#safe'
import { a, b, hash, on, safe, tx } from './vectors.ts'

const at = { chainId: '17000', address: safe }

export const nonOwner: Address = '0x1111111111111111111111111111111111111111'

export const contract: Address = '0x0000000000000000000000000000000000000c0D'

const handler: Address = '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99'

export const snapshot: ChainSnapshot = {
  ...at,
  blockNumber: 100n,
  owners: [a.address, b.address, contract],
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

export const summary: Summary = { kind: 'native', to: tx.to, raw: tx.value }

const confirmations = [
  { signer: a.address, signature: a.signature },
  { signer: b.address, signature: b.signature },
]

const honest: VerificationInput = {
  at,
  shown: { tx, summary },
  claimedHash: hash,
  confirmations,
  reported,
  snapshot,
}

export const verify = (parts: Partial<VerificationInput> = {}) =>
  verifyTransaction({ ...honest, ...parts })

export const onChain = (parts: Partial<ChainSnapshot>) =>
  verify({ snapshot: { ...snapshot, ...parts } })

export const checkOf = async (proof: ReturnType<typeof verify>, id: string) =>
  (await proof).checks.find((check) => check.id === id)
