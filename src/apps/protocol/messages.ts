import type { HostMethod, Methods } from './methods.ts'
import type { MethodToParams, MethodToResponse } from './calls.ts'

export type RequestId = string

/**
 * The document that sends a message. Apps of one origin follow each other in an iframe whose window
 * stays the same: its ID lets a host distinguish them, even after a reload.
 */
export interface SenderDocument {
  /** Random; the same in all messages of a document. */
  id: string
  /** Whether its `load` event is over. */
  isLoaded: boolean
}

/** A message from an app to its host. `params` is an own key even if there are none. */
export interface SDKRequestData<M extends HostMethod = HostMethod, P = MethodToParams[M]> {
  id: RequestId
  method: M
  params: P
  /** `document` is missing in messages of existing SDKs. */
  env: { sdkVersion: string; document?: SenderDocument }
}
/** A message event with typed data. Node's event type isn't generic. */
type MessageEventOf<Data> = Omit<MessageEvent, 'data'> & { data: Data }
export type SDKMessageEvent = MessageEventOf<SDKRequestData>

/** A failed request. `code` is missing on hosts that do not send any. */
export interface ErrorResponse {
  id: RequestId
  success: false
  error: string
  code?: number
  version?: string
}

export interface SuccessResponse<T = MethodToResponse[Methods]> {
  id: RequestId
  success: true
  data: T
  version?: string
}

/** A message from a host to its app. */
export type Response<T = MethodToResponse[Methods]> = ErrorResponse | SuccessResponse<T>
export type InterfaceMessageEvent = MessageEventOf<Response>

/** Sends a message and waits for its response. */
export interface Communicator {
  send<M extends HostMethod, P = unknown, R = unknown>(
    method: M,
    params: P,
    options?: CallOptions,
  ): Promise<SuccessResponse<R>>
}

/** From the official SDK, which doesn't send options either. */
export interface PostMessageOptions {
  transfer?: unknown[]
}

export interface CallOptions {
  /** Rejects the call with the signal's reason. The host may have received the request anyway. */
  signal?: AbortSignal | undefined
  /** Milliseconds; 0 for no limit. By default, calls that need no user input have a limit. */
  timeout?: number | undefined
}
