import { useSyncExternalStore } from 'react'
import { type Address, createPersistedStore, isAddressLike, type SafeRef, sameAddress } from '#base'

/**
 * An address that waits for its code: whose, for which Safe, and when the last code was requested.
 * The address itself isn't stored.
 */
export interface AwaitedCode {
  at: SafeRef
  signer: Address
  /** Milliseconds since 1970. */
  askedAt: number
}

function readAwaitedCode(value: unknown): AwaitedCode | undefined {
  const { at, signer, askedAt } = (value ?? {}) as Record<string, unknown>
  const { chainId, address } = (at ?? {}) as Record<string, unknown>
  if (
    typeof chainId !== 'string' ||
    !isAddressLike(address) ||
    !isAddressLike(signer) ||
    typeof askedAt !== 'number' ||
    !Number.isFinite(askedAt)
  )
    return undefined
  return { at: { chainId, address }, signer, askedAt }
}

/** Parses stored entries; undefined if it is not a list. */
export const parseAwaitedCodes = (value: unknown): readonly AwaitedCode[] | undefined =>
  Array.isArray(value) ? value.flatMap((one) => readAwaitedCode(one) ?? []) : undefined

const none: readonly AwaitedCode[] = []
const store = createPersistedStore<readonly AwaitedCode[]>({
  key: 'coffer.emailCodes',
  parse: parseAwaitedCodes,
  initial: none,
})

/** Whose code, for which Safe. */
export type CodeRef = Pick<AwaitedCode, 'at' | 'signer'>

const isOf = (one: AwaitedCode, { at, signer }: CodeRef): boolean =>
  one.at.chainId === at.chainId &&
  sameAddress(one.at.address, at.address) &&
  sameAddress(one.signer, signer)

/** A code was requested: now, or at the time of the request. It replaces an earlier one. */
export const awaitCode = (ref: CodeRef, askedAt: number): void =>
  void store.update((before) => [
    ...before.filter((one) => !isOf(one, ref)),
    { at: ref.at, signer: ref.signer, askedAt },
  ])

/** No code is pending anymore. */
export const forgetCode = (ref: CodeRef): void =>
  void store.update((before) =>
    before.some((one) => isOf(one, ref)) ? before.filter((one) => !isOf(one, ref)) : before,
  )

/** The code that this account awaits for this Safe, across reloads and tabs of this device. */
export function useAwaitedCode(at: SafeRef, signer: Address | undefined): AwaitedCode | undefined {
  const all = useSyncExternalStore(store.subscribe, store.get, () => none)
  return signer && all.find((one) => isOf(one, { at, signer }))
}
