import { type Address, type SafeRef, zeroAddress } from '#base'
import type { Erc20 } from '#chain'
import type { OffchainMessage } from '#domain'
import { ordersOf, paymentIn, permitsOf } from '#safe/message'
import { useErc20s } from '#screens/transactions/review'

const none: readonly Erc20[] = []

/** Metadata of a message's tokens; empty until it's read. */
export function useMessageTokens(
  at: SafeRef,
  message: OffchainMessage | undefined,
): readonly Erc20[] {
  return useErc20s(at, tokensIn(message)).data ?? none
}

function tokensIn(message: OffchainMessage | undefined): readonly Address[] {
  if (message === undefined || typeof message === 'string') return []
  const payment = paymentIn(message)
  const items = [
    ...permitsOf(message),
    ...(payment ? [payment] : []),
    ...ordersOf(message, undefined).flatMap(({ gives, gets, shares }) => [
      ...gives,
      ...gets,
      ...shares,
    ]),
  ]
  return [...new Set(items.map(({ token }) => token))].filter((token) => token !== zeroAddress)
}
