import type { routes } from '#gateway'
import type { Address } from 'viem'
import type { Handler } from '../handler.ts'
import { readAddress } from '../reading/values.ts'
import type { ChainState } from '../state.ts'

const ownedBy = (state: ChainState, owner: Address): string[] => state.safes().filter((safe) => state.safe(safe).owners.includes(owner))

export const ownedSafes: Handler<typeof routes.ownedSafes> = async (gateway, { path }) => {
  const owner = readAddress(path.ownerAddress)
  return { safes: ownedBy(await gateway.chain(path.chainId), owner) }
}

export const allOwnedSafesV2: Handler<typeof routes.allOwnedSafesV2> = async (gateway, { path }) => {
  const owner = readAddress(path.ownerAddress)
  const owned = gateway.chainIds.map(async (id) => [id, ownedBy(await gateway.chain(id), owner)] as const)
  return Object.fromEntries(await Promise.all(owned))
}
