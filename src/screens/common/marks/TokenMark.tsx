import { type Address, zeroAddress } from '#base'
import { Mark } from '#ui'
import { useTokenMark } from '#screens/core/marks'

export interface TokenMarkProps {
  symbol: string
  /** The token's contract, or the network's coin. */
  token: Address | 'native'
  /** Without it, the token has no picture: the same address is another token elsewhere. */
  chainId: string | undefined
  /** Width and height in pixels. */
  size?: number | undefined
}

/**
 * A token's picture, if our table or the site operator has one for exactly this contract. Otherwise
 * the first letters of its symbol: its own picture could imitate another token, and its host could
 * track users.
 */
export function TokenMark({ symbol, token, chainId, size }: TokenMarkProps) {
  const src = useTokenMark(chainId, token)
  return (
    <Mark src={src} label={symbol} seed={token === 'native' ? zeroAddress : token} size={size} />
  )
}
