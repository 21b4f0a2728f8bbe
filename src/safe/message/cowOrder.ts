import { type Address, sameAddress, zeroAddress } from '#base'
import type { TypedMessage } from '#domain'
import { orderFields, settlement } from '../intent/compareOrder.ts'
import { isNative } from '../nativeToken.ts'
import type { Order, OrderItem } from './order.ts'
import { addressIn, integerIn, secondsIn } from './values.ts'

const members = orderFields.map(({ type, name }) => `${type} ${name}`)
export const cowOrderTypes = `Order(${members.join()})`

const places = ['erc20', 'external', 'internal']

/**
 * An order of CoW Swap; undefined if a value isn't one of its contract's, or if that isn't the
 * contract. https://docs.cow.fi/cow-protocol/reference/core/signing-schemes
 * @param signer whose tokens it sells
 */
export function cowOrders(
  { message }: TypedMessage,
  contract: Address,
  signer: Address | undefined,
): readonly Order[] | undefined {
  const token = addressIn(message.sellToken)
  const bought = addressIn(message.buyToken)
  const receiver = addressIn(message.receiver)
  const sold = integerIn(message.sellAmount)
  const raw = integerIn(message.buyAmount)
  const fee = integerIn(message.feeAmount)
  const until = secondsIn(message.validTo)
  const isKind = message.kind === 'sell' || message.kind === 'buy'
  const arePlaces = [message.sellTokenBalance, message.buyTokenBalance].every(
    (place) => typeof place === 'string' && places.includes(place),
  )
  if (!sameAddress(contract, settlement) || !isKind || !arePlaces) return undefined
  if (!token || !bought || !receiver) return undefined
  if (sold === undefined || raw === undefined || fee === undefined || until === undefined)
    return undefined
  const got: OrderItem = { kind: 'token', token: isNative(bought) ? zeroAddress : bought, raw }
  const isBack = sameAddress(receiver, zeroAddress) || sameAddress(receiver, signer)
  return [
    {
      exchange: 'CoW Swap',
      contract,
      gives: [{ kind: 'token', token, raw: sold + fee }],
      gets: isBack ? [got] : [],
      shares: isBack ? [] : [{ ...got, to: receiver }],
      until,
    },
  ]
}
