import { nullish } from 'valibot'
import type { Delegate } from '../types/delegates.ts'
import { address, type Lines, page, shape, text } from './words.ts'

export const delegates = /*@__PURE__*/ page(shape({ safe: nullish(address), delegate: address, delegator: address, label: text } satisfies Lines<Delegate>))
