import type { routes } from '#gateway'
import { families } from '../decode/abi.ts'
import { familyAt } from '../decode/familyAt.ts'
import type { Handler } from '../handler.ts'
import { contractName } from '../reading/addressInfo.ts'
import { isTrustedDelegateTarget } from '../reading/singletons.ts'
import { readAddress } from '../reading/values.ts'
import { noContract } from '../httpError.ts'

/** A named contract, or a token. */
export const contract: Handler<typeof routes.contract> = async (gateway, { path }) => {
  const address = readAddress(path.contractAddress)
  const state = await gateway.chain(path.chainId)
  const name = state.tokens.get(address)?.name ?? contractName(address)
  if (name === null) throw noContract()
  const family = familyAt(state, address)
  return {
    address,
    name,
    displayName: name,
    logoUri: null,
    contractAbi: family ? { abi: [...families[family]] } : null,
    trustedForDelegateCall: isTrustedDelegateTarget(address),
  }
}
