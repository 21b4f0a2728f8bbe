import { parseAbi, toFunctionSelector, type AbiFunction, type Hex } from 'viem'

const known = parseAbi([
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
  'function addOwnerWithThreshold(address owner, uint256 _threshold)',
  'function removeOwner(address prevOwner, address owner, uint256 _threshold)',
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 _threshold)',
  'function enableModule(address module)',
  'function disableModule(address prevModule, address module)',
  'function setGuard(address guard)',
  'function setModuleGuard(address moduleGuard)',
  'function setFallbackHandler(address handler)',
  'function changeMasterCopy(address _masterCopy)',
  'function approveHash(bytes32 hashToApprove)',
  'function signMessage(bytes _data)',
  'function multiSend(bytes transactions)',
  'function deposit()',
  'function withdraw(uint256 wad)',
])

const bySelector = new Map<Hex, AbiFunction>(known.map((item) => [toFunctionSelector(item), item]))

/** The function that the gateway knows for the first four bytes of call data. */
export const functionOf = (data: Hex): AbiFunction | undefined => bySelector.get(data.slice(0, 10).toLowerCase() as Hex)
