import type { HostMethod, Methods } from './methods.ts'
import type { MethodToParams, MethodToResponse } from './calls.ts'

export type RequestId = string

/** A message from an app to its host. `params` is an own key even if there are none. */
export interface SDKRequestData<M extends HostMethod = HostMethod, P = MethodToParams[M]> {
  id: RequestId
  method: M
  params: P
  env: { sdkVersion: string }
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
