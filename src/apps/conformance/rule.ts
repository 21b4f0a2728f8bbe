import type { Probe } from './createProbe.ts'

/** The result of a rule. `notOffered`: the host lacks an optional feature that the rule tests. */
export interface Outcome {
  status: 'passed' | 'failed' | 'notOffered'
  /** The observed behavior, for developers. */
  seen: string
}

/**
 * `quiet`: invisible to the user if the host follows the rule. `asksUser`: the host prompts the
 * user, who may respond either way. `heavy`: uses up the app's rate limit, so it may have to wait
 * afterward.
 */
export type RuleKind = 'quiet' | 'asksUser' | 'heavy'

/** A rule that a host follows, and how an app finds out. */
export interface Rule<Subject = Probe> {
  /** Unique, and stable from version to version. */
  id: string
  /** The rule as a sentence about the host, or the SDK. */
  title: string
  kind: RuleKind
  try: (subject: Subject) => Promise<Outcome>
}

export const passed = (seen: string): Outcome => ({ status: 'passed', seen })
export const failed = (seen: string): Outcome => ({ status: 'failed', seen })
export const notOffered = (seen: string): Outcome => ({ status: 'notOffered', seen })
