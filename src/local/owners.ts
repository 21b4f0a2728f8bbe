import { readOwnerSafes } from '#chain'
import type { routes } from '#gateway'
import { clientOf, type Handler } from './handler.ts'
import { asAddress } from './wire.ts'

/** Of the Safes that this browser knows, those that an account owns: no chain lists them all. */
export const ownedSafes: Handler<typeof routes.ownedSafes> = async (local, { path }) => {
  const { proposals, messages } = local.store.get()
  const known = [...proposals, ...messages].filter(({ chainId }) => chainId === path.chainId)
  const kept = [...local.safes(path.chainId), ...known.map(({ safe }) => safe)]
  const safes = [...new Set(kept.map(asAddress))]
  const client = clientOf(local, path.chainId)
  const owned = await readOwnerSafes(client, safes, asAddress(path.ownerAddress))
  return { safes: owned.map(({ address }) => address) }
}
