import { describe, expect, it } from 'vitest'
import { type Effect, ownersChange, type SettingsEffect } from '#safe'

const [alice, bob, carol, dave] = ['a', 'b', 'c', 'd'].map((digit) => `0x${digit.repeat(40)}`) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
]
const before = { owners: [alice, bob, carol], threshold: 2 }
const settings = (change: SettingsEffect): Effect => ({ kind: 'settings', change })
const batch = (...effects: Effect[]): Effect => ({ kind: 'batch', to: dave, effects })
const add = settings({ type: 'addOwner', owner: dave, threshold: 3 })
const swap = settings({ type: 'swapOwner', from: bob, to: dave })
const remove = settings({ type: 'removeOwner', owner: carol, threshold: 1 })

/** `+d -b 2/3 3/4` */
const said = (effect: Effect) => {
  const change = ownersChange(effect, before)
  const signs = { kept: '', added: '+', removed: '-' }
  return (
    change &&
    [
      ...change.owners.map((one) => `${signs[one.change]}${one.address[2]}`),
      `${change.before.required}/${change.before.owners}`,
      `${change.after.required}/${change.after.owners}`,
    ].join(' ')
  )
}

describe('who controls a Safe after a transaction', () => {
  it.each<[string, Effect, string | undefined]>([
    ['one more', add, 'a b c +d 2/3 3/4'],
    ['one in place of another', swap, 'a -b c +d 2/3 2/3'],
    ['one less', remove, 'a b -c 2/3 1/2'],
    ['more signatures', settings({ type: 'changeThreshold', threshold: 3 }), 'a b c 2/3 3/3'],
    ['all of a batch', batch(swap, batch(remove)), 'a -b -c +d 2/3 1/2'],
    ['unchanged by a new module', settings({ type: 'enableModule', module: dave }), undefined],
    ['unchanged by a payment', { kind: 'native', to: dave, raw: 1n }, undefined],
  ])('%s', (_, effect, words) => {
    expect(said(effect)).toBe(words)
  })
})
