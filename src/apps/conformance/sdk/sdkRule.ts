import type { Rule } from '../rule.ts'
import type { SdkDriver } from './createDriver.ts'

/** A rule for SDKs, and how a host tests it. All of them are `quiet`. */
export type SdkRule = Rule<SdkDriver>
