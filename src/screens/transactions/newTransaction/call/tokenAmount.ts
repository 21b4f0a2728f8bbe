import { type Address, sameAddress, zeroAddress } from '#base'
import { type ContractMethod, encodeMethod } from '#safe'
import { effectOf } from '#screens/transactions/draft'

/**
 * The position of the argument that is an amount of the called token, if the method is one of a
 * token: an example call of it is decoded. Whether the contract is a token is known from its
 * decimals.
 */
export function tokenAmountAt(
  method: ContractMethod,
  to: Address,
  safe: Address,
): number | undefined {
  const { inputs } = method
  if (inputs.length > 4 || inputs.some(({ type }) => type !== 'address' && type !== 'uint256'))
    return undefined
  // Each number is different, so that the amount reveals its position.
  const values = inputs.map(({ type }, at) => (type === 'address' ? zeroAddress : BigInt(at + 1)))
  const effect = effectOf({ to, value: 0n, data: encodeMethod(method, values) }, safe)
  return (effect.kind === 'erc20' || effect.kind === 'approve' || effect.kind === 'tokenFrom') &&
    sameAddress(effect.token, to)
    ? Number(effect.raw) - 1
    : undefined
}
