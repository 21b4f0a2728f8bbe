import type { Rule } from '../rule.ts'
import { lastRules, messageRules } from './messages.ts'
import { heavyRules, nodeRules } from './node.ts'
import { readRules } from './reads.ts'
import { requestRules, userRules } from './requests.ts'

/** What a host of embedded apps must do, as far as an app can observe it. */
export const conformanceRules: readonly Rule[] = [
  ...messageRules,
  ...readRules,
  ...nodeRules,
  ...requestRules,
  ...userRules,
  ...heavyRules,
  ...lastRules,
]
