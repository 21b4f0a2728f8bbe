import { type Address, isAddressLike, zeroAddress } from '#base'
import type { OwnMarks } from '../findMark.ts'
import { tokens } from '../tables.ts'

/** The contracts with a mark on a network: well-known tokens, and the site operator's. */
export function markedTokens(chainId: string, own: OwnMarks | undefined): readonly Address[] {
  const prefix = `${chainId}:`
  return [...Object.keys(own?.tokens ?? {}), ...tokens.keys()].flatMap((key) => {
    const token = key.startsWith(prefix) ? key.slice(prefix.length) : ''
    return isAddressLike(token) && token !== zeroAddress ? [token] : []
  })
}
