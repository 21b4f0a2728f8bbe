import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { applyFaults, areas, kinds, type Source } from '../../../scripts/faults/fault.ts'
import { isFaulted, pickFaults } from '../../../scripts/faults/pickFaults.ts'
import { placesIn } from '../../../scripts/faults/placesIn.ts'

const folders = [
  'safe',
  'signing',
  'chain',
  'gateway',
  'queries',
  'wallet/connect',
  'apps/host',
  'screens/transactions/send',
]
const sources: Source[] = folders.flatMap((folder) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('src', folder, file))
    .filter(isFaulted)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
)
const pick = (seed: number, count: number, equivalent: string[] = [], from = sources) =>
  pickFaults(from, { seed, count, equivalent: new Set(equivalent) })
const textOf = (name: string) => sources.find(({ file }) => file === name)?.text ?? ''

/** What the mistakes make of a source: each with its place marked. */
const mistakesIn = (text: string, file = 'src/safe/x.tsx') =>
  placesIn({ file, text }).flatMap(({ kind, start, end, options }) =>
    options.map((to) => `${kind}: ${text.slice(start, end)} → ${to}`),
  )

describe('a seed', () => {
  const faults = pick(1, 80)

  it('always gives the same faults, and another seed gives others', () => {
    expect(pick(1, 80, [], sources.toReversed())).toEqual(faults)
    expect(pick(2, 80)).not.toEqual(faults)
  })

  it('gives a longer list that starts with the shorter one', () => {
    expect(pick(1, 100).slice(0, 80)).toEqual(faults)
  })

  it('spreads its faults evenly over the areas and kinds', () => {
    for (const area of areas) expect(faults.filter((fault) => fault.area === area)).toHaveLength(10)
    for (const kind of kinds)
      expect(faults.filter((fault) => fault.kind === kind).length).toBeGreaterThanOrEqual(17)
  })

  it('puts at most two faults in a file', () => {
    for (const { file } of faults)
      expect(faults.filter((fault) => fault.file === file).length).toBeLessThanOrEqual(2)
  })

  it('leaves out the faults that change nothing, and replaces them', () => {
    const [first, second] = faults
    const others = pick(1, 80, [first?.id ?? '', second?.id ?? ''])
    expect(others).toHaveLength(80)
    expect(others.map(({ id }) => id)).not.toContain(first?.id)
  })

  it('changes exactly one place, on the line that it names', () => {
    for (const fault of faults) {
      const text = textOf(fault.file)
      const { offset, from, to } = fault
      expect(applyFaults(text, [fault])).toBe(
        text.slice(0, offset) + to + text.slice(offset + from.length),
      )
      expect(to).not.toBe(from)
      expect(text.slice(0, offset).split('\n')).toHaveLength(fault.line)
    }
  })
})

describe('a fault', () => {
  const text = 'const a = 1\nexport const isOld = (x: number) => x < a\n'
  const faults = (source: string) => pick(1, 1, [], [{ file: 'src/safe/x.ts', text: source }])

  it('is found again where its lines have moved, under the same id', () => {
    const [fault] = faults(text)
    const moved = `// new\n\n${text}`
    expect(fault).toMatchObject({ from: '<', to: '<=', line: 2 })
    expect(applyFaults(moved, fault ? [fault] : [])).toBe(moved.replace('<', '<='))
    expect(faults(moved)[0]?.id).toBe(fault?.id)
  })

  it('is distinguished from the same line elsewhere in its file', () => {
    const twice = `function a(x) {\n  return x < 1\n}\nfunction b(x) {\n  return x < 1\n}\n`
    const [first, second] = pick(1, 2, [], [{ file: 'src/safe/x.ts', text: twice }])
    expect(first?.id).not.toBe(second?.id)
    expect(new Set([first?.line, second?.line])).toEqual(new Set([2, 5]))
  })

  it('is not put elsewhere if its place has changed', () => {
    const apply = () => applyFaults('export const isOld = () => false\n', faults(text))
    expect(apply).toThrow('src/safe/x.ts has changed where the fault belongs: <')
  })

  test('two of a file are applied at once', () => {
    const both = 'const a = (x) => x < 1\nconst b = (x) => x === 1\n'
    const two = pick(1, 2, [], [{ file: 'src/safe/x.ts', text: both }])
    expect(applyFaults(both, two)).toBe('const a = (x) => x <= 1\nconst b = (x) => x !== 1\n')
  })
})

describe('the kinds of mistakes', () => {
  test('a wrong operator, but not between texts', () => {
    expect(mistakesIn("const a = (b + 1n) * c >= d && e || f + 'text'")).toEqual([
      'operator: + → -',
      'operator: * → /',
      'operator: >= → >',
      'operator: && → ||',
      'operator: || → &&',
    ])
  })

  test('a branch that is taken in the opposite case, or removed', () => {
    expect(mistakesIn('function f(a) { if (!a.done) return g(); return a.b(1) ? x : y }')).toEqual([
      'branch: if (!a.done) return g(); → ',
      'branch: !a.done → a.done',
      'branch: a.b(1) → !a.b(1)',
    ])
    expect(mistakesIn('function f(a) { if (a as B) { g() } }')).toEqual([
      'branch: a as B → !(a as B)',
    ])
  })

  test('another property of the same object', () => {
    expect(mistakesIn('const f = (tx) => send(tx.to, tx.value, list.length)')).toEqual([
      'field: to → value',
      'field: value → to',
    ])
    expect(mistakesIn('const f = ({ to, value = 0n }) => send(to, value)')).toEqual([
      'field: to → value: to',
      'field: value → to: value',
    ])
  })

  test('another message of the same function', () => {
    expect(
      mistakesIn(
        [
          'const A = () => { const text = useText(all)',
          "return [text('title'), text('hint'), text('count', { n })] }",
        ].join('; '),
      ),
    ).toEqual(["text: 'title' → 'hint'", "text: 'hint' → 'title'"])
  })

  test('another member of a union', () => {
    expect(
      mistakesIn(
        [
          "type Status = 'ready' | 'failed'",
          "const isFailed = (a: { status: Status }) => a.status === 'failed'",
        ].join('\n'),
      ),
    ).toEqual(['operator: === → !==', "text: 'failed' → 'ready'"])
    expect(
      mistakesIn(
        "const f = (a) => { if (a.kind === 'swap') return { kind: 'order' }; return a }",
      ).filter((mistake) => mistake.startsWith('text')),
    ).toEqual(["text: 'swap' → 'order'", "text: 'order' → 'swap'"])
  })

  test('nothing in types, imports, errors, logs, and the dependencies of hooks', () => {
    const text = `
import { a } from 'a'
type A = { [K in keyof B]: B[K] extends 'x' ? 1 : 2 }
const b = useMemo(() => c, [d.e, d.f])
function g() {
  console.log(h < i)
  throw new Error(j.k + j.l)
}`
    expect(mistakesIn(text)).toEqual([])
  })

  test('only in files with code', () => {
    expect(
      [
        'src/safe/verify.ts',
        'src/safe/index.ts',
        'src/gateway/types/chains.ts',
        'src/wallet/catalog/wallets/braveWallet.ts',
        'src/screens/transactions/queue/text.ts',
        'src/ui/Button/Button.tsx',
        'src/screens/transactions/queue/messages/en.json',
      ].filter(isFaulted),
    ).toEqual(['src/safe/verify.ts'])
  })
})
