import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, sameAddress } from '#base'
import { limitsQuery } from '#queries'
import { allowanceModules } from '#safe'
import { Link, useText, useTextSettings } from '#ui'
import { formatList } from '#screens/common/hooks'
import { componentsText } from '#screens/common/text'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import { useTokenWords } from '#screens/transactions/review'
import type { OwnRoleProps } from './OwnRole.tsx'

export interface OwnLimitsProps extends OwnRoleProps {
  /** The Safe's enabled modules. */
  modules: readonly Address[]
}

const none: readonly never[] = []

/**
 * What the account may spend of a Safe without signatures, as its Allowance Module has it, and the
 * way there; the other words if that is nothing, or isn't known.
 */
export function OwnLimits({ at, account, modules, otherwise }: OwnLimitsProps) {
  const text = useText(componentsText)
  const { locale } = useTextSettings()
  const { client, chains } = useEnvironment()
  const chain = useChain(at.chainId)
  const inUse = useMemo(
    () => ({
      official: allowanceModules,
      enabled: allowanceModules.filter((one) => modules.some((module) => sameAddress(module, one))),
    }),
    [modules],
  )
  const { data } = useQuery(
    limitsQuery(client(at.chainId), at, inUse.enabled.length > 0 ? inUse : undefined),
  )
  const { amountOf } = useTokenWords(data?.tokens ?? none, chain)
  const amounts = (data?.limits ?? []).flatMap(({ delegate, token, amount, spent }) =>
    sameAddress(delegate, account) && amount > spent ? [amountOf(token, amount - spent)] : [],
  )
  if (amounts.length === 0) return otherwise
  return (
    <>
      {text('role.spend', { amounts: formatList(locale, amounts) })}{' '}
      <Link href={linkTo(chains, at, 'setup')}>{text('role.spend.action')}</Link>
    </>
  )
}
