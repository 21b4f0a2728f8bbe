import { type Address, type ChainSnapshot, type Hex, sameAddress, zeroAddress } from '#base'
import type { Proposal, routes, TransactionDetails } from '#gateway'
import { questionAbout, safeTxHash as hashOf, safeTxTypedData } from '#safe'
import { proposalDetails } from './details.ts'
import { clientOf, type Handler, type Local } from './handler.ts'
import type { StoredProposal } from './localStore.ts'
import { findProposal, isOfSafe, toSafeTx } from './queue.ts'
import { readSafe } from './safes.ts'
import { ownerOf, withSignature } from './signatures.ts'
import { asAddress, safeOf } from './wire.ts'
import { declined, notFound, notStored } from './errors.ts'

/** Keeps a transaction, or adds a signature to a known one, after the checks of a gateway. */
export const propose: Handler<typeof routes.propose> = async (local, { path, body }) => {
  const at = safeOf(path)
  const found = await readSafe(local, at)
  const tx = txOf(body)
  const proposed: StoredProposal = {
    chainId: at.chainId,
    safe: at.address,
    safeTxHash: body.safeTxHash.toLowerCase() as Hex,
    tx,
    proposer: asAddress(body.sender),
    origin: body.origin,
    at: local.now(),
    signatures: [],
  }
  requireNonce(found, BigInt(tx.nonce))
  if (hashOf(found, toSafeTx(proposed)) !== proposed.safeTxHash)
    throw declined('Invalid safeTxHash')
  const signer =
    body.signature === null
      ? undefined
      : await signerIn(local, found, proposed, body.signature as Hex)
  if (signer === undefined && !found.owners.some((one) => sameAddress(one, proposed.proposer)))
    throw declined('The proposer is not an owner.')
  const known = findProposal(local, at.chainId, proposed.safeTxHash) ?? proposed
  return keep(
    local,
    found,
    known,
    signer && { signer, signature: body.signature as Hex, at: local.now() },
  )
}

export const confirm: Handler<typeof routes.confirm> = async (local, { path, body }) => {
  const known = findProposal(local, path.chainId, path.safeTxHash)
  if (!known) throw notFound('No such transaction in this browser.')
  const found = await readSafe(local, { chainId: path.chainId, address: known.safe })
  requireNonce(found, BigInt(known.tx.nonce))
  const signature = body.signature as Hex
  const signer = await signerIn(local, found, known, signature)
  return keep(local, found, known, { signer, signature, at: local.now() })
}

/** Deleting what this browser keeps needs no signature: those already given stay valid anyway. */
export const deleteTransaction: Handler<typeof routes.deleteTransaction> = (local, { path }) => {
  const known = findProposal(local, path.chainId, path.safeTxHash)
  if (!known) return Promise.reject(notFound('No such transaction in this browser.'))
  local.store.update((data) => ({
    ...data,
    proposals: data.proposals.filter((one) => !isSame(one, known)),
  }))
  return Promise.resolve()
}

/** Far more transactions than any queue has: a higher nonce would block those that follow. */
const mostAhead = 10_000n

function requireNonce({ nonce }: ChainSnapshot, wanted: bigint): void {
  if (wanted < nonce || wanted > nonce + mostAhead) throw declined('Invalid nonce')
}

function signerIn(
  local: Local,
  found: ChainSnapshot,
  proposal: StoredProposal,
  signature: Hex,
): Promise<Address> {
  const question = questionAbout(safeTxTypedData(found, toSafeTx(proposal)), found.version)
  const asked = { hash: proposal.safeTxHash, question }
  return ownerOf(clientOf(local, found.chainId), found, asked, signature)
}

const isSame = (a: StoredProposal, b: StoredProposal) =>
  a.chainId === b.chainId && a.safeTxHash === b.safeTxHash

function keep(
  local: Local,
  found: ChainSnapshot,
  proposal: StoredProposal,
  signature: StoredProposal['signatures'][number] | undefined,
): Promise<TransactionDetails> {
  let kept = proposal
  const isStored = local.store.update((data) => {
    // Another tab may have added signatures in the meantime.
    const known = data.proposals.find((one) => isSame(one, proposal)) ?? proposal
    kept = signature ? { ...known, signatures: withSignature(known.signatures, signature) } : known
    return {
      ...data,
      proposals: [
        ...data.proposals.filter((one) => !isSame(one, proposal) && !isOld(local, found, one)),
        kept,
      ],
    }
  })
  if (!isStored) throw notStored()
  return proposalDetails(local, kept)
}

/** For this long, a queue remembers who proposed what was executed or canceled. */
const remembered = 90 * 24 * 3_600_000

const isOld = (local: Local, found: ChainSnapshot, one: StoredProposal): boolean =>
  isOfSafe(one, found) && BigInt(one.tx.nonce) < found.nonce && one.at < local.now() - remembered

/** The fields that owners sign, as they were sent. */
const txOf = (body: Proposal): StoredProposal['tx'] => ({
  to: asAddress(body.to),
  value: body.value,
  data: (body.data ?? '0x') as Hex,
  operation: body.operation,
  safeTxGas: body.safeTxGas,
  baseGas: body.baseGas,
  gasPrice: body.gasPrice,
  gasToken: asAddress(body.gasToken),
  refundReceiver: asAddress(body.refundReceiver ?? zeroAddress),
  nonce: body.nonce,
})
