import { type ChainSummary, sameAddress, zeroAddress } from '#base'
import type { Erc20 } from '#chain'
import type { OrderItem } from '#safe/message'
import { DataItem } from '#ui'
import { AmountFiat, usePrices } from '#screens/common/money'

/** What a single amount of an order is worth, where the token and its price are known. */
export function TokensFiat({
  label,
  items,
  tokens,
  chain,
}: {
  label: string
  items: readonly OrderItem[]
  tokens: readonly Erc20[]
  chain: ChainSummary | undefined
}) {
  const prices = usePrices()
  const [item, ...others] = items
  if (!item || others.length > 0 || item.kind !== 'token' || item.raw === 0n) return null
  const isCoin = sameAddress(item.token, zeroAddress)
  const decimals = isCoin
    ? chain?.decimals
    : tokens.find((one) => sameAddress(one.token, item.token))?.decimals
  const token = isCoin ? 'native' : item.token
  // Prices are those of the Safe's chain, which is given only if the order is for it.
  if (!chain || decimals == null || !prices.priceOf(token)) return null
  return (
    <DataItem label={label}>
      <AmountFiat token={token} raw={item.raw} decimals={decimals} size="detail" />
    </DataItem>
  )
}
