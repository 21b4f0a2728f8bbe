import { expect, test } from 'vitest'
import { storedConnectors, walletStorage } from '../../../src/wallet/walletStorage.ts'
import { mapStorage } from './mapStorage.ts'

const connector = { id: 'io.test', name: 'Test', type: 'injected', uid: 'a' }
const connection = { accounts: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'], chainId: 1 }

/** What wagmi stores of a connection, with one part of it replaced. */
function stored(part = '', value?: unknown): string {
  const put = <Whole extends object>(whole: Whole, names: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(whole).map(([name, own]) => [name, names[name] === part ? value : own]),
    )
  const entry = {
    ...put(connection, { accounts: 'accounts', chainId: 'chainId' }),
    connector:
      part === 'connector' ? value : put(connector, { id: 'id', name: 'name', type: 'type' }),
  }
  const connections = put(
    { __type: 'Map', value: [[part === 'uid' ? value : 'a', entry]] },
    { __type: 'map', value: 'entries' },
  )
  const state = put(
    { chainId: 1, current: 'a', connections },
    { current: 'current', connections: 'connections' },
  )
  return JSON.stringify({ state, version: 3 })
}

const storageOf = (text: string) => mapStorage({ 'wagmi.store': text })

test('the connectors of the last visit are read, connected or not', () => {
  expect(storedConnectors(storageOf(stored()))).toEqual([connector])
  expect(storedConnectors(storageOf(stored('current', null)))).toEqual([connector])
})

const text = [undefined, null, 5, {}, ['a']]
const nothing = [undefined, null, 5, 'a', {}]
test.each(
  Object.entries({
    current: [undefined, 5, {}],
    connections: nothing,
    map: [...text, 'Set'],
    entries: [...nothing, [5], [['a']]],
    uid: text,
    accounts: [...nothing, [5], [null]],
    chainId: [undefined, null, 'a', '1', {}, 0, -1],
    connector: nothing,
    id: text,
    name: text,
    type: text,
  }).flatMap(([part, values]) => values.map((value) => [part, value] as const)),
)('with %s as %j, the whole state counts as none', async (part, value) => {
  const storage = storageOf(stored(part, value))
  expect(storedConnectors(storage)).toBeUndefined()
  expect(await walletStorage(storage).getItem('store' as 'state')).toBeNull()
})
