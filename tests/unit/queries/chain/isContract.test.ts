import { expect, it } from 'vitest'
import type { ChainClient } from '#chain'
import { isContractQuery } from '#queries'
import { safes } from '../../../../mocks/chain/genesis/places.ts'

const at = { chainId: '1', address: safes.treasury.address }
const client = {} as ChainClient

it.each([
  [client, at, true],
  [undefined, at, false],
  [client, undefined, false],
] as const)('a node is asked about an account only if there are both', (node, account, isAsked) => {
  expect(isContractQuery(node, account).enabled).toBe(isAsked)
})
