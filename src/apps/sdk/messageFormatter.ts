import {
  createRequestId,
  type HostMethod,
  type SDKRequestData,
  toAnswer,
  toErrorAnswer,
  toRequest,
} from '#apps/protocol'

/** Creates the messages of both sides, for apps that send their own and for host tests. */
export const MessageFormatter = {
  makeRequest: <M extends HostMethod, P>(method: M, params: P): SDKRequestData<M, P> =>
    toRequest(createRequestId(), method, params),
  makeResponse: toAnswer,
  makeErrorResponse: toErrorAnswer,
}
