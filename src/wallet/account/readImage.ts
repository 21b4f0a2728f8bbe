import { normalize } from 'viem/ens'
import type { Config } from 'wagmi'
import { getEnsAvatar } from 'wagmi/actions'

/** Where the picture of a name on mainnet's ENS stands; null where it has none, or where the name is not one. */
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
