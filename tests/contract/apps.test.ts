import { SafeAppProvider } from '#apps/provider'
import SafeAppsSDK from '#apps/sdk'
import { SafeAppProvider as OfficialProvider } from '@safe-global/safe-apps-provider'
import OfficialSdk, * as official from '@safe-global/safe-apps-sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aHost, hostOrigin, safeInfo } from '../unit/apps/standInHost.ts'
import * as ours from '../../src/exports/apps-sdk.ts'
import { type Case, type Provider, providerCases, type Sdk, sdkCases } from './appsCases.ts'
import { type Difference, providerDifferences, sdkDifferences } from './appsDifferences.ts'
import { type Observed, observe } from './appsObserve.ts'

afterEach(() => void vi.unstubAllGlobals())

const parts = ['messages', 'envelope', 'outcome', 'told', 'code'] as const
type Parts = Record<(typeof parts)[number], string>

/**
 * What ours should do: what the official package does, with the differences of the table. Throws
 * for a row that does not apply.
 */
function expectedOf(name: string, theirs: Parts, table: readonly Difference[]): Parts {
  const expected = { ...theirs }
  for (const { of, changes, reason } of table) {
    if (!of.includes(name)) continue
    for (const [part, [from, to]] of Object.entries(changes) as [
      keyof Difference['changes'],
      [string, string],
    ][]) {
      if (!expected[part].includes(from))
        throw new Error(
          `${name}: the official package has no ${from} in its ${part}, for which the reason is: ` +
            `${reason}`,
        )
      expected[part] = expected[part].replace(from, () => to)
    }
  }
  // What is not sent has no envelope.
  return expected.messages === 'none' || theirs.messages === 'none'
    ? { ...expected, envelope: '' }
    : expected
}

const partsOf = (seen: Observed): Parts =>
  Object.fromEntries(parts.map((part) => [part, seen[part]])) as Parts

async function compare<Subject>(
  one: Case<Subject>,
  table: readonly Difference[],
  theirs: () => Subject,
  create: () => Subject,
) {
  const official = partsOf(await observe(one, theirs))
  const own = partsOf(await observe(one, create))
  const expected = expectedOf(one.name, official, table)
  return { own: expected.envelope === '' ? { ...own, envelope: '' } : own, expected }
}

const anOfficialSdk = () => new OfficialSdk() as unknown as Sdk
const anSdk = () => new SafeAppsSDK()
const anOfficialProvider = () =>
  new OfficialProvider(safeInfo, new OfficialSdk() as never) as unknown as Provider
const aProvider = (): Provider => new SafeAppProvider(safeInfo, new SafeAppsSDK())

describe('next to the official SDK, in the same host,', () => {
  it.each(sdkCases.map((one) => [one.name, one] as const))(
    '%s is the same, or differs as listed',
    async (_, one) => {
      const { own, expected } = await compare(one, sdkDifferences, anOfficialSdk, anSdk)
      expect(own).toEqual(expected)
    },
  )

  it('the cases send every message and every call of the node, with both', async () => {
    for (const create of [anOfficialSdk, anSdk]) {
      const lines = new Set<string>()
      for (const one of sdkCases) {
        for (const line of (await observe(one, create)).messages.split('\n'))
          lines.add(/"call":"(\w+)"/.exec(line)?.[1] ?? line.split(' ')[0] ?? '')
      }
      const all = [...Object.values(ours.Methods), ...Object.values(ours.RPC_CALLS)].filter(
        (name) => name !== 'rpcCall',
      )
      expect(all.filter((name) => !lines.has(name))).toEqual([])
    }
  })

  it('requests have longer ids, name their document, and go to the host alone later', async () => {
    const twice = sdkCases.find(({ name }) => name === 'getInfo twice')!
    const theirs = await observe(twice, anOfficialSdk)
    const own = await observe(twice, anSdk)
    const lengths = (texts: readonly (string | undefined)[]) => texts.map((one) => one?.length)
    expect([lengths(theirs.ids), lengths(theirs.documents), theirs.targets]).toEqual([
      [10, 10],
      [undefined, undefined],
      ['*', '*'],
    ])
    expect([lengths(own.ids), lengths(own.documents), own.targets]).toEqual([
      [20, 20],
      [20, 20],
      ['*', hostOrigin],
    ])
  })

  it.each([null, { version: null }, { version: 9 }, { version: {} }])(
    'the message %j is ignored, for which the official SDK throws',
    (data) => {
      const { deliver, errors } = aHost()
      anSdk()
      deliver(data)
      expect(errors).toEqual([])
      anOfficialSdk()
      deliver(data)
      expect(errors).toHaveLength(1)
    },
  )

  it('everything that the official SDK exports exists, with the same values', () => {
    const theirs = new Map(Object.entries(official))
    const own = new Map<string, unknown>(Object.entries(ours))
    expect([...theirs.keys()].filter((name) => !own.has(name))).toEqual([])
    const constants = [...theirs].filter(([, value]) => typeof value === 'object')
    expect(constants.length).toBeGreaterThan(5)
    for (const [name, value] of constants)
      expect({ name, value: own.get(name) }).toMatchObject({ name, value: withoutReverse(value) })
    expect(ours.getSDKVersion()).toBe(official.getSDKVersion())
  })

  it('its provider works with both', async () => {
    const one = providerCases.find(({ name }) => name === 'eth_sendTransaction')!
    const mixed = await observe(
      one,
      () => new SafeAppProvider(safeInfo, new OfficialSdk()) as Provider,
    )
    expect(partsOf(mixed)).toEqual(partsOf(await observe(one, aProvider)))
  })
})

describe('next to the official provider, in the same host,', () => {
  it.each(providerCases.map((one) => [one.name, one] as const))(
    '%s is the same, or differs as listed',
    async (_, one) => {
      const { own, expected } = await compare(
        one,
        providerDifferences,
        anOfficialProvider,
        aProvider,
      )
      expect(own).toEqual(expected)
    },
  )
})

it.each([
  ['SDK', sdkCases, sdkDifferences],
  ['provider', providerCases, providerDifferences],
] as const)('the table of the %s names cases that exist, once each', (_, cases, table) => {
  const names: readonly string[] = cases.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(table.flatMap(({ of }) => of).filter((name) => !names.includes(name))).toEqual([])
})

/** Enumerations of numbers also have their names by number. */
const withoutReverse = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !/^\d/.test(name)))
