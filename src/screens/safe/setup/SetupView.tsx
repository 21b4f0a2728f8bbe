import type { ReactNode } from 'react'
import type { Address, ChainSnapshot, ChainSummary, Remote } from '#base'
import type { SafeDetail } from '#domain'
import { allowanceModuleName, isAllowanceModule, officialVersion } from '#safe'
import { ButtonLink, Notice, Problem, Skeleton, StaleBanner, useText, useTextSettings } from '#ui'
import { Page } from '#screens/common/pages'
import { SettingGroup } from '#screens/common/setting'
import { formatList } from '#screens/common/hooks'
import { RulesPanels, type RulesPanelsProps } from './RulesPanels.tsx'
import { reportedName, rulesOf } from '#screens/safe/rules'
import { setupText } from './text.ts'

export interface SetupViewProps extends Pick<
  RulesPanelsProps,
  'chain' | 'update' | 'versions' | 'onChange'
> {
  chain: ChainSummary
  /**
   * The Safe as the gateway reports it: names, and all there is to see while the chain can't be
   * read.
   */
  reported: Remote<SafeDetail>
  /** The Safe as its contract has it; undefined without a node of its network. */
  onChain: Remote<ChainSnapshot> | undefined
  /** The differences, as the names of the checks. */
  different: readonly string[]
  /** The draft transaction. */
  draft: { count: number; href: string } | undefined
  /** Further panels: the owners' delegates, and a link to alerts. */
  further?: ReactNode
}

const compared = ['owners', 'threshold', 'guard', 'modules', 'handler'] as const

/** Who owns a Safe and by which rules it acts. */
export function SetupView({
  chain,
  reported,
  onChain,
  different,
  draft,
  further,
  ...panels
}: SetupViewProps) {
  const text = useText(setupText)
  const { locale } = useTextSettings()
  const rules = rulesOf(reported, onChain)
  const isFromChain = onChain?.status === 'ready' || onChain?.status === 'loading'
  const named = compared
    .filter((one) => different.includes(one))
    .map((one) => text(`differs.${one}`))
  return (
    <Page
      width="reading"
      heading={text('title')}
      lead={isFromChain ? text('intro', { network: chain.name }) : text('intro.reported')}
    >
      {!onChain && <Notice tone="warning">{text('chain.noNode', { network: chain.name })}</Notice>}
      {onChain?.status === 'failed' && (
        <Problem
          variant="inline"
          title={text('chain.failed', { network: chain.name })}
          reason={onChain.reason}
          onRetry={onChain.retry}
        />
      )}
      {onChain?.status === 'ready' && onChain.freshness === 'stale' && (
        <StaleBanner onRetry={onChain.retry} />
      )}
      {named.length > 0 && (
        <Notice tone="warning" title={text('differs.title')}>
          {text('differs.text', { what: formatList(locale, named) })}
        </Notice>
      )}
      {draft && (
        <Notice
          action={
            <ButtonLink size="s" href={draft.href}>
              {text('draft.open')}
            </ButtonLink>
          }
        >
          {text('draft.title', { count: draft.count })}
        </Notice>
      )}
      {rules.status === 'failed' && (
        <Problem title={text('failed')} reason={rules.reason} onRetry={rules.retry} />
      )}
      {rules.status === 'loading' && <LoadingPanels />}
      {rules.status === 'ready' && (
        <RulesPanels
          rules={rules.value}
          chain={chain}
          party={(address: Address) => ({
            address,
            name:
              reportedName(reported, address) ??
              (isAllowanceModule(address) ? allowanceModuleName : null),
          })}
          versionHelp={versionHelp()}
          disabledReason={onChain?.status === 'ready' ? undefined : text('reason.unread')}
          {...panels}
        />
      )}
      {further}
    </Page>
  )

  function versionHelp(): string | undefined {
    if (onChain?.status === 'ready' && !officialVersion(onChain.value))
      return text('version.unknown')
    if (panels.update?.kind === 'l2') return text('version.l2')
    if (reported.status !== 'ready') return undefined
    const { versionState } = reported.value
    return versionState === 'OUTDATED'
      ? text('version.outdated')
      : versionState === 'UP_TO_DATE'
        ? text('version.isRecommended')
        : undefined
  }
}

/** Placeholders of the panels. */
function LoadingPanels() {
  const text = useText(setupText)
  return (
    <>
      <SettingGroup title={text('owners')}>
        <Skeleton shape="row" count={4} announced />
      </SettingGroup>
      <SettingGroup title={text('modules')} help={text('modules.help')}>
        <Skeleton shape="row" />
      </SettingGroup>
      <SettingGroup title={text('checks')}>
        <Skeleton shape="row" count={2} />
      </SettingGroup>
      <SettingGroup title={text('contract')}>
        <Skeleton shape="row" count={3} />
      </SettingGroup>
    </>
  )
}
