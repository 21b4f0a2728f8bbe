import type {
  OrderToken,
  StakingDepositInfo,
  StakingExitInfo,
  StakingStatus,
  StakingWithdrawInfo,
} from '#gateway'
import { parseEther, size, zeroAddress, type Address, type Hex } from 'viem'
import { chainInfo } from '../chains.ts'
import { decodeData } from '../decode/decodeData.ts'
import { etherPrice, noPrice } from '../prices.ts'
import type { ChainState } from '../state.ts'
import { executedCall } from './executedCall.ts'
import { fromFixedPoint, worth } from './money.ts'
import type { SafeTransaction } from './safeTransaction.ts'

const contract = '0xdc71affc862fceb6ad32be58e098423a7727bebd'
/** The stake of one validator. */
const stake = parseEther('32')
/** A validator's unpaid rewards. */
const earned = parseEther('0.0009')
/** Annual percentage, and the operator's share. */
const [annualNrr, fee] = [3.135, 0.05]
/** Milliseconds. */
const day = 86_400_000
const times = { entry: day, exit: 2 * day, withdrawal: 4 * day }

const rewardOf = (value: bigint) => (value * BigInt(Math.round(annualNrr * 1000))) / 100_000n

/** The decoded intent of a staking call; undefined for any other call. */
export function stakingInfo(
  state: ChainState,
  safe: Address,
  call: Pick<SafeTransaction, 'to' | 'value' | 'data'>,
): StakingDepositInfo | StakingExitInfo | StakingWithdrawInfo | undefined {
  if (call.to.toLowerCase() !== contract) return undefined
  const decoded = decodeData(call.data)
  const run = executedCall(state, safe, call)
  const age = run && state.now() - run.timestamp
  const validators = keysIn(String(decoded?.parameters?.[0]?.value ?? '0x') as Hex)
  const common = { humanDescription: null, tokenInfo: nativeToken(state) }
  switch (decoded?.method) {
    case 'deposit':
      return call.value > 0n && call.value % stake === 0n
        ? deposit(state, call.value, age)
        : undefined
    case 'requestValidatorsExit':
      return {
        type: 'NativeStakingValidatorsExit',
        ...common,
        status: age === undefined ? 'ACTIVE' : age < times.exit ? 'EXITING' : 'EXITED',
        estimatedExitTime: times.exit,
        estimatedWithdrawalTime: times.withdrawal,
        value: String(stake * BigInt(validators.length)),
        numValidators: validators.length,
        validators,
      }
    case 'batchWithdrawCLFee':
      return {
        type: 'NativeStakingWithdraw',
        ...common,
        value: String(run ? 0n : earned * BigInt(validators.length)),
        validators,
      }
    default:
      return undefined
  }
}

function deposit(state: ChainState, value: bigint, age: number | undefined): StakingDepositInfo {
  const status: StakingStatus =
    age === undefined ? 'NOT_STAKED' : age < times.entry ? 'ACTIVATING' : 'ACTIVE'
  const reward = rewardOf(value)
  const { price } = chainInfo(state.chainId, '').isTestnet ? noPrice : etherPrice
  const fiat = (amount: bigint) => Number(fromFixedPoint(worth(amount, 18, price)))
  return {
    type: 'NativeStakingDeposit',
    humanDescription: null,
    status,
    estimatedEntryTime: times.entry,
    estimatedExitTime: times.exit,
    estimatedWithdrawalTime: times.withdrawal,
    fee,
    monthlyNrr: annualNrr / 12,
    annualNrr,
    value: String(value),
    numValidators: Number(value / stake),
    expectedAnnualReward: String(reward),
    expectedMonthlyReward: String(reward / 12n),
    expectedFiatAnnualReward: fiat(reward),
    expectedFiatMonthlyReward: fiat(reward / 12n),
    tokenInfo: nativeToken(state),
    validators: [],
  }
}

const nativeToken = (state: ChainState): OrderToken => ({
  address: zeroAddress,
  ...chainInfo(state.chainId, '').nativeCurrency,
  logoUri: null,
  trusted: true,
})

/** Public keys of validators, 48 bytes each. */
const keysIn = (keys: Hex): Hex[] =>
  Array.from(
    { length: Math.floor(size(keys) / 48) },
    (_, at): Hex => `0x${keys.slice(2 + at * 96, 98 + at * 96)}`,
  )
