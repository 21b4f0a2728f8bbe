import { createResponseValidator } from '#gateway/validate'
import { describe, expect, it } from 'vitest'
import { answered, answerOf, routeOf, type Sample } from './samples/samples.ts'
import { faultIn, gone, corrupt } from './corrupt.ts'
import { type Kind, type Path, type Place, placesIn, promised } from './wire.ts'

// Corrupts each field of each recorded response in turn: removes it, changes its type, sets it to
// null.

interface Corrupted {
  place: Place
  how: 'removed' | 'retyped' | 'null'
  /** Where the validator found the error; undefined if it found none. */
  seen: Path | undefined
}

const validate = createResponseValidator()
const others: Record<Kind, unknown> = {
  string: 'something',
  number: 7,
  boolean: true,
  null: null,
  array: [],
  object: {},
}

function corruptEach(sample: Sample): Corrupted[] {
  const answer = answerOf(sample)
  const route = routeOf(sample)
  return placesIn(promised[sample.route ?? ''] ?? '', answer).flatMap((place) => {
    const wrong = (Object.keys(others) as Kind[]).filter((kind) => !place.allowed.includes(kind))
    const puts = [
      { how: 'removed' as const, put: gone },
      ...wrong.map((kind) => ({
        how: kind === 'null' ? ('null' as const) : ('retyped' as const),
        put: others[kind],
      })),
    ]
    return puts.map(({ how, put }) => ({
      place,
      how,
      seen: faultIn(validate, route, corrupt(answer, place.path, put))?.field,
    }))
  })
}

const corrupted = answered.flatMap(corruptEach)
const required = corrupted.filter(({ place }) => place.required)
const optional = corrupted.filter(({ place }) => !place.required)
const isNamed = ({ place, seen }: Corrupted) => JSON.stringify(seen) === JSON.stringify(place.path)
const missedOf = (how: Corrupted['how'], from: readonly Corrupted[]) =>
  from.filter((one) => one.how === how && !isNamed(one))
const namesOf = (missed: readonly Corrupted[]) =>
  [...new Set(missed.map(({ place }) => place.name))].toSorted()

function report(how: Corrupted['how']): number {
  const all = required.filter((one) => one.how === how)
  const missed = missedOf(how, all)
  const share = (100 * (all.length - missed.length)) / all.length
  console.log(
    `${how}: ${all.length - missed.length} of ${all.length} required fields caught and named, ` +
      `${share.toFixed(2)} %; not: ${namesOf(missed).join(', ') || 'none'}`,
  )
  return share
}

describe('a required field of a recorded response', () => {
  it('is corrupted often enough to be meaningful', () => {
    expect(answered.length).toBeGreaterThan(90)
    expect(new Set(answered.map(({ route }) => route)).size).toBeGreaterThan(40)
    expect(required.filter(({ how }) => how === 'removed').length).toBeGreaterThan(3_500)
    expect(required.filter(({ how }) => how === 'retyped').length).toBeGreaterThan(14_000)
  })

  it('is reported missing in at least 99 of 100 cases', () => {
    expect(report('removed')).toBeGreaterThanOrEqual(99)
    // Newer than some supported gateways; nothing else in the response identifies their version.
    expect(namesOf(missedOf('removed', required))).toEqual([
      'Chain.relayer',
      'Erc20Transfer.imitation',
      'LegacyAccount.name',
      'SafeApp.featured',
    ])
  })

  it('is reported with a wrong type in at least 99 of 100 cases', () => {
    expect(report('retyped')).toBeGreaterThanOrEqual(99)
    expect(namesOf(missedOf('retyped', required))).toEqual([])
  })

  it('is reported when it is null, except where some gateways do send null', () => {
    report('null')
    expect(namesOf(missedOf('null', required))).toEqual([
      'Contract.logoUri',
      'Erc20Token.decimals',
      'Erc20Token.logoUri', // a token that does not report it
      'Erc20Token.name',
      'Erc20Token.symbol',
      'Erc20Transfer.imitation',
      'LegacyAccount.name',
      'NativeToken.decimals',
      'NativeToken.logoUri',
      'NativeToken.name',
      'NativeToken.symbol',
      'SafeApp.featured',
      'SafeOverview.fiatTotal', // without a gateway, nothing has a price
      'SettingsChangeTransaction.settingsInfo', // a change that the gateway does not recognize
      'TokenInfo.name',
      'TokenInfo.symbol',
    ])
  })

  it('is never confused with another field', () => {
    expect(
      corrupted
        .filter((one) => one.seen && !isNamed(one))
        .map(({ place, seen }) => [place.path, seen]),
    ).toEqual([])
  })
})

describe('an optional field', () => {
  it('may be missing', () => {
    expect(optional.filter(({ how }) => how === 'removed').length).toBeGreaterThan(2_000)
    const declined = namesOf(optional.filter(({ how, seen }) => how === 'removed' && seen))
    // The documentation of confirmation views requires only a method, but all recorded ones are
    // complete.
    expect(
      declined.filter(
        (name) => !/^LegacyConfirmationView(?:SwapOrder|TwapOrder|Staking)/.test(name),
      ),
    ).toEqual([])
  })

  it('is validated if present', () => {
    // The proposer defines the domain of typed data.
    expect(namesOf(missedOf('retyped', optional))).toEqual(['TypedDataDomain.name'])
  })

  it('may be null wherever its documentation says so', () => {
    const nullable = answered.flatMap((sample) =>
      placesIn(promised[sample.route ?? ''] ?? '', answerOf(sample))
        .filter(({ allowed }) => allowed.includes('null'))
        .map((place) => ({ sample, place })),
    )
    expect(nullable.length).toBeGreaterThan(2_000)
    expect(
      nullable
        .filter(({ sample, place }) =>
          faultIn(validate, routeOf(sample), corrupt(answerOf(sample), place.path, null)),
        )
        .map(({ place }) => place.name),
    ).toEqual([])
  })
})
