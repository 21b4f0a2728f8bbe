import { codes } from './codes.ts'
import type { SDKRequestData, SenderDocument } from './messages.ts'
import { type HostMethod, isHostMethod } from './methods.ts'
import { ownFields } from './ownFields.ts'
import { hostTexts, notImplemented } from './texts.ts'

/** `params` is not checked yet. */
export type ReceivedRequest =
  | { kind: 'request'; request: SDKRequestData<HostMethod, unknown> }
  /** Respond with this error. */
  | { kind: 'declined'; id: string; error: string; code: number }

/**
 * Reads an app message. Returns undefined if no response is expected: anything without a usable ID,
 * such as the app's analytics. Never throws for message contents. The caller must first check that
 * the sender is the app.
 */
export function readRequest(data: unknown): ReceivedRequest | undefined {
  const { id, method, params, env } = ownFields(data, 'id', 'method', 'params', 'env') ?? {}
  if (typeof id !== 'string' || id.length < 1 || id.length > 128) return undefined
  if (typeof method !== 'string') return declined(id, hostTexts.requestFailed, codes.invalidParams)
  if (!isHostMethod(method))
    return declined(id, notImplemented(method.slice(0, 64)), codes.unsupportedMethod)
  const { sdkVersion, document } = ownFields(env, 'sdkVersion', 'document') ?? {}
  if (typeof sdkVersion !== 'string' || sdkVersion.length > 64)
    return declined(id, hostTexts.requestFailed, codes.invalidParams)
  const sender = readDocument(document)
  return {
    kind: 'request',
    request: { id, method, params, env: { sdkVersion, ...(sender && { document: sender }) } },
  }
}

function readDocument(value: unknown): SenderDocument | undefined {
  const { id, isLoaded } = ownFields(value, 'id', 'isLoaded') ?? {}
  const isText = typeof id === 'string' && id.length > 0 && id.length <= 64
  return isText && typeof isLoaded === 'boolean' ? { id, isLoaded } : undefined
}

const declined = (id: string, error: string, code: number): ReceivedRequest => ({
  kind: 'declined',
  id,
  error,
  code,
})
