import {
  decodeFunctionData,
  encodeErrorResult,
  encodeFunctionData,
  encodeFunctionResult,
  type Hex,
  hexToBigInt,
  multicall3Abi,
  parseAbi,
  slice,
  toHex,
} from 'viem'
import { call } from 'viem/actions'
import { getEnsAvatar, getEnsName, readContract } from 'wagmi/actions'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Address } from '#base'
import { readName, resolveName } from '#chain'
import { createWalletConfig } from '#wallet'
import { multicall3 } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { nameServerAnswer } from '../../../mocks/services/nameServer.ts'
import { rounds } from '../../size.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { type Random, random } from '../safe/random.ts'
import { aClient, type Between } from './setup.ts'

// EIP-3668: a contract answers with the URL of a server. Anyone who deploys it chooses the host.

/** What servers were asked, and how. */
let asked: { url: URL; init: RequestInit }[] = []
let answer: (url: URL) => Response | Promise<Response>
beforeEach(() => {
  asked = []
  answer = (url) => nameServerAnswer(url.href)
  vi.stubGlobal('fetch', async (to: string, init: RequestInit = {}) => {
    const url = new URL(to)
    asked.push({ url, init })
    return answer(url)
  })
})
afterEach(() => void vi.unstubAllGlobals())

const server = 'names.demo.test'

describe('a name that is kept on a server', () => {
  it('names the server, which is contacted only if it was chosen', async () => {
    const { client } = aClient(await aChain())
    const offChain = { kind: 'offChain', host: server }
    expect(await resolveName(client, 'frank.pay.eth', '1')).toEqual(offChain)
    expect(await resolveName(client, 'frank.pay.eth', '1', ['demo.test'])).toEqual(offChain)
    expect(asked).toEqual([])
    expect(await resolveName(client, 'Frank.Pay.eth', '1', [server])).toEqual({
      kind: 'address',
      address: people.frank.address,
    })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.url.origin).toBe(`https://${server}`)
    expect(asked[0]?.init).toMatchObject({
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    })
  })

  it('fails if the server is unreachable, and has no address if it rejects', async () => {
    const { client } = aClient(await aChain())
    const failures: [() => Response | Promise<Response>, string][] = [
      [() => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
      [() => new Response('', { status: 503 }), 'status 503'],
      [() => new Response('<h1>Welcome</h1>'), 'not valid JSON'],
      [() => Response.json({ data: 12 }), "isn't hex data"],
      [() => new Response('null'), "isn't hex data"],
      [() => new Response(' '.repeat(600_000)), 'too large'],
    ]
    for (const [failure, words] of failures) {
      answer = failure
      await expect(resolveName(client, 'frank.pay.eth', '1', [server])).rejects.toThrow(words)
    }
    answer = () => Response.json({ error: 'unknown' }, { status: 404 })
    expect(await resolveName(client, 'frank.pay.eth', '1', [server])).toEqual({ kind: 'none' })
  })

  it("has no address if the chain rejects the server's response", async () => {
    const { client } = aClient(await aChain())
    answer = () => Response.json({ data: `0x${people.alice.address.slice(2).padStart(64, '0')}` })
    expect(await resolveName(client, 'frank.pay.eth', '1', [server])).toEqual({ kind: 'none' })
    expect(asked).toHaveLength(1)
  })
})

const lookupAbi = parseAbi([
  'struct Query { address sender; string[] urls; bytes data; }',
  'function query(Query[]) view returns (bool[] failures, bytes[] responses)',
  'error OffchainLookup(address, string[], bytes, bytes4, bytes)',
])

/** A URL that someone would like to have requested. */
function theirUrl({ pick, upTo }: Random): string {
  const host = pick([
    `h${upTo(9)}.hostile.test`,
    'localhost',
    'localhost.',
    'a.localhost',
    'printer.local',
    'router.lan',
    'intranet',
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '192.168.1.1',
    'wallet.example@hostile.test',
    'chosen.example.hostile.test',
    'chosen.example:8443',
    'chosen.example',
    'CHOSEN.example',
    '{data}.hostile.test',
    '{sender}.hostile.test',
  ])
  const scheme = pick(['https', 'https', 'https', 'http', 'wss', 'ipfs', 'file'])
  return pick([
    `${scheme}://${host}/{sender}/{data}.json`,
    `${scheme}://${host}/`,
    `//${host}/{data}`,
    `data:application/json,{"data":"0x"}`,
    'javascript:alert(1)',
    '/config.json',
    '',
  ])
}

const batchOf = (queries: readonly { sender: Address; urls: string[]; data: Hex }[]) =>
  encodeFunctionData({ abi: lookupAbi, functionName: 'query', args: [queries] })

/** The URLs with which a contract reverts, directly or through the local batch gateway. */
function lookupOf(contract: Address, dice: Random): Hex {
  const urls = () => Array.from({ length: 1 + dice.upTo(3) }, () => theirUrl(dice))
  const query = { sender: contract, urls: urls(), data: '0x1234' as Hex }
  const isBatch = dice.upTo(2) === 0
  return encodeErrorResult({
    abi: lookupAbi,
    errorName: 'OffchainLookup',
    args: [
      contract,
      isBatch ? ['x-batch-gateway:true'] : urls(),
      isBatch ? batchOf([query, query]) : '0x1234',
      '0xaabbccdd',
      '0x',
    ],
  })
}

/** A node on which every call reverts with URLs, including those within a batch. */
const hostileNode =
  (dice: Random): Between =>
  ({ method, params }) => {
    if (method !== 'eth_call') return undefined
    const [{ to, data }] = params as [{ to: Address; data: Hex }]
    if (to.toLowerCase() !== multicall3.toLowerCase())
      return { error: { code: 3, message: 'execution reverted', data: lookupOf(to, dice) } }
    const { args } = decodeFunctionData({ abi: multicall3Abi, data })
    const calls = args?.[0] as readonly { target: Address }[]
    const result = calls.map(({ target }) => ({
      success: false,
      returnData: lookupOf(target, dice),
    }))
    return {
      result: encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result }),
    }
  }

test("no contract makes a page contact a host that the user didn't choose", async () => {
  const dice = random()
  const chain = await aChain()
  const settings = { chains: [mainnet], transports: {} } as const
  for (let round = 0; round < rounds(100); round++) {
    const between = hostileNode(dice)
    const { client } = aClient(chain, between)
    const config = createWalletConfig({
      ...settings,
      transports: { 1: () => ({ config: {}, request: client.request }) as never },
      connectors: [],
    })
    const address = toHex(hexToBigInt(slice(people.alice.address, 0, 20)) + BigInt(round), {
      size: 20,
    })
    answer = () => dice.pick([Response.json({ data: '0x' }), new Response('', { status: 500 })])
    const contract = { abi: parseAbi(['function name() view returns (string)']), address }
    const attempts: (() => Promise<unknown>)[] = [
      () => readName(client, address, dice.pick(['1', '10'])),
      () => resolveName(client, 'treasury.eth', '1'),
      () => call(client, { to: address, data: '0x06fdde03' }),
      () => readContract(config, { ...contract, functionName: 'name' }),
      () => getEnsName(config, { address }),
      () => getEnsAvatar(config, { name: 'treasury.eth' }),
    ]
    for (const attempt of attempts) {
      await attempt().catch(() => undefined)
      expect(asked.map(({ url }) => url.href)).toEqual([])
    }
    const found = await resolveName(client, 'treasury.eth', '1', ['chosen.example']).catch(
      () => null,
    )
    for (const { url, init } of asked) {
      expect(url.origin).toBe('https://chosen.example')
      expect(init.redirect).toBe('error')
    }
    const host = (found?.kind === 'offChain' && found.host) || 'none.test'
    expect(host).toMatch(/^[\w.-]+\.(?:test|example)(?::8443)?$/)
    asked = []
  }
})
