import { describe, expect, it } from 'vitest'
import { compareSizes, figuresOf } from '../../../scripts/build/sizes/compareSizes.ts'
import { describeSizes } from '../../../scripts/build/sizes/describeSizes.ts'
import type { Part } from '../../../scripts/build/sizes/part.ts'

const app = (parts: readonly Part[], problems: readonly string[] = []) => [
  { title: 'app', parts, problems },
]

describe('the sizes of what is built', () => {
  it('are a problem only above a limit', () => {
    const parts = (initial: number) => [
      { name: 'initial', bytes: initial, limit: 1000 },
      { name: 'queue', bytes: 999_999 },
    ]
    expect(compareSizes(app(parts(1000)), { app: { queue: 1 } }).problems).toEqual([])
    expect(compareSizes(app(parts(1001)), {}).problems).toEqual([
      'app, initial: 1 bytes more than its limit of 1000.',
    ])
  })

  it('are marked if they grew by more than a tenth', () => {
    const before = { app: { same: 1000, grown: 1000, larger: 1000, smaller: 1000 } }
    const { larger, sections, problems } = compareSizes(
      app([
        { name: 'same', bytes: 1000 },
        { name: 'grown', bytes: 1100 },
        { name: 'larger', bytes: 1101 },
        { name: 'smaller', bytes: 1 },
      ]),
      before,
    )
    expect(larger).toEqual(['app, larger'])
    expect(sections[0]?.rows.map(({ isLarger }) => isLarger)).toEqual([false, false, true, false])
    expect(problems).toEqual([])
  })

  it('report parts that were added or removed', () => {
    const { added, removed } = compareSizes(app([{ name: 'new', bytes: 1 }]), {
      app: { old: 1 },
      kit: { button: 1 },
    })
    expect([added, removed]).toEqual([['app, new'], ['app, old', 'kit, button']])
  })

  it('are committed for our own parts, and read back without a change', () => {
    const sections = app([
      { name: 'client', bytes: 5000 },
      { name: 'official client', bytes: 6000, isForeign: true },
    ])
    expect(figuresOf(sections)).toEqual({ app: { client: 5000 } })
    expect(compareSizes(sections, figuresOf(sections))).toMatchObject({
      larger: [],
      added: [],
      removed: [],
    })
  })

  it('come with what is wrong with how the parts are built', () => {
    expect(compareSizes(app([], ['The demo is in it.']), {}).problems).toEqual([
      'The demo is in it.',
    ])
  })

  it('are reported next to their committed size, with outliers at the end', () => {
    const sections = app([
      { name: 'initial', bytes: 2048, limit: 4096 },
      { name: 'queue', bytes: 3072 },
      { name: 'history', bytes: 512 },
      { name: 'other client', bytes: 1024, isForeign: true },
    ])
    const committed = { app: { initial: 2048, queue: 2048, send: 1024 } }
    expect(describeSizes(compareSizes(sections, committed)).slice(1)).toEqual([
      '',
      'app',
      '     2.0      2.0        =  initial (limit 4.0)',
      '     3.0      2.0  +50.0 %  queue ← larger',
      '     0.5               new  history',
      '     1.0                    for comparison: other client',
      '',
      'Larger by more than 10 %:',
      '  app, queue',
      'New:',
      '  app, history',
      'Gone:',
      '  app, send',
    ])
  })
})
