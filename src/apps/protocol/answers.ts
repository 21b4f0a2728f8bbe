import type { EventMessage, HostEventName, HostEvents } from './events.ts'
import type {
  ErrorResponse,
  RequestId,
  SDKRequestData,
  SenderDocument,
  SuccessResponse,
} from './messages.ts'
import type { HostMethod } from './methods.ts'
import { protocolVersion } from './version.ts'

/** `params` stays an own key without a value, as on the wire. */
export const toRequest = <M extends HostMethod, P>(
  id: RequestId,
  method: M,
  params: P,
  document?: SenderDocument,
): SDKRequestData<M, P> => ({
  id,
  method,
  params,
  env: { sdkVersion: protocolVersion, ...(document && { document }) },
})

export const toAnswer = <T>(
  id: RequestId,
  data: T,
  version = protocolVersion,
): SuccessResponse<T> => ({ id, success: true, version, data })

export const toErrorAnswer = (
  id: RequestId,
  error: string,
  version = protocolVersion,
  code?: number,
): ErrorResponse => ({
  id,
  success: false,
  error,
  version,
  ...(code === undefined ? {} : { code }),
})

export const toEvent = <Name extends HostEventName>(
  event: Name,
  data: HostEvents[Name],
): EventMessage<Name> => ({ event, version: protocolVersion, data })
