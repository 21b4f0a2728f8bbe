import { failed, type Outcome, type Rule, type RuleKind } from './rule.ts'

export interface RuleResult extends Outcome {
  id: string
  title: string
  kind: RuleKind
}

export interface ConformanceReport {
  /** In the order of the rules. */
  results: readonly RuleResult[]
  passed: number
  failed: number
  notOffered: number
}

export interface ReportOptions {
  /** Each result as soon as it is known. */
  onResult?: ((result: RuleResult) => void) | undefined
  /** Stops after the rule that is being tried. */
  signal?: AbortSignal | undefined
}

/** Tests rules one at a time. Never rejects: a rule that throws has failed. */
export async function tryRules<Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
  { onResult, signal }: ReportOptions,
): Promise<ConformanceReport> {
  const results: RuleResult[] = []
  for (const { id, title, kind, try: attempt } of rules) {
    if (signal?.aborted) break
    const outcome = await attempt(subject).catch((error: unknown) =>
      failed(`The rule couldn't be tried: ${String(error)}`),
    )
    const result = { id, title, kind, ...outcome }
    results.push(result)
    onResult?.(result)
  }
  const count = (status: Outcome['status']) => results.filter((one) => one.status === status).length
  return {
    results,
    passed: count('passed'),
    failed: count('failed'),
    notOffered: count('notOffered'),
  }
}
