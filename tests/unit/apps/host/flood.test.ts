import { type HostMethod, toRequest } from '#apps/protocol'
import { getAddress } from 'viem'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rounds } from '../../../size.ts'
import { seededRandom, seedOfRun } from '../randomValues.ts'
import { owner, safeInfo } from '../standInHost.ts'
import { aHostWithAnApp, answering, settled, shortly, waiting } from './aFrame.ts'

afterEach(() => void vi.unstubAllGlobals())

const alive = JSON.stringify({ ...safeInfo, network: 'MAINNET' })
const word = (at: number) => `0x${at.toString(16).padStart(64, '0')}`
const address = (at: number) => getAddress(`0x${(at + 1).toString(16).repeat(40).slice(0, 40)}`)
const many = <T>(count: number, one: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at))

/** The same value, of which each read is counted, at any depth. */
function counted<T>(value: T, onRead: () => void): T {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get(target, name) {
      onRead()
      return counted(Reflect.get(target, name, target) as object, onRead)
    },
    getOwnPropertyDescriptor(target, name) {
      onRead()
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
  })
}

/** An app that sends messages to a host, and counts what the host reads of them. */
function aFloodedHost() {
  let now = 0
  let reads = 0
  const { open, handlers } = waiting()
  const world = aHostWithAnApp({ handlers, now: () => now })
  return {
    ...world,
    open,
    reads: () => reads,
    wait: (ms: number) => (now += ms),
    told: (id: string) => world.answers(id).map(shortly),
    /** As it is: a copy would not count. */
    send(message: object) {
      const data = counted(message, () => reads++)
      for (const listener of world.hostListeners)
        listener({ source: world.app as unknown as Window, origin: world.origin(), data })
    },
  }
}

const list = (count: number, last: number) => ({
  domain: {},
  types: { A: [{ name: 'list', type: 'B[]' }], B: [{ name: 'b', type: 'uint8' }] },
  primaryType: 'A',
  message: { list: many(count, (at) => ({ b: at === count - 1 ? last : 1 })) },
})
const wide = (count: number) => Object.fromEntries(many(count, (at) => [`field${at}`, at]))
const calls = (count: number, last: string) => ({
  txs: many(count, (at) => ({ to: address(at), value: at === count - 1 ? last : '1', data: '0x' })),
})

/** Requests that take long to read, valid and invalid ones. */
const costly: readonly (readonly [
  method: HostMethod,
  params: (size: number, isValid: boolean) => unknown,
])[] = [
  [
    'signTypedMessage',
    (size, isValid) => ({ typedData: list(1 + Math.floor(9_000 * size), isValid ? 1 : 256) }),
  ],
  [
    'signTypedMessage',
    (size) => ({
      typedData: {
        domain: wide(Math.floor(19_000 * size)),
        types: { A: many(Math.ceil(199 * size), (at) => ({ name: `a${at}`, type: 'bool' })) },
        message: {},
      },
    }),
  ],
  ['sendTransactions', (size, isValid) => calls(Math.ceil(100 * size), isValid ? '1' : '-1')],
  ['signMessage', (size) => ({ message: `0x${'c3a9'.repeat(Math.floor(32_000 * size))}` })],
  ['getSafeBalances', (size) => wide(Math.floor(20_000 * size))],
  ['rpcCall', (size) => ({ call: 'eth_call', params: [wide(Math.floor(20_000 * size))] })],
  [
    'rpcCall',
    (size, isValid) => ({
      call: 'eth_call',
      params: [
        {
          accessList: many(Math.ceil(100 * size), (at) => ({
            address: address(at),
            storageKeys: [...many(200, word), isValid ? word(1) : 'x'],
          })),
        },
      ],
    }),
  ],
  [
    'rpcCall',
    (size, isValid) => ({
      call: 'eth_getLogs',
      params: [
        {
          address: many(Math.ceil(100 * size), address),
          topics: many(4, () => [...many(Math.floor(99 * size), word), isValid ? word(1) : 'x']),
        },
      ],
    }),
  ],
  [
    'wallet_requestPermissions',
    (size) => many(16, () => Object.fromEntries(many(Math.ceil(20 * size), (at) => [at, {}]))),
  ],
]

const flood = 1_000
/** What is read of any message, and of one that has used up the last of what may be read. */
const most = flood * 30 + 4 * 60_000 + 100_000

describe('a host that receives a flood of messages', () => {
  it('reads little of each, responds once to each, and to valid ones immediately', async () => {
    for (let round = 0; round < rounds(20); round++) {
      const random = seededRandom(seedOfRun * 10_000 + round)
      const where = `SEED=${seedOfRun}, round ${round}`
      const pick = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)]!
      // Of one kind, of two, or of all.
      const kinds = random() < 0.3 ? costly : many(random() < 0.5 ? 1 : 2, () => pick(costly))
      const messages = many(8, () => {
        const [method, params] = pick(kinds)
        return { method, params: params(random(), random() < 0.5) }
      })
      const world = aFloodedHost()
      const ids = many(flood, (at) => `hostile${at}`)
      for (const id of ids) {
        const { method, params } = pick(messages)
        world.send(toRequest(id, method as 'getSafeInfo', params as undefined))
      }
      expect(world.reads(), where).toBeLessThan(most)
      expect(world.told(world.ask('getSafeInfo')), where).toEqual([alive])
      world.wait(1_000)
      const invalid = world.ask('rpcCall', { call: 'eth_call', params: [] })
      expect(world.told(invalid), where).toEqual(['-32602 Request failed'])
      world.host.destroy()
      await settled()
      expect(world.errors, where).toEqual([])
      const answers = new Map<unknown, number>()
      for (const { message } of world.received) {
        const { id } = message as { id?: unknown }
        answers.set(id, (answers.get(id) ?? 0) + 1)
      }
      expect(new Set(ids.map((id) => answers.get(id))), where).toEqual(new Set([1]))
    }
  })

  it('reads no long messages of an app over quota until the second is over', () => {
    const { ask, told, wait } = aFloodedHost()
    const codeOf = (id: string) => told(id)[0]?.split(' ')[0]
    const long = () => codeOf(ask('signTypedMessage', { typedData: list(6_000, 256) }))
    const filter = { address: [...many(30, () => owner.toLowerCase()), 'x'] }
    const short = () => codeOf(ask('rpcCall', { call: 'eth_getLogs', params: [filter] }))
    expect(many(9, long)).toEqual([...many(3, () => '-32602'), ...many(6, () => '-32002')])
    expect(many(200, short)).toEqual(many(200, () => '-32602'))
    // Short ones have an end as well.
    expect(many(600, short)).toContain('-32002')
    wait(999)
    expect([long(), short()]).toEqual(['-32002', '-32002'])
    wait(1)
    expect([long(), short()]).toEqual(['-32602', '-32602'])
  })

  it("doesn't read messages over quota", () => {
    const world = aFloodedHost()
    const ids = many(6, () => world.ask('signMessage', { message: 'x' }))
    expect(ids.map(world.told)).toEqual(many(6, () => []))
    for (const method of ['sendTransactions', 'signMessage', 'signTypedMessage'] as const)
      world.send(toRequest(method, method, counted(calls(100, '1'), () => {}) as never))
    expect(world.reads()).toBeLessThan(3 * 30)
    expect(world.told('sendTransactions')).toEqual(['-32002 Request failed'])
    // What the permissions are is known without a dialog.
    expect(world.told(world.ask('wallet_getPermissions'))).toEqual(['[]'])
  })
})

describe('an app that sends much at once', () => {
  it('has all of its calls read, up to the number allowed per minute', async () => {
    const { ask, answers } = aHostWithAnApp({ handlers: answering })
    const call = { from: owner, to: owner, data: `0x${'ab'.repeat(1_000)}`, value: '0x1' }
    const ids = many(600, () => ask('rpcCall', { call: 'eth_call', params: [call, '0x12'] }))
    await settled()
    expect(new Set(ids.flatMap((id) => answers(id).map(shortly)))).toEqual(new Set(['"eth_call"']))
  })

  it.each([
    ['texts', Object.fromEntries(many(100, (at) => [`a${at}`, many(197, () => '')])), 'string[]'],
    ['objects', Object.fromEntries(many(100, (at) => [`a${at}`, many(197, () => ({}))])), 'B[]'],
  ])('has the largest typed data read that can be reviewed: %s', async (_, message, type) => {
    const { ask, answers } = aHostWithAnApp({ handlers: answering })
    const others = Object.fromEntries(
      many(type === 'B[]' ? 0 : 90, (at) => [
        `T${at}`,
        many(20, (of) => ({ name: `b${of}`, type: 'bool' })),
      ]),
    )
    const types = { A: many(100, (at) => ({ name: `a${at}`, type })), B: [], ...others }
    const id = ask('signTypedMessage', {
      typedData: { domain: {}, types, primaryType: 'A', message },
    })
    await settled()
    expect(answers(id).map(shortly)).toEqual([expect.stringContaining('messageHash')])
  })
})
