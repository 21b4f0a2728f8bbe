import { type ConformanceReport, type ReportOptions, tryRules } from '../tryRules.ts'
import { createDriver, type DriverOptions } from './createDriver.ts'
import { sdkRules } from './rules/index.ts'
import type { SdkRule } from './sdkRule.ts'

export interface SdkConformanceOptions extends DriverOptions, ReportOptions {
  /** Default: all of {@link sdkRules}. */
  rules?: readonly SdkRule[] | undefined
}

/**
 * Tests the rules one at a time with an SDK, in pages whose host behaves as each rule requires.
 * Replaces the global `window`, so it must run where there is none, such as in Node. Never rejects:
 * a rule that throws has failed.
 */
export async function runSdkConformance({
  rules = sdkRules,
  onResult,
  signal,
  ...options
}: SdkConformanceOptions): Promise<ConformanceReport> {
  const driver = createDriver(options)
  const attempts = rules.map(({ try: attempt, ...rule }) => ({
    ...rule,
    try: (one: typeof driver) => attempt(one).finally(() => one.close()),
  }))
  return tryRules(attempts, driver, { onResult, signal })
}
