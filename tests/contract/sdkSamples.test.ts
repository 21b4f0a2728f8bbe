import { describe, expect, it } from 'vitest'
import type { Gateway, Route } from '#gateway'
import { routes } from '#gateway'
import { answered, declined, type Sample, textOf } from './samples/samples.ts'
import { functions, signatures } from './sdkArguments.ts'
import { ourCalls, type SdkFunction } from './sdkCalls.ts'
import { answerDifferences, errorDifferences } from './sdkDifferences.ts'
import { openLedger, outcomeParts } from './sdkLedger.ts'
import { watchOurs, watchSdk } from './sdkWatch.ts'

/** The official client's function for a route. */
const functionOf = new Map<Route, SdkFunction>()
for (const name of functions) {
  const note = { baseUrl: '', call: async (route: Route) => void functionOf.set(route, name) }
  void (ourCalls[name] as (gateway: Gateway, ...args: readonly unknown[]) => Promise<unknown>)(
    note as unknown as Gateway,
    ...signatures[name].full,
  )
}
const nameOf = ({ route }: Sample) =>
  functionOf.get((routes as Record<string, Route>)[route ?? '']!)
const known = (samples: readonly Sample[]) =>
  samples.flatMap((sample): [string, SdkFunction, Sample][] =>
    nameOf(sample)
      ? [[`${sample.file ?? 'nothing'}, ${sample.endpoint}`, nameOf(sample)!, sample]]
      : [],
  )
const as = (sample: Sample) => () =>
  new Response(textOf(sample), { status: sample.status, statusText: sample.statusText })

describe('recorded responses of real gateways', () => {
  it.each(known(answered))('match the official client: %s', async (_, name, sample) => {
    const { full } = signatures[name]
    const [theirs, ours] = [
      await watchSdk(name, full, as(sample)),
      await watchOurs(name, full, as(sample)),
    ]
    const respelled = answerDifferences
      .filter(({ of, what }) => of.includes(name) && what === 'answer')
      .reduce((text, row) => text.replaceAll(row.sdk, row.ours), theirs.answer ?? '')
    expect(JSON.parse(ours.answer ?? '')).toEqual(JSON.parse(respelled))
  })

  const ledger = openLedger(errorDifferences)
  it.each(known(declined))("match the official client's error: %s", async (_, name, sample) => {
    const { full } = signatures[name]
    const when = sample.status === 429 ? '429 of the gateway' : (sample.file ?? 'nothing')
    expect(
      ledger.compare(
        name,
        when,
        outcomeParts(await watchSdk(name, full, as(sample))),
        outcomeParts(await watchOurs(name, full, as(sample))),
      ),
    ).toEqual([])
  })

  it('cover nearly all of the official client', () => {
    expect(functionOf.size).toBe(54)
    expect(known(answered).length).toBeGreaterThan(90)
    expect(known(declined).length).toBeGreaterThan(40)
  })
})
