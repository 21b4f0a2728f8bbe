import { describe, expect, it } from 'vitest'
import {
  foundKinds,
  readTerms,
  type Term,
  textFields,
  writeTerms,
} from '../../../../../src/screens/transactions/find/terms.ts'
import { random } from '../../../safe/random.ts'

describe('a search in the URL', () => {
  it.each([
    ['payee:Frank', [{ field: 'payee', text: 'Frank' }]],
    ['label:"Office rent"', [{ field: 'label', text: 'Office rent' }]],
    ['amount:100..200', [{ field: 'amount', min: '100', max: '200' }]],
    ['amount:..0.5', [{ field: 'amount', max: '0.5' }]],
    ['amount:7', [{ field: 'amount', min: '7', max: '7' }]],
    ['date:2026-03', [{ field: 'date', from: '2026-03', until: '2026-03' }]],
    ['kind:send', [{ field: 'kind', kind: 'send' }]],
    ['rent', [{ field: 'text', text: 'rent' }]],
    ['kind:x', [{ field: 'text', text: 'kind:x' }]],
    ['amount:1e9', [{ field: 'text', text: 'amount:1e9' }]],
    ['date:tomorrow', [{ field: 'text', text: 'date:tomorrow' }]],
    ['', []],
    ['payee:""', [{ field: 'text', text: 'payee:""' }]],
  ])('%s', (text, terms) => {
    expect(readTerms(text)).toEqual(terms)
  })

  it('is read as it was written', () => {
    const { pick, upTo } = random()
    const number = () => `${upTo(100)}${pick(['', '.5', '.05'])}`
    const day = () => pick(['2026', '2025-11', '2026-03-01'])
    const text = () =>
      Array.from({ length: 1 + upTo(3) }, () => pick(['a', 'é ç', '"', '\\', ':', '..', '租金']))
        .join(pick(['', ' ']))
        .trim()
    const term = (): Term =>
      pick([
        () => ({ field: pick(textFields), text: text() }),
        () => ({ field: 'amount', min: number(), max: number() }) as const,
        () => ({ field: 'amount', max: number() }) as const,
        () => ({ field: 'date', from: day() }) as const,
        () => ({ field: 'date', from: day(), until: day() }) as const,
        () => ({ field: 'kind', kind: pick(foundKinds) }) as const,
      ])()
    for (let run = 0; run < 500; run += 1) {
      const terms = Array.from({ length: upTo(5) }, term)
      expect(readTerms(writeTerms(terms)), writeTerms(terms)).toEqual(terms)
    }
  })

  it('is never longer than a page can use', () => {
    expect(readTerms('a '.repeat(5000))).toHaveLength(12)
  })
})
