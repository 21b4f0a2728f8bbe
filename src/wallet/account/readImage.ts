import type { Client } from 'viem'
import { getEnsAvatar } from 'viem/actions'
import { normalize } from 'viem/ens'
import { isPlainEnsName } from '#base'

/** URL of a name's ENS avatar; null if there is none, or the name is invalid. */
export async function readImage(client: Client, name: string): Promise<string | null> {
  const valid = tryNormalize(name)
  return valid ? getEnsAvatar(client, { name: valid }) : null
}

function tryNormalize(name: string): string | undefined {
  if (isPlainEnsName(name)) return name
  try {
    return normalize(name)
  } catch {
    return undefined
  }
}
