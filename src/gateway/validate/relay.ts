import { nullish } from 'valibot'
import type { RelayStatus, RelaysRemaining, RelayTask } from '../types/relay.ts'
import { count, hash, type FieldSchemas, number, shape, task } from './primitives.ts'

export const relayTask = /*@__PURE__*/ shape({ taskId: task } satisfies FieldSchemas<RelayTask>)
export const relaysRemaining = /*@__PURE__*/ shape({
  remaining: count,
  limit: count,
} satisfies FieldSchemas<RelaysRemaining>)
export const relayStatus = /*@__PURE__*/ shape({
  status: number,
  receipt: nullish(shape({ transactionHash: hash })),
} satisfies FieldSchemas<RelayStatus>)
