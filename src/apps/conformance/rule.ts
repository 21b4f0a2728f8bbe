import type { Probe } from './createProbe.ts'

/**
 * What came of a rule. `notOffered`: the host doesn't have what the rule is about, and doesn't have
 * to.
 */
export interface Outcome {
  status: 'passed' | 'failed' | 'notOffered'
  /** What was seen, for developers. */
  seen: string
}

/**
 * `quiet`: the user notices nothing of it, if the host follows the rule. `asksUser`: the host asks
 * the user, who may answer as they like. `heavy`: uses up what the host allows this app, so that it
 * may have to wait afterwards.
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
