export {
  embeddedConnection,
  type HostConnection,
  type HostMessageEvent,
  type NestedFrame,
  relayToHost,
} from './connection.ts'
export type { Probe, ProbeOptions, Received } from './createProbe.ts'
export { type HostileCase, hostileCases, type HostileVector } from './hostile/cases.ts'
export {
  type HostileFailure,
  type HostileOptions,
  type HostileResult,
  runHostile,
} from './hostile/runHostile.ts'
export { failed, notOffered, type Outcome, passed, type Rule, type RuleKind } from './rule.ts'
export { conformanceRules } from './rules/index.ts'
export { type ConformanceOptions, runConformance } from './runConformance.ts'
export type { SdkDriver } from './sdk/createDriver.ts'
export { sdkRules } from './sdk/rules/index.ts'
export { runSdkConformance, type SdkConformanceOptions } from './sdk/runSdkConformance.ts'
export type { AppMessageEvent, AppWindow } from './sdk/scriptedHost.ts'
export type { SdkRule } from './sdk/sdkRule.ts'
export type { OpenSdk, SdkOptions, SdkUnderTest } from './sdk/sdkUnderTest.ts'
export type { ConformanceReport, ReportOptions, RuleResult } from './tryRules.ts'
