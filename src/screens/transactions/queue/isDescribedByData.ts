import type { Action } from '#domain'

/** Methods whose arguments matter more than their names: who may move how much of what. */
const methods: readonly string[] = [
  'approve',
  'decreaseAllowance',
  'increaseAllowance',
  'increaseApproval',
  'permit',
  'safeTransferFrom',
  'setApprovalForAll',
  'transfer',
  'transferFrom',
]

/** Whether a row needs the call data to say what its transaction does. */
export const isDescribedByData = (action: Action): boolean =>
  action.kind === 'batch' || (action.kind === 'call' && methods.includes(action.method ?? ''))
