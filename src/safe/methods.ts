import type { Hex } from '#base'
import { type Method, method } from './method.ts'

/** The methods that the app encodes and decodes, with the names in their contracts. */
export const methods = {
  // Safe, all versions since 0.1.0 unless stated otherwise
  execTransaction: method('0x6a761202', 'execTransaction', [
    'address',
    'uint256',
    'bytes',
    'uint8',
    'uint256',
    'uint256',
    'uint256',
    'address',
    'address',
    'bytes',
  ]),
  execTransactionFromModule: method('0x468721a7', 'execTransactionFromModule', [
    'address',
    'uint256',
    'bytes',
    'uint8',
  ]),
  execTransactionFromModuleReturnData: method('0x5229073f', 'execTransactionFromModuleReturnData', [
    'address',
    'uint256',
    'bytes',
    'uint8',
  ]),
  approveHash: method('0xd4d9bdcd', 'approveHash', ['bytes32']),
  addOwnerWithThreshold: method('0x0d582f13', 'addOwnerWithThreshold', ['address', 'uint256']),
  removeOwner: method('0xf8dc5dd9', 'removeOwner', ['address', 'address', 'uint256']),
  swapOwner: method('0xe318b52b', 'swapOwner', ['address', 'address', 'address']),
  changeThreshold: method('0x694e80c3', 'changeThreshold', ['uint256']),
  enableModule: method('0x610b5925', 'enableModule', ['address']),
  disableModule: method('0xe009cfde', 'disableModule', ['address', 'address']),
  setGuard: method('0xe19a9dd9', 'setGuard', ['address']),
  setModuleGuard: method('0xe068df37', 'setModuleGuard', ['address']),
  setFallbackHandler: method('0xf08a0323', 'setFallbackHandler', ['address']),
  changeMasterCopy: method('0x7de7edef', 'changeMasterCopy', ['address']),
  setup: method('0xb63e800d', 'setup', [
    'address[]',
    'uint256',
    'address',
    'bytes',
    'address',
    'address',
    'uint256',
    'address',
  ]),
  // Libraries that a Safe delegatecalls
  multiSend: method('0x8d80ff0a', 'multiSend', ['bytes']),
  signMessage: method('0x85a5affe', 'signMessage', ['bytes']),
  migrateSingleton: method('0xf6682ab0', 'migrateSingleton', []),
  migrateL2Singleton: method('0x07f464a4', 'migrateL2Singleton', []),
  migrateWithFallbackHandler: method('0xed007fc6', 'migrateWithFallbackHandler', []),
  migrateL2WithFallbackHandler: method('0x68cb3d94', 'migrateL2WithFallbackHandler', []),
  // The Delay modifier of Zodiac
  setTxNonce: method('0x46ba2307', 'setTxNonce', ['uint256']),
  // Tokens (ERC-20, ERC-721)
  transfer: method('0xa9059cbb', 'transfer', ['address', 'uint256']),
  transferFrom: method('0x23b872dd', 'transferFrom', ['address', 'address', 'uint256']),
  approve: method('0x095ea7b3', 'approve', ['address', 'uint256']),
  increaseAllowance: method('0x39509351', 'increaseAllowance', ['address', 'uint256']),
  increaseApproval: method('0xd73dd623', 'increaseApproval', ['address', 'uint256']),
  setApprovalForAll: method('0xa22cb465', 'setApprovalForAll', ['address', 'bool']),
  safeTransferFrom: method('0x42842e0e', 'safeTransferFrom', ['address', 'address', 'uint256']),
  safeTransferFromWithData: method('0xb88d4fde', 'safeTransferFrom', [
    'address',
    'address',
    'uint256',
    'bytes',
  ]),
  // EIP-2612 for contracts that sign (EIP-1271), such as a Safe. The other permits need a key's
  // signature.
  permit: method('0x9fd5a6cf', 'permit', ['address', 'address', 'uint256', 'uint256', 'bytes']),
  // Permit2, to which a token is approved once, and which then approves it to others
  permit2Approve: method('0x87517c45', 'approve', ['address', 'address', 'uint160', 'uint48']),
  // Allowance Module
  addDelegate: method('0xe71bdf41', 'addDelegate', ['address']),
  setAllowance: method('0xbeaeb388', 'setAllowance', [
    'address',
    'address',
    'uint96',
    'uint16',
    'uint32',
  ]),
  resetAllowance: method('0xc19bf50e', 'resetAllowance', ['address', 'address']),
  deleteAllowance: method('0x885133e3', 'deleteAllowance', ['address', 'address']),
  removeDelegate: method('0xdd43a79f', 'removeDelegate', ['address', 'bool']),
  executeAllowanceTransfer: method('0x4515641a', 'executeAllowanceTransfer', [
    'address',
    'address',
    'address',
    'uint96',
    'address',
    'uint96',
    'address',
    'bytes',
  ]),
} as const

/** The method of call data, if the app knows it. */
export const methodOf = (data: Hex): Method | undefined =>
  Object.values<Method>(methods).find(
    ({ selector }) => selector === data.slice(0, 10).toLowerCase(),
  )
