import type { routes } from '#gateway'
import type { Handler } from '../handler.ts'
import { rates } from '../prices.ts'
import { balancesOf } from '../reading/balances.ts'
import { readAddress, readFlag } from '../reading/values.ts'

export const balances: Handler<typeof routes.balances> = async (gateway, { path, query }) => {
  const address = readAddress(path.safeAddress)
  const filter = {
    trusted: readFlag(query, 'trusted', false),
    excludeSpam: readFlag(query, 'exclude_spam', true),
  }
  const state = await gateway.chain(path.chainId)
  return balancesOf(state, state.safe(address).address, path.currency, filter)
}

export const fiatCodes: Handler<typeof routes.fiatCodes> = () => Object.keys(rates)
