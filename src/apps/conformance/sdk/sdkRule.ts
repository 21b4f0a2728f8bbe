import type { Rule } from '../rule.ts'
import type { SdkDriver } from './createDriver.ts'

/** A rule that an SDK follows, and how a host finds out. All of them are `quiet`. */
export type SdkRule = Rule<SdkDriver>
