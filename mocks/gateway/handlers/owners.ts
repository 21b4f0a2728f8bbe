import type { routes } from '#gateway'
import type { Address } from 'viem'
import type { Handler } from '../handler.ts'
import { readAddress } from '../reading/values.ts'
import type { ChainState } from '../state.ts'

const ownedBy = (state: ChainState, owner: Address): string[] =>
  state.safes().filter((safe) => state.safe(safe).owners.includes(owner))

export const ownedSafes: Handler<typeof routes.ownedSafes> = async (gateway, { path }) => {
  const owner = readAddress(path.ownerAddress)
  return { safes: ownedBy(await gateway.chain(path.chainId), owner) }
}

/** The oldest version: fails completely if one chain fails. */
export const allOwnedSafesV1: Handler<typeof routes.allOwnedSafesV1> = async (
  gateway,
  { path },
) => {
  const owner = readAddress(path.ownerAddress)
  const owned = gateway.chainIds.map(
    async (id) => [id, ownedBy(await gateway.chain(id), owner)] as const,
  )
  return Object.fromEntries(await Promise.all(owned))
}

/** Null for a chain that cannot be read. */
export const allOwnedSafesV2: Handler<typeof routes.allOwnedSafesV2> = async (
  gateway,
  { path },
) => {
  const owner = readAddress(path.ownerAddress)
  const onChain = (id: string) =>
    gateway.chain(id).then(
      (state) => ownedBy(state, owner),
      () => null,
    )
  return Object.fromEntries(
    await Promise.all(gateway.chainIds.map(async (id) => [id, await onChain(id)] as const)),
  )
}

/** @alias The third version responds like the second. */
export const allOwnedSafesV3: Handler<typeof routes.allOwnedSafesV3> = allOwnedSafesV2
