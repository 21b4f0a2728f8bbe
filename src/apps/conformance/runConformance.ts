import type { HostConnection } from './connection.ts'
import { createProbe, type ProbeOptions } from './createProbe.ts'
import { failed, type Outcome, type Rule, type RuleKind } from './rule.ts'
import { conformanceRules } from './rules/index.ts'

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

export interface ConformanceOptions extends ProbeOptions {
  connection: HostConnection
  /** Default: all of {@link conformanceRules}. */
  rules?: readonly Rule[] | undefined
  /** Which kinds of them to try. Default: those that ask nothing of the user and use nothing up. */
  kinds?: readonly RuleKind[] | undefined
  /** Each result as soon as it is known. */
  onResult?: ((result: RuleResult) => void) | undefined
  /** Stops after the rule that is being tried. */
  signal?: AbortSignal | undefined
}

/** Tries the rules one after the other in the host around this page. Never rejects: a rule that throws has failed. */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { connection, rules = conformanceRules, kinds = ['quiet'], onResult, signal } = options
  const probe = createProbe(connection, options)
  const results: RuleResult[] = []
  for (const { id, title, kind, try: attempt } of rules.filter((rule) => kinds.includes(rule.kind))) {
    if (signal?.aborted) break
    const outcome = await attempt(probe).catch((error: unknown) => failed(`The rule couldn't be tried: ${String(error)}`))
    const result = { id, title, kind, ...outcome }
    results.push(result)
    onResult?.(result)
  }
  probe.stop()
  const count = (status: Outcome['status']) => results.filter((one) => one.status === status).length
  return { results, passed: count('passed'), failed: count('failed'), notOffered: count('notOffered') }
}
