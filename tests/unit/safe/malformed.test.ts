import { describe, expect, it } from 'vitest'
import type { Address, Hex } from '#base'
import {
  addressesOf,
  allEffects,
  allowanceModules,
  decodeTransaction,
  effectTokens,
  encodeMultiSend,
  plainTx,
} from '#safe'
import { canonicalCall, encodeCall, type Method } from '../../../src/safe/method.ts'
import { methods } from '../../../src/safe/methods.ts'
import { rounds } from '../../size.ts'
import { aCallOf, type Place, spellingsOf } from './malformedCalls.ts'
import { random } from './random.ts'
import { safe } from './vectors.ts'

const token: Address = '0x33bd7D5f3891538cbd1288024f7727005dcED117'
const spender: Address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const callOnly: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

const places: readonly Place[] = [
  ...[token, safe, permit2, ...allowanceModules].map((to) => ({ to, operation: 0 }) as const),
  ...(['MultiSend', 'MultiSendCallOnly', 'SignMessageLib', 'SafeMigration'] as const)
    .flatMap((contract) => addressesOf(contract, '1.4.1'))
    .map((to) => ({ to, operation: 1 }) as const),
]

const read = (place: Place, data: Hex, value = 0n) =>
  decodeTransaction(plainTx({ ...place, value, data, nonce: 1n }), safe)

/** Effects that say nothing of what a method does. */
const bare: readonly string[] = ['call', 'delegatecall']

const { seed, ...draw } = random()
console.log(`SEED=${seed}`)

/** A canonical call of a method that the Safe itself permits, and holds a batch if it is one. */
function aCall(method: Method): Hex {
  if (method === methods.multiSend)
    return encodeMultiSend([
      { to: token, value: 0n, data: encodeCall(methods.approve, [spender, 5n]), operation: 0 },
    ])
  if (method === methods.permit)
    return encodeCall(methods.permit, [safe, draw.address(), draw.uint(), 9n, draw.bytes(65)])
  return aCallOf(method, { seed, ...draw })
}

const all = Object.entries<Method>(methods)
const isRead = (method: Method, place: Place) =>
  !bare.includes(read(place, aCall(method)).effect.kind)

describe('a known method', () => {
  it('is read somewhere, or is never called by a Safe', () => {
    const unread = all.filter(([, method]) => !places.some((place) => isRead(method, place)))
    expect(unread.map(([name]) => name)).toEqual(['setup', 'executeAllowanceTransfer'])
  })

  it.each(all)('%s is decoded, or reported as malformed, in every encoding', (_, method) => {
    for (const place of places.filter((one) => isRead(method, one))) {
      for (let round = 0; round < rounds(20); round++) {
        const data = aCall(method)
        const spellings = spellingsOf(method, data)
        for (const { what, data: spelled } of spellings.filter(({ isSame }) => isSame))
          expect(read(place, spelled), `${what}: ${spelled}`).toEqual(read(place, data))
        for (const { what, data: spelled } of spellings.filter(({ isSame }) => !isSame)) {
          const { effect, risks } = read(place, spelled)
          const about = `${method.name}, ${what}: ${spelled}`
          const named = risks.find(({ id }) => id === 'malformed')
          const isUndecodable = risks.some(({ id }) => id === 'undecodable')
          if (method === methods.multiSend && isUndecodable) continue
          // Then the zero address is whose permit it is.
          if (method === methods.permit && what === 'its selector alone') continue
          expect(named, about).toMatchObject({ method: method.name })
          expect(effect, about).toMatchObject({ kind: 'malformed', to: place.to, raw: 0n })
          // What it may do is what the call does in the ABI's own encoding, with all of its risks.
          const may = read(place, canonicalCall(method, spelled))
          expect(effect.kind === 'malformed' && effect.may, about).toEqual(may.effect)
          expect(risks, about).toEqual([...may.risks, named])
        }
      }
    }
  })

  const unpayable = all.filter(([, method]) => method !== methods.execTransaction)
  it.each(unpayable)(
    '%s is reported as malformed with a value that it doesn’t accept',
    (_, method) => {
      for (const place of places.filter((one) => one.operation === 0 && isRead(method, one))) {
        const data = aCall(method)
        const { effect, risks } = read(place, data, 3n)
        const plain = read(place, data)
        expect(effect).toEqual({
          kind: 'malformed',
          to: place.to,
          raw: 3n,
          method: method.name,
          may: plain.effect,
        })
        expect(risks).toEqual([...plain.risks, { id: 'malformed', at: [], method: method.name }])
      }
    },
  )
})

describe('a malformed call', () => {
  const word = (digits: string) => digits.padStart(64, '0')
  const dirty = (address: Address) => `${'f'.repeat(24)}${address.slice(2)}`
  const may = (to: Address, data: Hex) => {
    const { effect } = read({ to, operation: 0 }, data)
    return effect.kind === 'malformed' ? effect.may : undefined
  }

  it('is read without the bits that do not count', () => {
    expect(may(token, `0x095ea7b3${dirty(spender)}${word('5')}`)).toEqual({
      kind: 'approve',
      token,
      spender,
      raw: 5n,
    })
    expect(may(token, `0xa22cb465${dirty(spender)}${word('100')}`)).toEqual({
      kind: 'approveAll',
      token,
      operator: spender,
      approved: true,
    })
    const [module] = allowanceModules as [Address]
    const numbers = ['1'.repeat(24), '2'.repeat(4), '3'.repeat(8)]
    const padded = numbers.map((one) => one.padStart(64, 'e')).join('')
    expect(may(module, `0xbeaeb388${dirty(spender)}${dirty(token)}${padded}`)).toEqual({
      kind: 'limit',
      module,
      change: {
        type: 'setAllowance',
        delegate: spender,
        token,
        raw: BigInt(`0x${numbers[0]}`),
        minutes: 0x2222,
        from: 0x33333333,
      },
    })
  })

  it('is read with zeros after its end', () => {
    const short: Hex = `0xa9059cbb${word(spender.slice(2))}${word('5').slice(0, -2)}`
    expect(may(token, short)).toEqual({ kind: 'erc20', token, to: spender, raw: 0n })
    const shifted: Hex = `0xa9059cbb${word(spender.slice(2)).slice(0, -2)}${word('5')}`
    expect(may(token, shifted)).toMatchObject({ kind: 'erc20', raw: 5n << 8n })
  })

  it('names its token, wherever it is', () => {
    const data: Hex = `0x095ea7b3${dirty(spender)}${word('5')}`
    const batch = encodeMultiSend([{ to: token, value: 0n, data, operation: 0 }])
    const moved = batch.replace(word('20'), `${word('40')}${word('0')}`) as Hex
    const { effect, risks } = read({ to: callOnly, operation: 1 }, moved)
    expect(allEffects(effect).map(({ kind }) => kind)).toEqual([
      'malformed',
      'batch',
      'malformed',
      'approve',
    ])
    expect(effectTokens(effect)).toEqual([token])
    expect(risks).toEqual([
      { id: 'malformed', at: [0], method: 'approve' },
      { id: 'malformed', at: [], method: 'multiSend' },
    ])
  })
})
