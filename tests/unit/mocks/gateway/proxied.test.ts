import { expect, test } from 'vitest'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { createWorld } from '../../../../mocks/world.ts'

const list =
  `/v1/chains/1/safes/${safes.treasury.address}/transactions/history` +
  '?cursor=limit%3D2%26offset%3D0'
const nextFor = async (headers: Record<string, string>) => {
  const world = createWorld({ gatewayUrl: 'http://127.0.0.1:8000/gateway' })
  const response = await world.fetch(new Request(world.gatewayUrl + list, { headers }))
  return ((await response!.json()) as { next: string }).next.split('/v1/')[0]
}

test.each([
  [{}, 'http://127.0.0.1:8000/gateway'],
  [{ host: 'gateway.internal' }, 'http://gateway.internal/gateway'],
  [
    { host: 'gateway.internal', 'x-forwarded-host': 'example.org:8443' },
    'http://example.org:8443/gateway',
  ],
  [{ 'x-forwarded-proto': 'https' }, 'https://127.0.0.1:8000/gateway'],
])('the mocked gateway builds page URLs from the headers of a proxy: %o', async (headers, base) => {
  expect(await nextFor(headers)).toBe(base)
})
