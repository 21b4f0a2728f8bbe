import { expect, it } from 'vitest'
import type { TransactionItem } from '#domain'
import { createFinder } from '../../../../../src/screens/transactions/find/matches.ts'

const frank = '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9'

it('prepares each of ten thousand rows once, however often they are searched', () => {
  let asked = 0
  const rows = Array.from({ length: 10_000 }, (_, at): TransactionItem => ({
    id: `transfer_${at}`,
    at: Date.UTC(2026, 0, 1) + at * 60_000,
    status: 'SUCCESS',
    action: {
      kind: 'send',
      what: { type: 'native', raw: BigInt(at) * 10n ** 18n },
      to: { address: frank, name: null },
    },
    txHash: null,
    multisig: null,
    module: null,
    note: at % 100 === 0 ? `Invoice ${at}` : null,
    app: null,
  }))
  const finder = createFinder({
    native: { symbol: 'ETH', decimals: 18 },
    timeZone: 'UTC',
    labelsOf: () => [],
    namesOf: () => {
      asked += 1
      return ['Frank']
    },
    signersOf: () => undefined,
  })
  const count = (text: string) => rows.filter(finder([{ field: 'text', text }])).length
  expect(count('frank invoice')).toBe(100)
  expect(count('frank')).toBe(10_000)
  expect(count('invoice 9900')).toBe(1)
  expect(asked).toBe(10_000)
})
