import type { routes } from '#gateway'
import { decodeData as decode } from '../decode/decodeData.ts'
import { decodeFor } from '../decode/familyAt.ts'
import type { Handler } from '../handler.ts'
import { readAddressField, readHex, readObject } from '../reading/values.ts'
import { notFound } from '../httpError.ts'

/**
 * Newer gateways require the contract; older ones decode by the first four bytes alone without it.
 */
export const decodeData: Handler<typeof routes.decodeData> = async (
  gateway,
  { path, body: raw },
) => {
  const state = await gateway.chain(path.chainId)
  const body = readObject(raw)
  const data = readHex(body, 'data')
  const to =
    body['to'] === undefined && gateway.gatewayVersion !== 'today'
      ? undefined
      : readAddressField(body, 'to')
  const decoded = to ? decodeFor(state, to, data) : decode(data, 'ONLY_FUNCTION_MATCH')
  if (!decoded) throw notFound()
  return decoded
}
