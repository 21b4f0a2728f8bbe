import { nullish, unknown } from 'valibot'
import type { CounterpartyAnalysis } from '../types/security.ts'
import { type FieldSchemas, record, shape } from './primitives.ts'

// Groups and findings are open lists: unreadable parts are omitted.
const byAddress = /*@__PURE__*/ record(record(unknown()))

export const counterparties = /*@__PURE__*/ shape({
  recipient: byAddress,
  contract: byAddress,
  deadlock: nullish(record(unknown())),
} satisfies FieldSchemas<CounterpartyAnalysis>)
