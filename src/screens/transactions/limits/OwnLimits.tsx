import type { ReactNode } from 'react'
import type { Address, SafeRef } from '#base'
import { Link, useText, useTextSettings } from '#ui'
import { formatList } from '#screens/common/hooks'
import { componentsText } from '#screens/common/text'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import { useTokenWords } from '#screens/transactions/review'
import { useOwnLimits } from './useOwnLimits.ts'

export interface OwnLimitsProps {
  at: SafeRef
  /** An account that isn't an owner. */
  account: Address
  /** The text for an account without a limit. */
  otherwise: ReactNode
  /** The Safe's enabled modules. */
  modules: readonly Address[]
}

const none: readonly never[] = []

/**
 * What the account may spend from a Safe without signatures, as its Allowance Module reports, and a
 * button to do so; the other text if that is nothing, or isn't known.
 */
export function OwnLimits({ at, account, modules, otherwise }: OwnLimitsProps) {
  const text = useText(componentsText)
  const { locale } = useTextSettings()
  const { chains } = useEnvironment()
  const chain = useChain(at.chainId)
  const { limits, state } = useOwnLimits(at, account, modules)
  const { amountOf } = useTokenWords(state?.tokens ?? none, chain)
  const amounts = limits.map(({ token, amount, spent }) => amountOf(token, amount - spent))
  if (amounts.length === 0) return otherwise
  return (
    <>
      {text('role.spend', { amounts: formatList(locale, amounts, 'conjunction') })}{' '}
      <Link href={linkTo(chains, at, 'setup')}>{text('role.spend.action')}</Link>
    </>
  )
}
