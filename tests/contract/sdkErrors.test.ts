import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, emptyAnswers, errors, spelledAnswers, words } from './sdkAnswers.ts'
import { functions, signatures } from './sdkArguments.ts'
import type { SdkFunction } from './sdkCalls.ts'
import { answerDifferences, errorDifferences, silent } from './sdkDifferences.ts'
import { openLedger, outcomeParts, type Row } from './sdkLedger.ts'
import { watchOurs, watchSdk } from './sdkWatch.ts'

const answers = { ...emptyAnswers, ...spelledAnswers }

/**
 * Runs every function with every response, and collects the differences between the two clients by
 * kind of response.
 */
async function compareAll(
  rows: readonly Row[],
  answers: Record<string, Answer>,
  of: (kind: string) => readonly SdkFunction[],
) {
  const ledger = openLedger(rows)
  const told: Record<string, string[]> = {}
  for (const [kind, { status, statusText = words[status] ?? 'OK', body }] of Object.entries(
    answers,
  )) {
    told[kind] = []
    const answer = () =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, statusText })
    for (const name of of(kind)) {
      const { full } = signatures[name]
      told[kind].push(
        ...ledger.compare(
          name,
          kind,
          outcomeParts(await watchSdk(name, full, answer)),
          outcomeParts(await watchOurs(name, full, answer)),
        ),
      )
    }
  }
  return { ledger, told }
}

describe('an error', () => {
  let seen: Awaited<ReturnType<typeof compareAll>>
  beforeAll(async () => {
    seen = await compareAll(errorDifferences, errors, () => functions)
    const cut = () => Promise.reject(new TypeError('Failed to fetch'))
    seen.told['no network'] = []
    for (const name of functions) {
      const { full } = signatures[name]
      seen.told['no network'].push(
        ...seen.ledger.compare(
          name,
          'no network',
          outcomeParts(await watchSdk(name, full, cut)),
          outcomeParts(await watchOurs(name, full, cut)),
        ),
      )
    }
  })

  it.each([...Object.keys(errors), 'no network'])('matches the official client: %s', (kind) => {
    expect(seen.told[kind]).toEqual([])
  })
  it('differs in every row of the table', () => {
    expect(seen.ledger.unmet()).toEqual([])
  })
})

describe('a response', () => {
  let seen: Awaited<ReturnType<typeof compareAll>>
  beforeAll(async () => {
    seen = await compareAll(answerDifferences, answers, (kind) =>
      kind in emptyAnswers ? functions : functions.filter((name) => !silent.includes(name)),
    )
  })

  it.each(Object.keys(answers))('matches the official client: %s', (kind) => {
    expect(seen.told[kind]).toEqual([])
  })
  it('differs in every row of the table', () => {
    expect(seen.ledger.unmet()).toEqual([])
  })
})
