import { createResponseValidator } from '#gateway/validate'
import { hexToBytes, isHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { sampled } from '../size.ts'
import { random, type Random } from '../unit/safe/random.ts'
import { answered, answerOf, routeOf, type Sample } from './samples/samples.ts'
import { corrupt, faultIn } from './corrupt.ts'
import type { Path } from './wire.ts'

// One value, one spelling. In each recorded response, every text that is hex or a number is spelled
// in other ways, and made too large: it is rejected, or stands for the same bytes.

const validate = createResponseValidator()

interface Leaf {
  path: Path
  value: string
}

function leavesIn(value: unknown, path: Path = []): Leaf[] {
  if (typeof value === 'string') return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/**
 * Fields that are texts to the client: nothing is hashed or computed from them. `id` is that of an
 * account.
 */
const texts =
  /^(?:id|dataTypeId|buildNumber|taskId|executedSurplusFee|(?:collectibles|messages|txHistory|txQueued)Tag)$/
/** Decimal numbers, which can be larger and have a fraction. */
const estimates = /^expected(?:Annual|Monthly)Reward$/
/** What calls and typed data say, which has types of its own. */
const typed = /^(?:parameters|fullAppData|message|metadata|contractAbi|chainIds)$/

const nameOf = ({ path }: Leaf) => String(path.findLast((key) => typeof key === 'string'))

const isRead = (leaf: Leaf, { route }: Sample) =>
  /^(?:0x[\da-fA-F]+|\d+)$/.test(leaf.value) &&
  !leaf.path.some((key) => typeof key === 'string' && typed.test(key)) &&
  !(texts.test(nameOf(leaf)) && !(nameOf(leaf) === 'id' && route?.startsWith('collectibles')))

const isDigits = (value: string) => /^\d/.test(value) && !value.startsWith('0x')

const places = answered.flatMap((sample) =>
  leavesIn(answerOf(sample))
    .filter((leaf) => isRead(leaf, sample))
    .map((leaf) => ({ sample, leaf })),
)

/** The same value in other words, as some library or language would read it. */
const spellings = (value: string): string[] =>
  isDigits(value)
    ? [
        `0${value}`,
        `+${value}`,
        ` ${value}`,
        `${value} `,
        `${value}\n`,
        `${value}n`,
        `${value}.`,
        `0x${BigInt(value).toString(16)}`,
        value.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
        `${value}_0`,
      ]
    : [
        `0X${value.slice(2)}`,
        `0X${value.slice(2).toUpperCase()}`,
        `0x${value.slice(2).toUpperCase()}`,
        value.slice(2),
        ` ${value}`,
        `${value} `,
        `${value}\n`,
        `\u200b${value}`,
        `0x0${value.slice(2)}`,
        value.replace(/[a-f]/i, (digit) =>
          String.fromCharCode(0xff21 + digit.toLowerCase().charCodeAt(0) - 97),
        ),
      ]

const tooLarge = (draw: Random, leaf: Leaf): string[] => [
  ...(estimates.test(nameOf(leaf)) ? [] : [String(2n ** 256n + draw.uint())]),
  String(draw.upTo(9) + 1).padEnd(80_000, '7'),
]

/** Whether another spelling that is accepted has the same meaning to anyone who hashes it. */
const isSame = (value: string, other: string): boolean =>
  isDigits(value)
    ? other === value
    : isHex(other) && String(hexToBytes(other)) === String(hexToBytes(value as `0x${string}`))

function acceptedOf(sample: Sample, { path, value }: Leaf, others: readonly string[]): string[] {
  const route = routeOf(sample)
  const answer = answerOf(sample)
  return others
    .filter((other) => other !== value)
    .filter((other) => faultIn(validate, route, corrupt(answer, path, other)) === undefined)
    .filter((other) => !isSame(value, other))
    .map((other) => `${route.path} ${path.join('.')}: ${JSON.stringify(other.slice(0, 90))}`)
}

describe('a hex or decimal text of a recorded response', () => {
  it('is found often enough to be meaningful', () => {
    expect(places.length).toBeGreaterThan(1_000)
    expect(new Set(places.map(({ sample }) => routeOf(sample).path)).size).toBeGreaterThan(30)
  })

  it('each value has one accepted encoding', () => {
    const wrong = sampled(places, 3).flatMap(({ sample, leaf }) =>
      acceptedOf(sample, leaf, spellings(leaf.value)),
    )
    expect(wrong).toEqual([])
  })

  it('accepts only numbers that fit a contract type, and rejects longer ones quickly', () => {
    const draw = random()
    const numbers = places.filter(({ leaf }) => isDigits(leaf.value))
    const wrong = sampled(numbers, 5).flatMap(({ sample, leaf }) =>
      acceptedOf(sample, leaf, tooLarge(draw, leaf)),
    )
    expect(wrong).toEqual([])
  })
})

describe('decimals in a recorded response', () => {
  const numbersIn = (value: unknown, path: Path = []): Path[] => {
    if (typeof value === 'number' && /decimals$/i.test(String(path.at(-1)))) return [path]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, inner]) =>
      numbersIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    )
  }
  const decimals = answered.flatMap((sample) =>
    numbersIn(answerOf(sample)).map((path) => ({ sample, path })),
  )
  const isAccepted = ({ sample, path }: (typeof decimals)[number], value: number) =>
    faultIn(validate, routeOf(sample), corrupt(answerOf(sample), path, value)) === undefined

  // As many zeros are written as there are decimals.
  it('fit into the byte that contracts return', () => {
    expect(decimals.length).toBeGreaterThan(10)
    for (const value of [256, 80_000, 2 ** 31, Number.MAX_SAFE_INTEGER])
      expect(decimals.filter((one) => isAccepted(one, value))).toEqual([])
    expect(decimals.filter((one) => !isAccepted(one, 255))).toEqual([])
  })
})
