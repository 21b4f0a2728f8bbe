import type { TypedMessage } from '#gateway'
import type { Hex } from 'viem'
import { invalid } from '../httpError.ts'
import { kindOf, readHex, readObject, readOptionalText } from './values.ts'

export interface MessageBody {
  message: string | TypedMessage
  signature: Hex
  origin: string | null
}

/** Validates the body of a new message; 422 unless it is a text or complete typed data. */
export function readMessage(raw: unknown): MessageBody {
  const body = readObject(raw)
  const { message } = body
  if (typeof message !== 'string' && !isTyped(message)) {
    // The real gateway names the first of the two possible types.
    throw invalid({
      code: 'invalid_type',
      expected: 'string',
      message: `Invalid input: expected string, received ${kindOf(message)}`,
      path: [],
    })
  }
  return {
    message,
    signature: readHex(body, 'signature'),
    origin: readOptionalText(body, 'origin'),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object'
const isField = (value: unknown): boolean =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['type'] === 'string'

function isTyped(value: unknown): value is TypedMessage {
  if (
    !isRecord(value) ||
    !isRecord(value['domain']) ||
    !isRecord(value['types']) ||
    !isRecord(value['message'])
  )
    return false
  return (
    typeof value['primaryType'] === 'string' &&
    Object.values(value['types']).every((fields) => Array.isArray(fields) && fields.every(isField))
  )
}
