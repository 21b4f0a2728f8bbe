import type { routes } from '#gateway'
import type { Handler } from '../handler.ts'
import { positionsOf } from '../reading/positions.ts'
import { readAddress } from '../reading/values.ts'

export const positions: Handler<typeof routes.positions> = async (gateway, { path }) => {
  const address = readAddress(path.safeAddress)
  const state = await gateway.chain(path.chainId)
  return [...positionsOf(state, state.safe(address).address, path.currency)]
}
