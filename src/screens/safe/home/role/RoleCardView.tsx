import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import FilePlus from 'lucide-react/icons/file-plus'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { type ChainSummary, type Remote, sameAddress, zeroAddress } from '#base'
import type { Erc20, SpendingLimit } from '#chain'
import { Button, ButtonLink, Link, List, ListRow, Problem, Skeleton, useFormat, useText } from '#ui'
import { TokenMark } from '#screens/common/marks'
import { limitPeriod, type TokenWords, useTokenWords } from '#screens/transactions/review'
import { sendButtonText } from '#screens/transactions/send'
import { limitsText } from '#screens/transactions/send/spend'
import { homeText } from '../text.ts'
import widget from '../Widget.module.css'
import type { OwnProposals } from './countProposals.ts'
import type { OwnLimit } from './ownLimits.ts'
import { RoleRowSkeleton } from './RoleSkeleton.tsx'
import styles from './RoleCard.module.css'

const noTokens: readonly Erc20[] = []

export interface RoleCardViewProps {
  chain: ChainSummary
  /** Those that the account can send from come first; undefined: it has none. */
  limits: Remote<readonly OwnLimit[]> | undefined
  /** Metadata of the limits' tokens. */
  tokens?: readonly Erc20[] | undefined
  /** Whether it may propose transactions. */
  isDelegate: boolean
  proposals: Remote<OwnProposals>
  links: {
    queue: string
    /** undefined while nothing can be proposed. */
    newTransaction?: string | undefined
  }
  onSend: (limit: SpendingLimit) => void
}

/** What an account that isn't an owner may do: its spending limits, and its proposals. */
export function RoleCardView(props: RoleCardViewProps) {
  const { chain, limits, tokens = noTokens, isDelegate, proposals, links, onSend } = props
  const text = useText(homeText)
  const limitText = useText(limitsText)
  const words = useTokenWords(tokens, chain)
  const id = useId()
  const own = limits?.status === 'ready' ? limits.value : []
  const isUsable = own.some(({ state }) => state === 'usable')
  if (limits?.status === 'ready' && own.length === 0 && !isDelegate) return null
  return (
    <section className={widget.widget} aria-labelledby={id}>
      <header className={widget.header}>
        <h2 id={id} className={widget.title}>
          {text('role')}
        </h2>
      </header>
      <div className={styles.body}>
        {limits?.status === 'loading' && <RoleRowSkeleton />}
        {limits?.status === 'failed' && (
          <div className={styles.problem}>
            <Problem
              variant="inline"
              title={limitText('failed', { network: chain.name })}
              reason={limits.reason}
              onRetry={limits.retry}
            />
          </div>
        )}
        {(own.length > 0 || isDelegate) && (
          <List variant="plain" label={text('role')}>
            {own.map((one, index) => (
              <LimitItem
                key={`${one.limit.module} ${one.limit.token}`}
                {...one}
                chain={chain}
                words={words}
                isMain={index === 0}
                onSend={onSend}
              />
            ))}
            {isDelegate && (
              <ListRow
                data-wide=""
                leading={
                  <span className={styles.mark}>
                    <FilePlus size={20} aria-hidden />
                  </span>
                }
                title={text('role.propose')}
                detail={<Proposals proposals={proposals} href={links.queue} />}
                actions={
                  links.newTransaction && (
                    <ButtonLink
                      size="s"
                      icon={Plus}
                      variant={isUsable ? 'secondary' : 'primary'}
                      href={links.newTransaction}
                    >
                      {text('pending.new')}
                    </ButtonLink>
                  )
                }
              />
            )}
          </List>
        )}
      </div>
    </section>
  )
}

interface LimitItemProps extends OwnLimit, Pick<RoleCardViewProps, 'chain' | 'onSend'> {
  words: TokenWords
  /** Whether its button is the main one. */
  isMain: boolean
}

function LimitItem({ limit, left, resetsAt, state, chain, words, isMain, onSend }: LimitItemProps) {
  const text = useText(homeText)
  const limitText = useText(limitsText)
  const send = useText(sendButtonText)
  const format = useFormat()
  const { token, amount, period } = limit
  const symbol = words.symbolOf(token)
  const reason = {
    usable: undefined,
    usedUp: limitText('usedUp'),
    noBalance: text('role.noBalance', { token: symbol }),
  }[state]
  return (
    <ListRow
      leading={
        <TokenMark
          symbol={symbol}
          token={sameAddress(token, zeroAddress) ? 'native' : token}
          chainId={chain.chainId}
        />
      }
      title={
        <bdi className={styles.left}>
          {text('role.left', {
            left: words.amountOf(token, left),
            amount: words.amountOf(token, amount),
          })}
        </bdi>
      }
      detail={
        resetsAt === undefined
          ? limitText('once')
          : limitText('each', {
              ...limitPeriod(period, text.locale),
              when: format.when(resetsAt),
            })
      }
      actions={
        <Button
          size="s"
          icon={ArrowUpRight}
          variant={isMain && state === 'usable' ? 'primary' : 'secondary'}
          aria-label={text('role.send', { token: symbol })}
          disabledReason={reason}
          onClick={() => onSend(limit)}
        >
          {send('send')}
        </Button>
      }
    />
  )
}

function Proposals({ proposals, href }: Pick<RoleCardViewProps, 'proposals'> & { href: string }) {
  const text = useText(homeText)
  if (proposals.status === 'loading') return <Skeleton width={160} height={10} />
  if (proposals.status === 'failed') return null
  const { count, isPartial } = proposals.value
  const words = text(isPartial ? 'role.proposalsMore' : 'role.proposals', { count })
  return count === 0 ? words : <Link href={href}>{words}</Link>
}
