import { concat, getAddress, pad, type Address, type Hex } from 'viem'

import type { Chain } from './types.ts'

/**
 * Address of the unofficial code. The mocked gateway takes it for the contract of version 1.4.1.
 */
export const impostor: Address = '0x1A70571041a70571041a70571041A7057104BAad'

/**
 * Replaces the code behind a Safe with an unofficial one, without an event: slot 0 names another
 * contract. It returns the same values as the official one, including slot 0, so only the node can
 * tell.
 */
export async function replaceSingleton(chain: Chain, safe: Address): Promise<void> {
  const official = getAddress(`0x${chain.storageAt(safe, 0n).slice(-40)}`)
  const { creation } = (await import('./contracts/own.json')).default
  const code = (await chain.request({
    method: 'eth_call',
    params: [{ data: concat([creation.Impostor as Hex, pad(official)]) }, 'latest'],
  })) as Hex
  await chain.overwrite(impostor, { code })
  await chain.overwrite(safe, { storage: { '0x0': impostor } })
}
