import { size } from 'viem'
import type { Address, Hex, SafeRef } from '#base'
import type { Intent } from '#domain'
import { intentMethods } from '../intentMethods.ts'
import type { Method } from '../method.ts'
import type { BatchCall } from '../multiSend.ts'
import { callsOf, type Found, isWhole, type OfficialMethod, onlyCall } from './officialCalls.ts'

/**
 * Kiln's staking contracts on Ethereum: its own and the one for MetaMask. Other contracts with the
 * same methods could stake anything. https://github.com/LedgerHQ/app-plugin-kiln,
 * https://github.com/kilnfi/staking-contracts
 */
const stakingContracts: readonly Address[] = [
  '0x1e68238cE926DEC62b3FBC99AB06eB1D85CE0270',
  '0xDc71aFFC862fceB6aD32BE58E098423A7727bEbd',
]

const stakingChain = '1'

export const stakingMethod = <
  Name extends 'deposit' | 'requestValidatorsExit' | 'batchWithdrawCLFee',
>(
  { chainId }: SafeRef,
  name: Name,
): OfficialMethod<(typeof intentMethods)[Name]> => ({
  contracts: chainId === stakingChain ? stakingContracts : [],
  method: intentMethods[name],
})

/** Wei that a validator stakes. */
const validatorStake = 32n * 10n ** 18n

/** Deposits for validators, which stake a fixed amount each. */
export function compareStake(
  { amount, validators }: Extract<Intent, { kind: 'stake' }>['stake'],
  calls: readonly BatchCall[],
  at: SafeRef,
): Found {
  const made = callsOf(stakingMethod(at, 'deposit'), calls)
  if (made.length === 0) return {}
  const staked = made.reduce((sum, { value }) => sum + value, 0n)
  const areCalls = made.every(({ operation }) => operation === 0)
  return {
    amounts: areCalls && staked === amount.raw,
    validators:
      areCalls && isWhole(staked / validatorStake, validators) && staked % validatorStake === 0n,
  }
}

/** Bytes of a validator's public key. */
const keyLength = 48

export function compareKeys(
  keys: readonly Hex[],
  calls: readonly BatchCall[],
  of: OfficialMethod<Method<readonly ['bytes']>>,
): Found {
  const made = onlyCall(of, calls)
  if (!made) return made === null ? { validators: false } : {}
  const [bytes] = made
  const named = keys.map((key) => key.slice(2).toLowerCase()).join('')
  return {
    validators: size(bytes) === keys.length * keyLength && bytes.slice(2).toLowerCase() === named,
  }
}
