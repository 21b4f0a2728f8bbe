import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { readNodeUrl } from '../../../../../src/screens/settings/endpoints/readNodeUrl.ts'
import {
  agreedNodesKey,
  ownNodesKey,
  parseNodes,
} from '../../../../../src/screens/core/environment/ownNodes.ts'
import { balanceKey } from '../../../../../src/wallet/account/balanceKey.ts'
import { isChainRead } from '../../../../../src/screens/core/environment/isChainRead.ts'
import { countOf, localParts } from '../../../../../src/screens/settings/localData/localData.ts'
import { readLocalData } from '../../../../../src/screens/settings/localData/readLocalData.ts'
import { measureStored } from '../../../../../src/screens/settings/localData/storedKinds.ts'

describe('the address of an endpoint', () => {
  it.each([
    ['https://node.example', 'https://node.example/'],
    ['  https://node.example/v3/key?x=1  ', 'https://node.example/v3/key?x=1'],
    ['HTTPS://Node.Example:443/#part', 'https://node.example/'],
    ['https://nöde.example', 'https://xn--nde-sna.example/'],
    ['http://localhost:8545', 'http://localhost:8545/'],
    ['http://127.0.0.1:8545/rpc', 'http://127.0.0.1:8545/rpc'],
  ])('%s is used as %s', (typed, url) => {
    expect(readNodeUrl(typed)).toEqual({ url })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['node.example', 'scheme'],
    ['localhost:8545', 'scheme'],
    ['http://node.example', 'scheme'],
    ['http://localhost.node.example', 'scheme'],
    ['http://127.0.0.1.node.example', 'scheme'],
    ['http://[::1]:8545', 'scheme'],
    ['http://192.168.0.2:8545', 'scheme'],
    ['wss://node.example', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['https://', 'scheme'],
    ['https://me@node.example', 'credentials'],
    ['https://:secret@node.example', 'credentials'],
    [`https://node.example/${'a'.repeat(2_000)}`, 'tooLong'],
  ])('%s is rejected: %s', (typed, problem) => {
    expect(readNodeUrl(typed)).toEqual({ problem })
  })
})

describe('what is stored', () => {
  it('is read if each entry is the address of a network’s node', () => {
    const stored = { '1': ['https://node.example/'], '17000': ['http://localhost:8545/'] }
    expect(parseNodes(stored)).toEqual(stored)
    const several = { '1': ['https://node.example/', 'https://other.example/'] }
    expect(parseNodes(several)).toEqual(several)
    // As earlier versions stored it.
    expect(parseNodes({ '1': 'https://node.example/' })).toEqual({
      '1': ['https://node.example/'],
    })
    expect(parseNodes({})).toEqual({})
  })

  it.each([null, 'https://node.example', 7])('%j is damaged', (stored) => {
    expect(parseNodes(stored)).toBeUndefined()
  })

  it.each([
    { '1': 7 },
    { '1': 'javascript:alert(1)' },
    { mainnet: 'https://node.example/' },
    { '1': [] },
    { '1': ['https://node.example/', 7] },
  ])('loses %j and keeps the others', (damaged) =>
    expect(parseNodes({ ...damaged, '10': 'https://node.example/' })).toEqual({
      '10': ['https://node.example/'],
    }),
  )

  it.each([ownNodesKey, agreedNodesKey])(
    'belongs to the settings in this browser: %s',
    (stored) => {
      const values = new Map([[stored, '{"1":"https://node.example/"}']])
      const storage = {
        get length() {
          return values.size
        },
        key: (at: number) => [...values.keys()][at] ?? null,
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, text: string) => void values.set(key, text),
        removeItem: (key: string) => void values.delete(key),
      }
      expect(measureStored([storage]).settings).toBeGreaterThan(0)
    },
  )

  it('is never imported from a file', () => {
    const nodes = { '1': 'https://liar.example/' }
    const read = readLocalData(
      JSON.stringify({
        app: 'coffer',
        version: 1,
        nodes,
        ownNodes: nodes,
        agreedNodes: nodes,
        gatewayNodes: nodes,
        settings: { theme: 'dark', nodes },
      }),
    )
    expect(read).toMatchObject({ ok: true, data: { settings: { theme: 'dark' } } })
    expect(JSON.stringify(read)).not.toContain('liar')
    const counts = read.ok && localParts.map((part) => [part, countOf(read.data, part)])
    expect(counts && counts.filter(([, count]) => count !== 0)).toEqual([['settings', 1]])
  })
})

const sources = ['src/screens', 'src/queries', 'src/wallet'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
    .map((one) => path.posix.join(one.parentPath, one.name)),
)

const clientUse = new RegExp(
  [
    String.raw`ChainClient \| undefined`,
    String.raw`\b(?:client|node): ChainClient\b`,
    String.raw`\b(?:client|reader)[,\s}].*= useEnvironment\(\)`,
    String.raw`useConfig\(\)`,
  ].join('|'),
)

test('every query that reads a node is refetched from another one', () => {
  const asking = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    if (!clientUse.test(text)) return []
    return [
      ...text.matchAll(/queryKey: \[(.*)\]/g),
      ...text.matchAll(/Key = \(.*\) => \[(.*)\] as const/g),
    ].map(([, key = '']) => ({ file, key }))
  })
  expect(asking.length).toBeGreaterThan(20)
  // Of the gateway alone: what follows a change, and the list of owned Safes.
  const others = /'ownedSafes'|messagesKey|delegatesKey|balanceKey/
  const missing = asking.filter(
    ({ key }) =>
      !others.test(key) &&
      !isChainRead({ queryKey: key.split(/[^\w]+/).map((word) => word.replace(/Key$/, '')) }),
  )
  expect(missing).toEqual([])
  expect(isChainRead({ queryKey: balanceKey('0x', 1) })).toBe(true)
})

test('gateway responses are kept', () => {
  for (const key of [
    ['start'],
    ['chains'],
    ['safe', '1', '0x', 'info'],
    ['session'],
    ['balances', '1', '0x', 'usd'],
  ])
    expect(isChainRead({ queryKey: key })).toBe(false)
})

test('a damaged stored endpoint is left out, and reported', () => {
  let dropped = 0
  expect(
    parseNodes({ 1: 'https://node.example/', 10: 'ftp://node.example' }, () => (dropped += 1)),
  ).toEqual({ 1: ['https://node.example/'] })
  expect(dropped).toBe(1)
  expect(parseNodes(['https://node.example/'])).toBeUndefined()
})
