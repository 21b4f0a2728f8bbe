export type {
  Answer,
  AppPage,
  AppRequest,
  DialogHandlers,
  DialogMethod,
  Params,
} from './appRequest.ts'
export { openRequests, useOpenRequests } from './openRequests.ts'
export { RequestDialogs } from './RequestDialogs.ts'
export { abandoned, closed, minimize, pageLeft, prompted } from './requestList.ts'
