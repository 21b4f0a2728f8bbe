import { type Address, sameAddress, zeroAddress } from '#base'
import type { TypedMessage } from '#domain'
import type { Order, OrderItem } from './order.ts'
import { addressIn, eachOf, type Fields, integerIn, secondsIn } from './values.ts'

/**
 * The exchange's contracts, the same on every chain:
 * https://github.com/ProjectOpenSea/seaport#deployments-by-evm-chain
 */
const contracts: readonly (readonly [version: string, contract: Address])[] = [
  ['1.1', '0x00000000006c3852cbEf3e08E8dF289169EdE581'],
  ['1.4', '0x00000000000001ad428e4906aE43D8F9852d0dD6'],
  ['1.5', '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC'],
  ['1.6', '0x0000000000000068F116a894984e2DB1123eB395'],
]

const item = 'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount'
const items =
  `ConsiderationItem(${item},uint256 endAmount,address recipient)` +
  `OfferItem(${item},uint256 endAmount)`
const components =
  'OrderComponents(address offerer,address zone,OfferItem[] offer,' +
  'ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,' +
  'bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)'
const single = `${components}${items}`
/** A tree of up to 2^24 orders: each level is a list of two. */
const bulk = /^BulkOrder\(OrderComponents((?:\[2\]){1,24}) tree\)/

/** Whether types are those of an order, or of a tree of orders. */
export function areSeaportTypes(types: string): boolean {
  const [head = ''] = bulk.exec(types) ?? []
  return types === single || (head !== '' && types === `${head}${items}${components}`)
}

/**
 * Orders of Seaport, or of a contract that accepts the same types: one, or those in the tree of a
 * bulk order; undefined for other types, and if a value isn't of its type.
 * https://github.com/ProjectOpenSea/seaport/blob/main/docs/SeaportDocumentation.md
 */
export function seaportOrders(
  { message, domain }: TypedMessage,
  types: string,
  contract: Address,
): readonly Order[] | undefined {
  const known = contracts.find((one) => sameAddress(one[1], contract))
  // Another name or version gives a different hash than the contract computes.
  if (known && (domain.name !== 'Seaport' || domain.version !== known[0])) return undefined
  const at = { contract, ...(known && { exchange: `Seaport ${known[0]}` }) }
  if (types === single) return eachOf([message], (one) => readOrder(one, at))
  if (!areSeaportTypes(types)) return undefined
  const [, lists = ''] = bulk.exec(types) ?? []
  // Padding in a tree has no offerer, so it can't be signed.
  const orders = leavesOf(message.tree, lists.length / '[2]'.length)?.filter(
    (one) => !sameAddress(addressIn((one as Fields | null)?.offerer), zeroAddress),
  )
  return orders && orders.length > 0 ? eachOf(orders, (one) => readOrder(one, at)) : undefined
}

const leavesOf = (tree: unknown, levels: number): readonly unknown[] | undefined => {
  if (!Array.isArray(tree) || tree.length !== 2) return undefined
  if (levels === 1) return tree
  const found = tree.map((one: unknown) => leavesOf(one, levels - 1))
  return found.every((one) => one !== undefined) ? found.flat() : undefined
}

function readOrder(order: Fields, at: Pick<Order, 'contract' | 'exchange'>): Order | undefined {
  const owner = addressIn(order.offerer)
  const zone = addressIn(order.zone)
  const type = integerIn(order.orderType)
  const from = secondsIn(order.startTime)
  const until = secondsIn(order.endTime)
  const [first, ...others] = eachOf(order.offer, (one) => readItem(one, 'most')) ?? []
  const paid = eachOf(order.consideration, (one) => {
    const to = addressIn(one.recipient)
    const got = readItem(one, 'least')
    return to && got && { to, got }
  })
  // A contract's orders aren't signed.
  if (!owner || !zone || !first || !paid || type === undefined || type > 3n) return undefined
  if (from === undefined || until === undefined) return undefined
  return {
    ...at,
    owner,
    gives: [first, ...others],
    gets: paid.filter(({ to }) => sameAddress(to, owner)).map(({ got }) => got),
    shares: paid.filter(({ to }) => !sameAddress(to, owner)).map(({ to, got }) => ({ ...got, to })),
    ...(!sameAddress(zone, zeroAddress) && { zone }),
    ...(from > 0 && { from }),
    until,
  }
}

/** Amounts move from the first to the second while the order is valid. */
function readItem(one: Fields, which: 'most' | 'least'): OrderItem | undefined {
  const type = integerIn(one.itemType)
  const token = addressIn(one.token)
  const id = integerIn(one.identifierOrCriteria)
  const start = integerIn(one.startAmount)
  const end = integerIn(one.endAmount)
  if (!token || type === undefined || type > 5n) return undefined
  if (id === undefined || start === undefined || end === undefined) return undefined
  const raw = start < end === (which === 'most') ? end : start
  // 0: the native coin. 1: ERC-20. 2, 3: ERC-721 and ERC-1155. 4, 5: any of those that match.
  if (type === 0n) return { kind: 'token', token: zeroAddress, raw }
  if (type === 1n) return { kind: 'token', token, raw }
  return type <= 3n ? { kind: 'item', token, raw, id } : { kind: 'anyItem', token, raw }
}
