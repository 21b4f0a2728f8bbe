import type { HostConnection } from '../connection.ts'
import { createProbe, type Probe, type ProbeOptions, type Received } from '../createProbe.ts'
import { describe, isUnasked } from '../describe.ts'
import { type HostileCase, hostileCases, type HostileVector } from './cases.ts'

export interface HostileFailure {
  id: string
  seen: string
}

/** The result for the messages of one vector. */
export interface HostileResult {
  vector: HostileVector
  status: 'survived' | 'failed' | 'notTried'
  /** How many messages there were. */
  count: number
  failures: readonly HostileFailure[]
}

export interface HostileOptions extends ProbeOptions {
  connection: HostConnection
  /** Default: all of {@link hostileCases}. */
  cases?: readonly HostileCase[] | undefined
  /** Each result as soon as it is known. */
  onResult?: ((result: HostileResult) => void) | undefined
}

/**
 * Sends hostile messages, those of a vector together, and reports whether each got the expected
 * response and whether the host still responds. Never rejects. The user isn't prompted unless the
 * host accepts something it must reject.
 */
export async function runHostile({
  connection,
  cases = hostileCases,
  onResult,
  ...options
}: HostileOptions): Promise<readonly HostileResult[]> {
  const probe = createProbe(connection, options)
  const results: HostileResult[] = []
  for (const vector of new Set(cases.map((one) => one.vector))) {
    const result = await tryVector(
      probe,
      vector,
      cases.filter((one) => one.vector === vector),
      options.timeout,
    )
    results.push(result)
    onResult?.(result)
  }
  probe.stop()
  return results
}

async function tryVector(
  probe: Probe,
  vector: HostileVector,
  cases: readonly HostileCase[],
  timeout = 10_000,
): Promise<HostileResult> {
  const count = cases.length
  const before = probe.received().length
  const post = (message: unknown): boolean => {
    if (vector === 'otherWindow') return probe.postFromElsewhere(message)
    probe.post(message)
    return true
  }
  for (const { message, times } of cases) {
    for (let turn = 0; turn < times; turn++)
      if (!post(message)) return { vector, status: 'notTried', count, failures: [] }
  }
  const start = probe.now()
  const isWaiting = () =>
    cases.some(({ id, expects }) => expects !== 'nothing' && probe.answersTo(id).length === 0)
  do await probe.quiet()
  while (isWaiting() && probe.now() - start < timeout)
  const alive = await probe.ask('getSafeInfo')
  const failures = cases.flatMap((one) => failureOf(one, probe.answersTo(one.id)))
  const ids = new Set<unknown>(cases.map(({ id }) => id))
  const others = probe
    .received()
    .slice(before)
    .filter((one) => one !== alive && !isUnasked(one) && !ids.has(one.fields.id))
  if (others.length > 0)
    failures.push({
      id: `${vector}: no request`,
      seen: `${others.length} answered, the first with: ${describe(others[0])}`,
    })
  if (!alive) failures.push({ id: `${vector}: afterward`, seen: 'The host no longer responds' })
  return { vector, status: failures.length > 0 ? 'failed' : 'survived', count, failures }
}

function failureOf({ id, expects }: HostileCase, answers: readonly Received[]): HostileFailure[] {
  const [first] = answers
  const isRight =
    expects === 'nothing'
      ? answers.length === 0
      : answers.length === 1 && (expects === 'answer' || first?.fields.success === false)
  return isRight
    ? []
    : [{ id, seen: answers.length > 1 ? `${answers.length} answers` : describe(first) }]
}
