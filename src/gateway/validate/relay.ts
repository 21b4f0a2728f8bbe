import { nullish } from 'valibot'
import type { RelayStatus, RelaysRemaining, RelayTask } from '../types/relay.ts'
import { count, hash, type Lines, number, shape, text } from './words.ts'

export const relayTask = /*@__PURE__*/ shape({ taskId: text } satisfies Lines<RelayTask>)
export const relaysRemaining = /*@__PURE__*/ shape({ remaining: count, limit: count } satisfies Lines<RelaysRemaining>)
export const relayStatus = /*@__PURE__*/ shape({ status: number, receipt: nullish(shape({ transactionHash: hash })) } satisfies Lines<RelayStatus>)
