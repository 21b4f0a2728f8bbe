import type { HostConnection } from './connection.ts'
import { createProbe, type ProbeOptions } from './createProbe.ts'
import type { Rule, RuleKind } from './rule.ts'
import { conformanceRules } from './rules/index.ts'
import { type ConformanceReport, type ReportOptions, tryRules } from './tryRules.ts'

export interface ConformanceOptions extends ProbeOptions, ReportOptions {
  connection: HostConnection
  /** Default: all of {@link conformanceRules}. */
  rules?: readonly Rule[] | undefined
  /** The kinds to test. Default: those that need no user input and use up nothing. */
  kinds?: readonly RuleKind[] | undefined
}

/**
 * Tests the rules one at a time in the host around this page. Never rejects: a rule that throws has
 * failed.
 */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { connection, rules = conformanceRules, kinds = ['quiet'] } = options
  const probe = createProbe(connection, options)
  const chosen = rules.filter(({ kind }) => kinds.includes(kind))
  return tryRules(chosen, probe, options).finally(probe.stop)
}
