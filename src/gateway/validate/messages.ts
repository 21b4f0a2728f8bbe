import * as v from 'valibot'
import type { MessageConfirmation, SafeMessage, TypedMessage } from '../types/messages.ts'
import { dateLabel } from './transactions.ts'
import { addressInfo, book, count, hash, hex, kinds, type Lines, list, page, shape, text, time } from './words.ts'

const typed = /*@__PURE__*/ shape({
  domain: book(v.unknown()),
  primaryType: text,
  types: book(list(shape({ name: text, type: text }))),
  message: book(v.unknown()),
} satisfies Lines<TypedMessage>)

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
  confirmations: list(shape({ owner: addressInfo, signature: hex } satisfies Lines<MessageConfirmation>)),
  preparedSignature: v.nullish(hex),
  origin: v.nullish(text),
} satisfies Lines<SafeMessage>

export const message = /*@__PURE__*/ shape(messageFields)
export const messages = /*@__PURE__*/ page(kinds('type', { MESSAGE: shape({ ...messageFields, type: text }), DATE_LABEL: dateLabel }))
