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
export { asked, closed, left, over, putAway } from './requestList.ts'
