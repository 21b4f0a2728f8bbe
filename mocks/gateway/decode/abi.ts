import { parseAbi, toFunctionSelector, type AbiFunction, type Hex } from 'viem'
import { allowanceCalls } from '../../chain/allowanceAbi.ts'
import { callParameters, safeTxParameters, setupParameters } from '../../chain/safeParameters.ts'

/** The contract interfaces that the gateway knows, by kind. */
export const families = {
  erc20: parseAbi([
    'function transfer(address to, uint256 value)',
    'function transferFrom(address from, address to, uint256 value)',
    'function approve(address spender, uint256 value)',
  ]),
  erc721: parseAbi([
    'function transferFrom(address from, address to, uint256 value)',
    'function approve(address spender, uint256 value)',
    'function safeTransferFrom(address from, address to, uint256 tokenId)',
    'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
    'function setApprovalForAll(address operator, bool approved)',
  ]),
  safe: parseAbi([
    `function setup(address[] _owners, uint256 _threshold, ${setupParameters})`,
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
    `function execTransaction(${safeTxParameters}, bytes signatures)`,
    `function execTransactionFromModule(${callParameters})`,
    `function execTransactionFromModuleReturnData(${callParameters})`,
  ]),
  signMessageLib: parseAbi(['function signMessage(bytes _data)']),
  multiSend: parseAbi(['function multiSend(bytes transactions)']),
  migration: parseAbi([
    'function migrateSingleton()',
    'function migrateWithFallbackHandler()',
    'function migrateL2Singleton()',
    'function migrateL2WithFallbackHandler()',
  ]),
  proxyFactory: parseAbi([
    'function createProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce)',
  ]),
  allowanceModule: allowanceCalls,
  /** The module of this project. */
  keeper: parseAbi(['function spend(address safe, address to, uint256 value, bytes data)']),
  /** Zodiac's module, which queues recoveries. */
  delayModule: parseAbi(['function setTxNonce(uint256 _nonce)']),
  wrappedEther: parseAbi(['function deposit()', 'function withdraw(uint256 wad)']),
  settlement: parseAbi(['function setPreSignature(bytes orderUid, bool signed)']),
  orderConditions: parseAbi([
    'struct Params { address handler; bytes32 salt; bytes staticInput; }',
    'function createWithContext(Params params, address factory, bytes data, bool dispatch)',
  ]),
  staking: parseAbi([
    'function deposit()',
    'function requestValidatorsExit(bytes _publicKeys)',
    'function batchWithdrawCLFee(bytes _publicKeys)',
  ]),
} satisfies Record<string, readonly AbiFunction[]>
export type Family = keyof typeof families

interface Selectors {
  all: ReadonlyMap<Hex, AbiFunction>
  byFamily: ReadonlyMap<string, ReadonlyMap<Hex, AbiFunction>>
}
let known: Selectors | undefined

/** Each selector is a hash: they are computed when call data is first decoded, not at load. */
function selectors(): Selectors {
  if (known) return known
  const byFamily = new Map(
    Object.entries(families).map(([family, items]) => [
      family,
      new Map(items.map((item) => [toFunctionSelector(item), item as AbiFunction])),
    ]),
  )
  // If two kinds share a function, the first one's parameter names are used.
  known = {
    byFamily,
    all: new Map([...byFamily.values()].toReversed().flatMap((functions) => [...functions])),
  }
  return known
}

const selectorOf = (data: Hex) => data.slice(0, 10).toLowerCase() as Hex

/** The known function of the first four bytes of call data. */
export const functionOf = (data: Hex): AbiFunction | undefined =>
  selectors().all.get(selectorOf(data))

/** Whether contracts of a kind have the function in the call data. */
export const hasFunction = (family: Family, data: Hex): boolean =>
  selectors().byFamily.get(family)?.has(selectorOf(data)) ?? false
