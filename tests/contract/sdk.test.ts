import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { beforeAll, describe, expect, it } from 'vitest'
import { functions } from './sdkArguments.ts'
import type { SdkFunction } from './sdkCalls.ts'
import { requestDifferences } from './sdkDifferences.ts'
import { openLedger, requestParts } from './sdkLedger.ts'
import { setsOf } from './sdkSets.ts'
import { baseUrl, watchOurs, watchSdk } from './sdkWatch.ts'

// The official client is the reference: this client sends the same, except for the rows of
// sdkDifferences.ts.
const bases = [
  ['a base address that ends in a slash', `${baseUrl}/`],
  ['a base address in another spelling', 'https://GATEWAY.test:443'],
  ['a base address with a port and a path', 'http://127.0.0.1:8080/a/b'],
] as const

it('implements every function of the official client', () => {
  const theirs = Object.entries(sdk).flatMap(([name, value]) =>
    typeof value === 'function' && name !== 'setBaseUrl' ? [name] : [],
  )
  expect(theirs).toHaveLength(54)
  expect(functions.toSorted()).toEqual(theirs.toSorted())
})

describe('the request', () => {
  const ledger = openLedger(requestDifferences)
  const told: Partial<Record<SdkFunction, string[]>> = {}
  let calls = 0

  async function compare(name: SdkFunction, kind: string, args: readonly unknown[], base: string) {
    calls += 1
    const [theirs, ours] = [
      await watchSdk(name, args, undefined, base),
      await watchOurs(name, args, undefined, base),
    ]
    return ledger.compare(name, kind, requestParts(theirs), requestParts(ours))
  }

  beforeAll(async () => {
    for (const name of functions) {
      const found = (told[name] = [] as string[])
      const sets = setsOf(name)
      for (const { kind, args } of sets) found.push(...(await compare(name, kind, args, baseUrl)))
      for (const [kind, base] of bases)
        found.push(...(await compare(name, kind, sets[0]!.args, base)))
    }
    console.log(`differential test: ${calls} calls of ${functions.length} functions`)
  })

  it.each(functions)('of %s equals that of the official client', (name) => {
    expect(told[name]).toEqual([])
  })

  it('differs in every row of the table', () => {
    expect(ledger.unmet()).toEqual([])
  })
})

it.each([
  ['../../1/safes/0x00', `${baseUrl}/v1/chains/1/safes/0x00`],
  ['../../../../v1/auth/me', `${baseUrl}/v1/auth/me`],
  ['$&', `${baseUrl}/v1/chains/17000/safes/%7Baddress%7D`],
  ['$`', `${baseUrl}/v1/chains/17000/safes//v1/chains/17000/safes/`],
  ['?x=', `${baseUrl}/v1/chains/17000/safes/?x=`],
  ['#', `${baseUrl}/v1/chains/17000/safes/`],
])(
  'for the address %j goes elsewhere in the official client; this client sends nothing',
  async (address, url) => {
    const [theirs, ours] = [
      await watchSdk('getSafeInfo', ['17000', address]),
      await watchOurs('getSafeInfo', ['17000', address]),
    ]
    const [request] = theirs.sent
    expect(`${request?.base}${request?.path}${request?.query}`).toBe(url)
    expect(ours).toMatchObject({ sent: [], declined: { name: 'GatewayRequestError' } })
  },
)
