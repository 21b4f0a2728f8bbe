import { describe, expect, it } from 'vitest'
import { createPersistedStore } from '#base'
import {
  type AllLabels,
  countLabels,
  type Label,
  labelKey,
  labelProblem,
  type Labels,
  labelsIn,
  mergeLabels,
  mostLabels,
  parseLabels,
  usedLabels,
  withLabel,
  withoutLabel,
} from '../../../../../src/screens/core/stores/labels.ts'
import { random } from '../../../safe/random.ts'

const rent: Label = { kind: 'category', text: 'Rent' }
const berlin: Label = { kind: 'project', text: 'Berlin office' }
const safe = `1:0x${'5a'.repeat(20)}`
const hash = `0x${'ab'.repeat(32)}` as const

describe('the labels of a transaction', () => {
  it('are added once, whatever their capitals', () => {
    expect(withLabel([rent], berlin)).toEqual([rent, berlin])
    expect(withLabel([rent], { kind: 'category', text: 'RENT' })).toEqual([rent])
    expect(withLabel([rent], { kind: 'project', text: 'Rent' })).toHaveLength(2)
  })

  it('change in their place, and are removed', () => {
    const next: Label = { kind: 'category', text: 'Office' }
    expect(withLabel([rent, berlin], next, rent)).toEqual([next, berlin])
    expect(withLabel([rent, next, berlin], rent, berlin)).toEqual([next, rent])
    expect(withoutLabel([rent, berlin], { kind: 'category', text: 'rent' })).toEqual([berlin])
    expect(withLabel([berlin], next, rent)).toEqual([berlin, next])
  })

  it.each([
    ['', 'empty'],
    [' \u200b ', 'empty'],
    ['Re\u202ent', 'hidden'],
    ['x'.repeat(41), 'tooLong'],
    ['rent', 'twice'],
    ['x'.repeat(40), undefined],
    ['🏢'.repeat(40), undefined],
  ])('%j: %s', (text, problem) => {
    expect(labelProblem({ kind: 'category', text }, [rent])).toBe(problem)
  })

  it('are at most ten, and one of ten can be changed', () => {
    const many = Array.from({ length: mostLabels }, (_, at): Label => ({
      kind: 'project',
      text: `P${at}`,
    }))
    expect(labelProblem(rent, many)).toBe('tooMany')
    expect(labelProblem(rent, many, many[3])).toBeUndefined()
    expect(withLabel(many, rent)).toBe(many)
  })

  it('stay with a proposal when it is executed, and with a transfer by its ID', () => {
    const upper = `0x${'AB'.repeat(32)}` as const
    expect(labelKey({ id: 'multisig_1', multisig: { safeTxHash: upper } })).toBe(hash)
    expect(labelKey({ id: 'transfer_0x5a_e1', multisig: null })).toBe('transfer_0x5a_e1')
  })

  it('are found by its hash or its ID; an ID that every object has finds none', () => {
    const labels = { [hash]: [rent], transfer_1: [berlin] }
    const of = (id: string) => labelsIn(labels, { id, multisig: null })
    expect(labelsIn(labels, { id: 'x', multisig: { safeTxHash: hash } })).toEqual([rent])
    expect(of('transfer_1')).toEqual([berlin])
    for (const id of ['constructor', 'toString', '__proto__', 'valueOf']) expect(of(id)).toEqual([])
    // Memoized rows are given the same list again.
    expect(of('constructor')).toBe(of('transfer_2'))
  })
})

describe('the labels of a Safe', () => {
  it('are each listed once, those of most transactions first', () => {
    const all = { a: [rent], b: [berlin], c: [{ ...berlin, text: 'berlin OFFICE' }] }
    expect(usedLabels(all)).toEqual([berlin, rent])
  })

  it('are read once each, however many there are', () => {
    let reads = 0
    const counted = (at: number): Label => ({
      kind: 'project',
      get text() {
        reads += 1
        return `P${at}`
      },
    })
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, at): [string, Labels] => [`x_${at}`, [counted(at)]]),
    )
    expect(usedLabels(many)).toHaveLength(10_000)
    expect(reads).toBe(10_000)
  })
})

describe('stored labels', () => {
  const all: AllLabels = { [safe]: { [hash]: [rent, berlin] } }

  it('are read as they were written; what is damaged is dropped and counted', () => {
    let dropped = 0
    const drop = () => void (dropped += 1)
    expect(parseLabels(JSON.parse(JSON.stringify(all)), drop)).toEqual(all)
    expect(dropped).toBe(0)
    const damaged = {
      [safe]: { [hash]: [rent, { kind: 'x', text: 'y' }, rent, berlin], '../x': [rent] },
      'no safe': {},
    }
    expect(parseLabels(damaged, drop)).toEqual(all)
    expect(dropped).toBe(4)
    expect(parseLabels([], drop)).toBeUndefined()
  })

  it('strip invisible characters', () => {
    const read = parseLabels({ [safe]: { [hash]: [{ kind: 'category', text: 'A\u202eB' }] } })
    expect(read?.[safe]?.[hash]).toEqual([{ kind: 'category', text: 'A[U+202E]B' }])
  })

  it('of two tabs that label the same row are both kept', () => {
    const items = new Map<string, string>()
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    }
    const tab = () =>
      createPersistedStore<AllLabels>({ key: 'x', parse: parseLabels, initial: {}, storage })
    const [one, other] = [tab(), tab()]
    const add = (label: Label) => (before: AllLabels) => ({
      ...before,
      [safe]: { ...before[safe], [hash]: withLabel(before[safe]?.[hash] ?? [], label) },
    })
    one.get()
    other.get()
    one.update(add(rent))
    other.update(add(berlin))
    expect(one.get()).toEqual(all)
    expect(other.get()).toEqual(all)
  })

  it('are merged by their own keys alone', () => {
    const file = { [safe]: { constructor: [rent] } }
    expect(mergeLabels({ [safe]: {} }, file)).toEqual(file)
  })

  it('from a file are merged with existing labels; importing again changes nothing', () => {
    const { pick, upTo } = random(7)
    const any = (): AllLabels => ({
      [safe]: Object.fromEntries(
        Array.from({ length: upTo(4) }, (_, at) => [
          `transfer_${at}`,
          Array.from({ length: 1 + upTo(4) }, () => ({
            kind: pick(['category', 'project'] as const),
            text: pick(['Rent', 'rent', 'Grants', 'Payroll']),
          })).reduce<readonly Label[]>((labels, one) => withLabel(labels, one), []),
        ]),
      ),
    })
    for (let run = 0; run < 200; run += 1) {
      const [there, file] = [any(), any()]
      const merged = mergeLabels(there, file)
      expect(mergeLabels(merged, file)).toEqual(merged)
      expect(countLabels(merged)).toBeGreaterThanOrEqual(countLabels(there))
      for (const [key, labels] of Object.entries(there[safe] ?? {}))
        expect(merged[safe]?.[key]?.slice(0, labels.length)).toEqual(labels)
    }
  })
})
