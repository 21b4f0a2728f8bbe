import { type Address, sameAddress, shortAddress, zeroAddress } from '#base'
import type { Asset } from '#domain'
import { tokenOf } from './sendForm.ts'

/**
 * The tokens that can be selected, and the selected one, even if the Safe no longer holds it.
 * `symbol`: the coin's.
 */
export function tokenOptions(
  assets: readonly Asset[],
  chosen: Address,
  symbol: string,
): readonly { value: Address; label: string }[] {
  const held = assets.map((one) => ({
    value: tokenOf(one),
    label: one.symbol || one.name || one.token,
  }))
  if (held.some(({ value }) => sameAddress(value, chosen))) return held
  return [
    ...held,
    { value: chosen, label: sameAddress(chosen, zeroAddress) ? symbol : shortAddress(chosen) },
  ]
}
