export { isReachable } from './isReachable.ts'
export { isCodeError, loadCode, OfflineError } from './loadCode.ts'
export { useWithCode } from './useWithCode.ts'
