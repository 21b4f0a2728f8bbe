import { normalize } from 'viem/ens'
import type { Config } from 'wagmi'
import { getEnsAvatar } from 'wagmi/actions'

/** URL of the ENS avatar on mainnet; null if there is none, or the name is invalid. */
export async function readImage(config: Config, name: string): Promise<string | null> {
  const valid = tryNormalize(name)
  return valid ? getEnsAvatar(config, { name: valid, chainId: 1 }) : null
}

function tryNormalize(name: string): string | undefined {
  try {
    return normalize(name)
  } catch {
    return undefined
  }
}
