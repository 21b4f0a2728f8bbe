import type { ChainSummary, Remote } from '#base'
import type { Erc20 } from '#chain'
import type { LookAlike } from '#safe/suspicion'
import { Button, Dialog, List, ListRow, Notice, Problem, Skeleton, useText } from '#ui'
import { LookAlikeNotices } from '#screens/common/typedAddress'
import type { ReadCall } from '#screens/transactions/draft'
import { useCallSentence } from '#screens/transactions/review'
import styles from '../../../common/form/fields.module.css'
import { copyText } from './text.ts'

export interface CopyViewProps {
  chain: ChainSummary
  /** What the copied calls do; undefined if the transaction can't be copied. */
  actions: Remote<readonly ReadCall[] | undefined>
  /** Names and decimals from the tokens' own contracts. */
  tokens: readonly Erc20[]
  /** Accounts among them that could be mistaken for known ones. */
  lookAlikes: readonly LookAlike[]
  onAdd: () => void
  onClose: () => void
}

/** The actions of a transaction, before they are added to a new one. */
export function CopyView({ chain, actions, tokens, lookAlikes, onAdd, onClose }: CopyViewProps) {
  const text = useText(copyText)
  const copied = actions.status === 'ready' ? actions.value : undefined
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('title')}
      description={copied && text('text')}
      footer={
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          {copied && (
            <Button variant="primary" onClick={onAdd}>
              {text('add', { count: copied.length })}
            </Button>
          )}
        </>
      }
    >
      {actions.status === 'loading' && <Skeleton shape="block" height={120} announced />}
      {actions.status === 'failed' && (
        <Problem variant="inline" reason={actions.reason} onRetry={actions.retry} />
      )}
      {actions.status === 'ready' && !copied && <Notice live>{text('none')}</Notice>}
      {copied && (
        <div className={styles.form}>
          <List label={text('actions')}>
            {copied.map((read, at) => (
              <CopiedAction key={at} {...read} tokens={tokens} chain={chain} />
            ))}
          </List>
          <LookAlikeNotices lookAlikes={lookAlikes} />
        </div>
      )}
    </Dialog>
  )
}

const CopiedAction = (props: ReadCall & Pick<CopyViewProps, 'chain' | 'tokens'>) => (
  <ListRow data-wraps="" title={useCallSentence(props).drawn} />
)
