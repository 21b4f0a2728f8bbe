import { expect, test } from 'vitest'
import type { SafeRef } from '#base'
import type {
  Balances,
  CreationTransaction,
  Estimation,
  Page,
  QueuedItem,
  TransactionDetails,
} from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import {
  creationQuery,
  estimationQuery,
  toAssets,
  toHistory,
  toPreview,
  toQueue,
  toTransactionDetail,
  toTransactionIntent,
} from '#queries'
import { answerOf, routeOf, samplesOf, type Sample } from '../../contract/samples/samples.ts'
import { rounds } from '../../size.ts'
import { random } from '../safe/random.ts'
import { aGatewayThatAnswers } from './recordedGateway.ts'

// What real gateways have answered, with one number that can't be read in it: either the response
// is rejected, or what is made of it has the number that was sent, or none.

const at: SafeRef = { chainId: '1', address: '0x8675B754342754A30A2AeF474D114d8460bca19b' }
const nowhere = aGatewayThatAnswers({})
const draft = { to: at.address, value: 0n, data: '0x', operation: 0 } as const
const view = (answer: unknown) => toPreview(answer as never, draft as never)

/** What is made of the responses that have numbers in text, by their routes. */
const edges: Record<string, (answer: never) => unknown> = {
  balances: (answer: Balances) => toAssets(answer, 'usd'),
  creation: (answer: CreationTransaction) => creationQuery(nowhere, at).select?.(answer),
  details: (answer: TransactionDetails) => [
    toTransactionDetail(answer, '1'),
    toTransactionIntent(answer.txInfo),
  ],
  estimation: (answer: Estimation) => estimationQuery(nowhere, at, {} as never).select?.(answer),
  history: (answer: never) => toHistory([answer], 'UTC'),
  queued: (answer: Page<QueuedItem>) => toQueue([answer]),
  preview: view,
  confirmationView: view,
}

const bad = [
  '',
  ' ',
  '7.5',
  '-3',
  '-0',
  '0x10',
  '01',
  '1e3',
  '9'.repeat(78),
  'NaN',
  null,
  undefined,
]

type Path = readonly (string | number)[]

/** Every number that is written as text. */
const numbersIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'string'
    ? /^\d+$/.test(value)
      ? [path]
      : []
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, [...path, key]))
      : []

function corrupted(answer: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(answer) as Record<string, unknown>
  let within = copy
  for (const key of path.slice(0, -1)) within = within[key] as Record<string, unknown>
  within[path.at(-1) as string] = value
  return copy
}

/** Every number of the domain, by its place. */
const bigintsIn = (value: unknown, place = ''): [string, bigint][] =>
  typeof value === 'bigint'
    ? [[place, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => bigintsIn(inner, `${place}.${key}`))
      : []

/** Whether a list has a value, which it then has once less. */
function takeOut(list: bigint[], value: bigint): boolean {
  const found = list.indexOf(value)
  if (found >= 0) list.splice(found, 1)
  return found >= 0
}

const validate = createResponseValidator()
const read = (sample: Sample, answer: unknown) =>
  edges[sample.route ?? '']?.(validate(routeOf(sample), answer, {}) as never)

/** The numbers of what is made of a response, or the name of the error that rejects it. */
function numbersOf(
  sample: Sample,
  answer: unknown,
): { after: [string, bigint][]; rejected?: string } {
  try {
    return { after: bigintsIn(read(sample, answer)) }
  } catch (error) {
    return { after: [], rejected: (error as Error).name }
  }
}

const cases = Object.keys(edges).flatMap((route) =>
  samplesOf(route).flatMap((sample) => {
    const answer = answerOf(sample)
    const before = bigintsIn(read(sample, answer))
    return before.length === 0
      ? []
      : numbersIn(answer).map((path) => ({ sample, answer, path, before }))
  }),
)
const count = rounds(1_500)

test(`an unreadable number isn't shown as a number (${count} responses)`, () => {
  const draw = random()
  const seen = { rejected: 0, gone: 0 }
  for (let turn = 0; turn < count; turn++) {
    const { sample, answer, path, before } = draw.pick(cases)
    const value = draw.pick(bad)
    const why = `SEED=${draw.seed}, case ${turn}: ${path.join('.')} of ${sample.file} is ${value}`
    const { after, rejected } = numbersOf(sample, corrupted(answer, path, value))
    expect(rejected ?? 'InvalidResponseError', why).toBe('InvalidResponseError')
    if (rejected) seen.rejected++
    // Each as often as before, but for an estimate, whose fraction is left out.
    const left = before.map(([, raw]) => raw)
    const others = after.filter(([, raw]) => !takeOut(left, raw) && raw !== 7n)
    expect(others, why).toEqual([])
    if (after.length > 0 && after.length < before.length) seen.gone++
  }
  expect(seen.rejected).toBeGreaterThan(count / 10)
  expect(seen.gone).toBeGreaterThan(0)
})
