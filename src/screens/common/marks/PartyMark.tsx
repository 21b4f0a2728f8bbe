import type { Address } from '#base'
import { Identicon, Mark } from '#ui'
import { useTokenMark } from '#screens/core/marks'

export interface PartyMarkProps {
  address: Address
  chainId: string | undefined
  /** Width and height in pixels. */
  size: number
}

/** An account's identicon, or a known token's picture: a token's contract isn't an account. */
export function PartyMark({ address, chainId, size }: PartyMarkProps) {
  const src = useTokenMark(chainId, address)
  return src === undefined ? (
    <Identicon address={address} size={size} />
  ) : (
    <Mark src={src} label="" seed={address} size={size} />
  )
}
