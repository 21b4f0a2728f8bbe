export { isReachable } from './isReachable.ts'
export { isCodeError, loadCode, OfflineError } from './loadCode.ts'
export { loadPart } from './loadPart.ts'
export { useWithCode } from './useWithCode.ts'
