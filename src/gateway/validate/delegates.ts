import { nullish } from 'valibot'
import type { Delegate } from '../types/delegates.ts'
import { address, type FieldSchemas, page, shape, text } from './primitives.ts'

export const delegates = /*@__PURE__*/ page(
  shape({
    safe: nullish(address),
    delegate: address,
    delegator: address,
    label: text,
  } satisfies FieldSchemas<Delegate>),
)
