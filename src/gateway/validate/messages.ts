import * as v from 'valibot'
import type { MessageConfirmation, SafeMessage, TypedMessage } from '../types/messages.ts'
import { dateLabel } from './transactions.ts'
import {
  addressInfo,
  record,
  count,
  hash,
  hex,
  kinds,
  type FieldSchemas,
  list,
  page,
  shape,
  text,
  time,
} from './primitives.ts'

const typed = /*@__PURE__*/ shape({
  domain: record(v.unknown()),
  primaryType: text,
  types: record(list(shape({ name: text, type: text }))),
  message: record(v.unknown()),
} satisfies FieldSchemas<TypedMessage>)

const messageFields = {
  messageHash: hash,
  status: text,
  logoUri: v.nullish(text),
  name: v.nullish(text),
  message: v.lazy((told): typeof text | typeof typed => (typeof told === 'object' ? typed : text)),
  creationTimestamp: time,
  modifiedTimestamp: time,
  confirmationsSubmitted: count,
  confirmationsRequired: count,
  proposedBy: addressInfo,
  confirmations: list(
    shape({ owner: addressInfo, signature: hex } satisfies FieldSchemas<MessageConfirmation>),
  ),
  preparedSignature: v.nullish(hex),
  origin: v.nullish(text),
} satisfies FieldSchemas<SafeMessage>

export const message = /*@__PURE__*/ shape(messageFields)
export const messages = /*@__PURE__*/ page(
  kinds('type', { MESSAGE: shape({ ...messageFields, type: text }), DATE_LABEL: dateLabel }),
)
