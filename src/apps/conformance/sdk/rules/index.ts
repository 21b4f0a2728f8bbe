import type { SdkRule } from '../sdkRule.ts'
import { callRules } from './calls.ts'
import { endRules } from './ends.ts'
import { messageRules } from './messages.ts'
import { originRules } from './origins.ts'

/** What an embedded app's SDK must do, as far as its host and its app can observe it. */
export const sdkRules: readonly SdkRule[] = [
  ...callRules,
  ...messageRules,
  ...originRules,
  ...endRules,
]
