import * as v from 'valibot'
import {
  type Address,
  createPersistedStore,
  type Hex,
  isAddressLike,
  isChainId,
  isHexBytes,
  isHexWord,
  isUint256,
  type KeyValue,
  pageStorage,
  type PersistedStore,
} from '#base'

const address = v.custom<Address>(isAddressLike)
const bytes = v.custom<Hex>((value) => isHexBytes(value))
const word = v.custom<Hex>(isHexWord)
const chainId = v.custom<string>(isChainId)
const time = v.pipe(v.number(), v.integer(), v.minValue(0))
/** A uint256 in decimal digits. */
const amount = v.custom<string>(isUint256)
const signature = v.object({ signer: address, signature: bytes, at: time })

const proposal = v.object({
  chainId,
  safe: address,
  safeTxHash: word,
  tx: v.object({
    to: address,
    value: amount,
    data: bytes,
    operation: v.picklist([0, 1]),
    safeTxGas: amount,
    baseGas: amount,
    gasPrice: amount,
    gasToken: address,
    refundReceiver: address,
    nonce: amount,
  }),
  proposer: address,
  /** JSON text, as in proposals: `{ url, name, note? }`. */
  origin: v.nullable(v.string()),
  /** Milliseconds since 1970. */
  at: time,
  signatures: v.array(signature),
})

const typedMessage = v.looseObject({
  domain: v.looseObject({}),
  types: v.looseObject({}),
  primaryType: v.string(),
  message: v.looseObject({}),
})

const message = v.object({
  chainId,
  safe: address,
  hash: word,
  message: v.union([v.string(), typedMessage]),
  origin: v.nullable(v.string()),
  at: time,
  signatures: v.array(signature),
})

export type StoredProposal = v.InferOutput<typeof proposal>
export type StoredMessage = v.InferOutput<typeof message>
export type StoredSignature = v.InferOutput<typeof signature>

/** What a service would keep for all owners, and this browser keeps for its own person. */
export interface LocalData {
  proposals: readonly StoredProposal[]
  messages: readonly StoredMessage[]
}

export type LocalStore = PersistedStore<LocalData>

export const localStoreKey = 'coffer.queue'

const none: LocalData = { proposals: [], messages: [] }

/** What is whole of stored data; undefined if it's something else. */
export function parseLocalData(value: unknown, drop: () => void = () => {}): LocalData | undefined {
  if (!v.is(v.object({ proposals: v.array(v.unknown()), messages: v.array(v.unknown()) }), value))
    return undefined
  const whole = <T>(list: readonly unknown[], isWhole: (item: unknown) => item is T): T[] => {
    const kept = list.filter(isWhole)
    if (kept.length < list.length) drop()
    return kept
  }
  return {
    proposals: whole(value.proposals, (item) => v.is(proposal, item)),
    messages: whole(value.messages, (item) => v.is(message, item)),
  }
}

export const createLocalStore = (storage: KeyValue | undefined = pageStorage()): LocalStore =>
  createPersistedStore({
    key: localStoreKey,
    backsUp: true,
    parse: parseLocalData,
    initial: none,
    storage,
  })
