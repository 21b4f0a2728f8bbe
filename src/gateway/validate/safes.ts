import { minLength, minValue, nullable, nullish, pipe } from 'valibot'
import type { SafeInfo, SafeNonces, SafeOverview } from '../types/safes.ts'
import type { CreationTransaction } from '../types/transactions.ts'
import { dataDecoded } from './decoded.ts'
import {
  address,
  addressInfo,
  record,
  chainId,
  count,
  decimal,
  hash,
  hex,
  isoTime,
  type FieldSchemas,
  list,
  shape,
  text,
  whole,
} from './primitives.ts'

// A Safe without owners, or with a threshold of zero, can't exist. Whether there are enough owners
// is checked on-chain.
const quorum = {
  threshold: /*@__PURE__*/ pipe(count, minValue(1, 'at least 1')),
  owners: /*@__PURE__*/ pipe(list(addressInfo), minLength(1, 'a list with an owner')),
}

export const safeInfo = /*@__PURE__*/ shape({
  address: addressInfo,
  chainId,
  nonce: count,
  ...quorum,
  implementation: addressInfo,
  implementationVersionState: text,
  modules: nullish(list(addressInfo)),
  fallbackHandler: nullish(addressInfo),
  guard: nullish(addressInfo),
  version: nullish(text),
  collectiblesTag: nullish(text),
  txQueuedTag: nullish(text),
  txHistoryTag: nullish(text),
  messagesTag: nullish(text),
} satisfies FieldSchemas<SafeInfo>)

export const safeNonces = /*@__PURE__*/ shape({
  currentNonce: count,
  recommendedNonce: count,
} satisfies FieldSchemas<SafeNonces>)

export const safeOverviews = /*@__PURE__*/ list(
  shape({
    address: addressInfo,
    chainId,
    ...quorum,
    fiatTotal: nullable(decimal),
    queued: count,
    awaitingConfirmation: nullish(count),
  } satisfies FieldSchemas<SafeOverview>),
)

export const ownedSafes = /*@__PURE__*/ shape({ safes: list(address) })
/** By chain ID; null for a chain that failed. */
export const allOwnedSafes = /*@__PURE__*/ record(nullable(list(address)))

export const creation = /*@__PURE__*/ shape({
  created: isoTime,
  creator: address,
  transactionHash: hash,
  factoryAddress: address,
  masterCopy: nullish(address),
  setupData: nullish(hex),
  saltNonce: nullish(whole),
  dataDecoded: nullish(dataDecoded),
} satisfies FieldSchemas<CreationTransaction>)
