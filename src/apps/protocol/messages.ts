import type { HostMethod, Methods } from './methods.ts'
import type { MethodToParams, MethodToResponse } from './calls.ts'

export type RequestId = string

/**
 * The document that sends a message. Apps of one origin follow each other in a frame, whose window
 * stays the same: by its id, a host tells them apart at once, and after a reload too.
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
  /** `document` is missing in messages of SDKs of the field. */
  env: { sdkVersion: string; document?: SenderDocument }
}
/** A message event with typed data. Node's own type of events takes no type of its data. */
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

/** Sends a message and waits for its answer. */
export interface Communicator {
  send<M extends HostMethod, P = unknown, R = unknown>(
    method: M,
    params: P,
    options?: CallOptions,
  ): Promise<SuccessResponse<R>>
}

export interface CallOptions {
  /**
   * Rejects the call with the signal's reason. The host may have received the request all the same.
   */
  signal?: AbortSignal | undefined
  /**
   * Milliseconds; 0 for no limit. By default there is a limit for calls that the user does not have
   * to answer.
   */
  timeout?: number | undefined
}
