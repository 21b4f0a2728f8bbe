import SafeAppsSDK from '#apps/sdk'
import { type EIP712TypedData, keccak256 as ourKeccak256 } from '#apps/protocol'
import {
  encodeFunctionData,
  hashMessage,
  hashTypedData,
  keccak256,
  parseAbi,
  type TypedDataDefinition,
  toBytes,
  toHex,
} from 'viem'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { seededRandom, seedOfRun } from '../randomValues.ts'
import { type Answers, aHost, owner, Rejection, safeAddress, safeInfo } from '../standInHost.ts'

afterEach(() => void vi.unstubAllGlobals())

const { safe } = new SafeAppsSDK()
const theirs = (data: object) => hashTypedData(data as unknown as TypedDataDefinition)
const types = {
  Person: [
    { name: 'name', type: 'string' },
    { name: 'wallets', type: 'address[]' },
  ],
  Mail: [
    { name: 'from', type: 'Person' },
    { name: 'to', type: 'Person[2]' },
    { name: 'groups', type: 'Person[][]' },
    { name: 'amount', type: 'uint256' },
    { name: 'change', type: 'int8' },
    { name: 'open', type: 'bool' },
    { name: 'tag', type: 'bytes4' },
    { name: 'data', type: 'bytes' },
    { name: 'matrix', type: 'uint8[2][]' },
  ],
}
const ada = { name: 'Ada 🦊', wallets: [owner, safeAddress] }
const bob = { name: '', wallets: [] }
const message = {
  from: ada,
  to: [ada, bob],
  groups: [[ada], [], [bob, ada]],
  amount: 2n ** 256n - 1n,
  change: -128,
  open: true,
  tag: '0x01020304',
  data: '0x0102',
  matrix: [
    [1, 2],
    [255, 0],
  ],
}
const mail = {
  domain: {
    name: 'Mail',
    version: '1',
    chainId: 1,
    verifyingContract: owner,
    salt: toHex(7, { size: 32 }),
  },
  types,
  message,
} as unknown as EIP712TypedData

describe('keccak256', () => {
  it('is that of Ethereum, for every length around its blocks and random bytes', () => {
    const random = seededRandom(seedOfRun)
    for (const length of [0, 1, 31, 32, 135, 136, 137, 271, 272, 273, 1000, 5000]) {
      const bytes = Uint8Array.from({ length }, () => Math.floor(random() * 256))
      expect({ length, hash: ourKeccak256(bytes) }, `SEED=${seedOfRun}`).toEqual({
        length,
        hash: keccak256(bytes),
      })
    }
  })
})

describe('the hash of a text', () => {
  it.each(['', 'Hello world!', '0x48656c6c6f', 'ünï🦊', 'x'.repeat(10_000)])(
    '%.20s is that of EIP-191',
    (text) => {
      expect(safe.calculateMessageHash(text)).toBe(hashMessage(text))
    },
  )

  it('is the one that hosts sign', () => {
    expect(safe.calculateMessageHash('Hello world!')).toBe(
      '0xaa05af77f274774b8bdc7b61d98bc40da523dc2821fdea555f4d6aa413199bcc',
    )
  })
})

describe('the hash of typed data', () => {
  it('is that of EIP-712 with every kind of field', () => {
    expect(safe.calculateTypedMessageHash({ ...mail, primaryType: 'Mail' })).toBe(
      theirs({ ...mail, primaryType: 'Mail' }),
    )
  })

  it.each([
    ['no chain', { name: 'Mail' }],
    ['nothing', {}],
    ['only a salt', { salt: toHex(7, { size: 32 }) }],
    ['a big chain', { chainId: 2n ** 60n }],
    ['a version and a contract', { version: '2', verifyingContract: safeAddress }],
  ])('may have a domain with %s', (_, domain) => {
    expect(safe.calculateTypedMessageHash({ ...mail, domain } as EIP712TypedData)).toBe(
      theirs({ ...mail, domain, primaryType: 'Mail' }),
    )
  })

  it.each([
    ['a text', '5'],
    ['hex', '0x5'],
    ['an object of a library for numbers', { toNumber: () => 5 }],
    ['a bigint', 5n],
  ])('may have a chain that is %s', (_, chainId) => {
    expect(safe.calculateTypedMessageHash({ ...mail, domain: { chainId } })).toBe(
      theirs({ ...mail, domain: { chainId: 5 }, primaryType: 'Mail' }),
    )
  })

  it('finds the primary type although the domain is among the types, and behind lists', () => {
    const withDomain = { ...types, EIP712Domain: [{ name: 'chainId', type: 'uint256' }] }
    const data = {
      domain: { chainId: 1, name: 'left out' },
      types: withDomain,
      message,
    } as unknown as EIP712TypedData
    expect(safe.calculateTypedMessageHash(data)).toBe(theirs({ ...data, primaryType: 'Mail' }))
  })

  it('finds the primary type that contains itself', () => {
    const tree = {
      Node: [
        { name: 'value', type: 'uint256' },
        { name: 'children', type: 'Node[]' },
      ],
    }
    const data = {
      domain: {},
      types: tree,
      message: { value: 1, children: [{ value: 2, children: [] }] },
    }
    expect(safe.calculateTypedMessageHash(data)).toBe(theirs({ ...data, primaryType: 'Node' }))
  })

  it('can be that of a domain alone', () => {
    const data = {
      domain: { name: 'x' },
      types: { EIP712Domain: [{ name: 'name', type: 'string' }] },
      message: {},
      primaryType: 'EIP712Domain',
    }
    expect(safe.calculateTypedMessageHash(data)).toBe(theirs(data))
  })

  it.each([
    ['two', { A: [{ name: 'x', type: 'bool' }], B: [{ name: 'x', type: 'bool' }] }],
    ['none', {}],
    ['a circle', { A: [{ name: 'b', type: 'B' }], B: [{ name: 'a', type: 'A' }] }],
  ])('needs a primary type if there are %s', (_, several) => {
    expect(() =>
      safe.calculateTypedMessageHash({ domain: {}, types: several, message: { x: true } }),
    ).toThrow('Please specify primaryType')
  })

  it.each<[path: string, type: string, value: unknown]>([
    ['a negative number', 'uint8', -1],
    ['a number that is too large', 'uint8', 256],
    ['a number that is too large for its sign', 'int8', 128],
    ['a fraction', 'uint256', 1.5],
    ['a number that is not exact', 'uint256', 2 ** 60],
    ['an empty text as a number', 'uint256', ''],
    ['a text as a number', 'uint256', 'one'],
    ['an odd size', 'uint7', 1],
    ['a large size', 'uint264', 1],
    ['short bytes', 'bytes4', '0x010203'],
    ['too many bytes', 'bytes33', `0x${'1'.repeat(66)}`],
    ['half a byte', 'bytes', '0x1'],
    ['a short address', 'address', '0x12'],
    ['a number as a flag', 'bool', 1],
    ['a number as a text', 'string', 1],
    ['nothing', 'string', undefined],
    ['no list', 'string[]', 'x'],
    ['a list of another length', 'string[2]', ['x']],
    ['a type that is not described', 'Person', {}],
    ['a type of every object', 'constructor', {}],
  ])('cannot have %s', (_, type, value) => {
    const data = {
      domain: {},
      types: { Note: [{ name: 'field', type }] },
      message: { field: value },
    } as EIP712TypedData
    const hash = () => safe.calculateTypedMessageHash(data)
    expect(hash).toThrow('Invalid typed data')
    expect(hash).toThrow(
      expect.objectContaining({
        code: -32602,
        cause: expect.objectContaining({ message: expect.stringContaining('message.field') }),
      }),
    )
  })

  it('is that of EIP-712 for random types and values', () => {
    const random = seededRandom(seedOfRun)
    const below = (limit: number) => Math.floor(random() * limit)
    const digits = (bytes: number) =>
      Array.from({ length: bytes }, () => below(256).toString(16).padStart(2, '0')).join('')
    const kinds: [type: () => string, value: (type: string) => unknown][] = [
      [
        () => `uint${8 * (1 + below(32))}`,
        (type) => BigInt(`0x${digits(Number(type.slice(4)) / 8)}`),
      ],
      [
        () => `int${8 * (1 + below(32))}`,
        (type) => BigInt.asIntN(Number(type.slice(3)), BigInt(`0x${digits(32)}`)),
      ],
      [() => `bytes${1 + below(32)}`, (type) => `0x${digits(Number(type.slice(5)))}`],
      [() => 'bytes', () => `0x${digits(below(100))}`],
      [
        () => 'string',
        () => String.fromCodePoint(...Array.from({ length: below(60) }, () => 1 + below(0xd000))),
      ],
      [() => 'bool', () => random() < 0.5],
      [() => 'address', () => `0x${digits(20)}`],
    ]
    for (let round = 0; round < 150; round++) {
      const build = (name: string, inner: [string, unknown][]) => {
        const fields = Array.from({ length: 1 + below(5) }, (_, at): [string, string, unknown] => {
          const [typeOf, valueOf] = kinds[below(kinds.length)]!
          const type = typeOf()
          const isList = random() < 0.3
          return [
            `f${at}`,
            isList ? `${type}[]` : type,
            isList ? Array.from({ length: below(4) }, () => valueOf(type)) : valueOf(type),
          ]
        })
        fields.push(
          ...inner.map(([type, value], at): [string, string, unknown] => [`i${at}`, type, value]),
        )
        return {
          types: { [name]: fields.map(([field, type]) => ({ name: field, type })) },
          value: Object.fromEntries(fields.map(([field, , value]) => [field, value])),
        }
      }
      const leaf = build('Leaf', [])
      const middle = build('Branch', [['Leaf[]', [leaf.value, leaf.value]]])
      const root = build('Root', [
        // Not in the order of their names, in which they are hashed.
        ['Leaf', leaf.value],
        ['Branch', middle.value],
        ['Branch[1][2]', [[middle.value], [middle.value]]],
      ])
      const data = {
        domain: { chainId: below(100_000), name: 'x' },
        types: { ...leaf.types, ...root.types, ...middle.types },
        message: root.value,
      }
      const ours = safe.calculateTypedMessageHash(data)
      expect(ours, `SEED=${seedOfRun}, round ${round}`).toBe(
        theirs({ ...data, primaryType: 'Root' }),
      )
    }
  })
})

describe('a signature check', () => {
  const final = parseAbi([
    'function isValidSignature(bytes32 hash, bytes signature) returns (bytes4)',
  ])
  const draft = parseAbi([
    'function isValidSignature(bytes data, bytes signature) returns (bytes4)',
  ])
  const asked = keccak256(toBytes('x'))

  function aSafe(answer: (data: string) => unknown) {
    const calls: string[] = []
    const answers: Answers = ({ method, params }) => {
      if (method === 'getSafeInfo') return safeInfo
      const [{ to, data }, block] = (params as { params: [{ to: string; data: string }, string] })
        .params
      expect({ to, block }).toEqual({ to: safeAddress, block: 'latest' })
      calls.push(data)
      return answer(data)
    }
    const { requests } = aHost(answers)
    return { sdk: new SafeAppsSDK(), calls, requests }
  }
  const approves = (selector: string) => (data: string) =>
    data.startsWith(selector) ? selector.padEnd(66, '0') : '0x'

  it.each(['0x', '0x01', `0x${'ab'.repeat(65)}`, `0x${'ab'.repeat(64)}`])(
    'calls the Safe by the final standard and then by its draft, with %.12s',
    async (signature) => {
      const { sdk, calls, requests } = aSafe(() => '0x')
      expect(await sdk.safe.isMessageHashSigned(asked, signature)).toBe(false)
      expect(calls).toEqual([
        encodeFunctionData({ abi: final, args: [asked, signature as `0x${string}`] }),
        encodeFunctionData({ abi: draft, args: [asked, signature as `0x${string}`] }),
      ])
      expect(requests()).toHaveLength(3)
    },
  )

  it.each(['0x1626ba7e', '0x20c13b0b'])('is true for the magic value %s', async (selector) => {
    const { sdk } = aSafe(approves(selector))
    expect(await sdk.safe.isMessageHashSigned(asked)).toBe(true)
    expect(await sdk.safe.isMessageSigned('x')).toBe(true)
    expect(await sdk.safe.isMessageSigned({ ...mail, primaryType: 'Mail' })).toBe(true)
  })

  it('is false for the other magic value, another response, and a failed call', async () => {
    const { sdk } = aSafe((data) => (data.startsWith('0x1626ba7e') ? '0x20c13b0b' : 5))
    expect(await sdk.safe.isMessageHashSigned(asked)).toBe(false)
    const failing = aSafe(() => {
      throw new Rejection('Request failed')
    })
    expect(await failing.sdk.safe.isMessageHashSigned(asked)).toBe(false)
  })

  it('fails if it was ended early, because then nothing is known', async () => {
    const controller = new AbortController()
    const { sdk } = aSafe(() => controller.abort())
    await expect(
      sdk.safe.isMessageHashSigned(asked, '0x', { signal: controller.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('finds a hex text that the host decoded before it was signed', async () => {
    const { sdk, calls } = aSafe((data) =>
      data.includes(hashMessage('Hello').slice(2)) ? '0x1626ba7e' : '0x',
    )
    expect(await sdk.safe.isMessageSigned('0x48656c6c6f')).toBe(true)
    expect(await sdk.safe.isMessageSigned('Hello')).toBe(true)
    expect(await sdk.safe.isMessageSigned('0xff')).toBe(false)
    expect(calls.at(-1)).toContain(hashMessage('0xff').slice(2))
  })

  it.each([
    ['0x12', '0x'],
    [asked, '0x1'],
    [asked, 'x'],
    [asked.slice(2), '0x'],
  ])('rejects the hash %.12s with the signature %s', async (hash, signature) => {
    const { sdk, requests } = aSafe(() => '0x')
    await expect(sdk.safe.isMessageHashSigned(hash, signature)).rejects.toMatchObject({
      code: -32602,
    })
    expect(requests()).toEqual([])
  })
})
