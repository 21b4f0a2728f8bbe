import { useQuery } from '@tanstack/react-query'
import { sameAddress, type SafeRef, shortName } from '#base'
import { balancesQuery } from '#queries'
import { type BuilderCall, effectTokens } from '#safe'
import { useText } from '#ui'
import { useKeptForm } from '#screens/common/form'
import { useLookAlikes } from '#screens/common/suspicions'
import { useChain, useEnvironment } from '#screens/core/environment'
import { usePreferences } from '#screens/core/preferences'
import { type Template, useTemplates } from '#screens/core/templates'
import { effectOf, readCall } from '#screens/transactions/draft'
import { useErc20s } from '#screens/transactions/review'
import { templatesText } from '#screens/transactions/templates'
import { draftEffect } from '../newTransactionFlow.ts'
import { fillTemplate } from './fillTemplate.ts'
import { type TemplateProblem, UseTemplateView } from './UseTemplateView.tsx'

export interface UseTemplateDialogProps {
  at: SafeRef
  /** The template's ID, which may come from a link. */
  id: string
  onDone: (calls: readonly BuilderCall[], note: string) => void
  onClose: () => void
}

type Amounts = Readonly<Record<number, string>>

const readAmounts = (value: unknown): Amounts | undefined =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((amount) => typeof amount === 'string')
    ? (value as Amounts)
    : undefined

const noCalls: Template['calls'] = []

/** Adds the actions of a template to the draft, once its blanks are filled in. */
export function UseTemplateDialog({ at, id, onDone, onClose }: UseTemplateDialogProps) {
  const text = useText(templatesText)
  const { chains, gateway } = useEnvironment()
  const chain = useChain(at.chainId)
  const [{ currency }] = usePreferences()
  const { all } = useTemplates()
  const [amounts, setAmounts, forget] = useKeptForm<Amounts>(
    `template:${at.chainId}:${at.address}:${id}`,
    readAmounts,
    {},
  )
  const found = all.find((one) => one.id === id)
  const template = found?.safe.chainId === at.chainId ? found : undefined
  const calls = template?.calls ?? noCalls
  const effect = draftEffect(calls, at.address)
  const { data: tokens = [], isLoading, refetch } = useErc20s(at, effectTokens(effect))
  const held = useQuery(balancesQuery(gateway, at, currency)).data?.items ?? []
  const { lookAlikesIn } = useLookAlikes(at, true)
  if (!chain) return null
  const networkOf = (chainId: string) =>
    chains.find((one) => one.chainId === chainId)?.name ?? chainId
  const problem: TemplateProblem | undefined = !found
    ? { why: 'gone' }
    : template
      ? undefined
      : { why: 'otherNetwork', network: networkOf(found.safe.chainId), own: chain.name }
  const filled = template
    ? fillTemplate(template, amounts, { chain, tokens })
    : { blanks: [], calls: undefined }
  return (
    <UseTemplateView
      name={found ? shortName(found.name) : text('title')}
      chain={chain}
      problem={problem}
      read={calls.map((call) => readCall(call, { safe: at.address, tokens, held }))}
      tokens={tokens}
      isReading={isLoading}
      onRetry={() => void refetch()}
      filled={filled}
      amounts={amounts}
      onAmount={(place, amount) => setAmounts({ ...amounts, [place]: amount })}
      isOtherSafe={template !== undefined && !sameAddress(template.safe.address, at.address)}
      lookAlikes={lookAlikesIn([calls, calls.map((call) => effectOf(call, at.address))])}
      onAdd={() => {
        if (!filled.calls || !template) return
        forget()
        onDone(filled.calls, template.note)
      }}
      onClose={onClose}
    />
  )
}
