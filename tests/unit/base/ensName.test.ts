import { normalize } from 'viem/ens'
import { expect, it } from 'vitest'
import { isPlainEnsName } from '#base'
import { random } from '../safe/random.ts'

const isNormal = (name: string) => {
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}

it.each(['vitalik.eth', 'a-b.c0.base.eth', '-.eth', 'a--b.eth', '0x1234.eth', 'xn-a.eth'])(
  '%s is plain, and normalized as it is',
  (name) => {
    expect([isPlainEnsName(name), isNormal(name)]).toEqual([true, true])
  },
)

it.each([
  'Vitalik.eth',
  'xn--a.eth',
  'b.xn--a.eth',
  'a..eth',
  '',
  '.',
  'a_b.eth',
  'café.eth',
  'a b',
])('%j is left to the tables', (name) => {
  expect(isPlainEnsName(name)).toBe(false)
})

const { seed, pick, upTo } = random()

it(`is never said of a name that is normalized to another one, or invalid; seed ${seed}`, () => {
  let plain = 0
  for (let round = 0; round < 20_000; round++) {
    const letters = Array.from({ length: 1 + upTo(8) }, () => pick([...'aAbx01--.._é']))
    const name = letters.join('')
    if (!isPlainEnsName(name)) continue
    plain++
    expect(isNormal(name), name).toBe(true)
  }
  expect(plain).toBeGreaterThan(1000)
})
