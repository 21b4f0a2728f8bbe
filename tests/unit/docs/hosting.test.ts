import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { chainFeatures } from '#base'
import { parseConfig } from '../../../src/app/config.ts'
import { ConfigError } from '../../../src/app/ConfigError.ts'
import { readPastPrice } from '../../../src/screens/common/pastPrices/pastPrice.ts'

const page = readFileSync('docs/hosting.md', 'utf8')
const examples = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(
  ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
)
const [config = {}, alone = {}, chain = {}, ownMarks = {}, prices = {}, answer = {}] = examples
const rows = (heading: string) =>
  [
    ...page
      .slice(page.indexOf(`| ${heading} |`))
      .split('\n\n', 1)[0]!
      .matchAll(/^\| `(\w+)`/gm),
  ].map(([, name = '']) => name)

function problemsOf(value: unknown): readonly string[] {
  try {
    parseConfig(value)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.problems.map(({ field }) => field)
  }
}

describe('the examples of docs/hosting.md', () => {
  it('are a configuration, one of its chains, its marks, and its prices', () => {
    expect(examples).toHaveLength(6)
    expect(problemsOf(config)).toEqual([])
    expect(problemsOf(alone)).toEqual([])
    expect(problemsOf({ ...alone, chains: 'gateway' })).toEqual(['chains'])
    expect(problemsOf({ ...config, chains: [chain] })).toEqual([])
    expect(problemsOf({ ...config, ...ownMarks })).toEqual([])
    expect(prices).toHaveProperty('prices.url')
    expect(problemsOf({ ...config, ...prices })).toEqual([])
  })

  it('have a past price that the app uses', () => {
    const [told] = Object.values(answer['coins'] as Record<string, { timestamp: number }>)
    const second = told?.timestamp ?? 0
    const request = { chainId: '1', token: 'native', decimals: 6, second } as const
    expect(readPastPrice(told, request)).toEqual({ price: '1.0001', currency: 'USD' })
  })

  it('need what the page calls required, and nothing else', () => {
    const required = Object.keys(chain).filter((field) => {
      const { [field]: _, ...rest } = chain
      return problemsOf({ ...config, chains: [rest] }).length > 0
    })
    expect(required).toEqual(['chainId', 'name', 'shortName', 'symbol'])
  })
})

test('docs/hosting.md has the fields of the configuration', () => {
  const fields = rows('Field')
  const wrong = problemsOf(Object.fromEntries(fields.map((field) => [field, 0])))
  expect(wrong.toSorted()).toEqual(fields.toSorted())
  const [, schema = ''] = /^const schema = (.*?)^\)$/ms.exec(
    readFileSync('src/app/config.ts', 'utf8'),
  )!
  const known = [...schema.matchAll(/^ {4}(\w+): /gm)].map(([, field = '']) => field)
  expect(known.toSorted()).toEqual(fields.toSorted())
})

test('docs/hosting.md has the features that have an effect', () => {
  const unused = ['SAFE_TX_GAS_OPTIONAL']
  expect(rows('Feature').toSorted()).toEqual(
    [
      ...chainFeatures.filter((feature) => !unused.includes(feature)),
      'RELAYING',
      'POSITIONS',
    ].toSorted(),
  )
})
