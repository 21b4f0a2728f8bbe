import type { ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import type { LookAlike } from '#safe/suspicion'
import { Button, Dialog, Form, List, ListRow, Notice, useForm, useText } from '#ui'
import { LookAlikeNotices } from '#screens/common/typedAddress'
import type { ReadCall } from '#screens/transactions/draft'
import { useCallSentence } from '#screens/transactions/review'
import { templatesText } from '#screens/transactions/templates'
import styles from '../../../common/form/fields.module.css'
import { BlankField } from './BlankField.tsx'
import type { FilledTemplate } from './fillTemplate.ts'

/** `otherNetwork`: the template's network and the Safe's. */
export type TemplateProblem =
  | { why: 'gone' }
  | { why: 'otherNetwork'; network: string; own: string }

export interface UseTemplateViewProps {
  name: string
  chain: ChainSummary
  problem: TemplateProblem | undefined
  /** What each of its calls does. */
  read: readonly ReadCall[]
  /** Names and decimals from the tokens' own contracts. */
  tokens: readonly Erc20[]
  isReading: boolean
  onRetry: () => void
  filled: FilledTemplate
  /** Amounts as typed, by the positions of their calls. */
  amounts: Readonly<Record<number, string>>
  onAmount: (at: number, amount: string) => void
  isOtherSafe: boolean
  /** Accounts among them that could be mistaken for known ones. */
  lookAlikes: readonly LookAlike[]
  onAdd: () => void
  onClose: () => void
}

/** What a template adds to the new transaction, with a field for each amount left blank. */
export function UseTemplateView(props: UseTemplateViewProps) {
  const { name, chain, problem, read, tokens, filled, amounts, onAmount, onAdd, onClose } = props
  const { isReading, onRetry, isOtherSafe, lookAlikes } = props
  const text = useText(templatesText)
  const form = useForm()
  const isUnread = !isReading && filled.blanks.some(({ decimals }) => decimals === undefined)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={problem ? undefined : text('use.text')}
      footer={
        problem ? (
          <Button onClick={onClose}>{text('close')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{text('cancel')}</Button>
            <Button variant="primary" type="submit" form={form.id}>
              {text('use.add', { count: read.length })}
            </Button>
          </>
        )
      }
    >
      {problem ? (
        <Notice tone="danger" live>
          {problem.why === 'gone' ? text('use.gone') : text('use.otherNetwork', { ...problem })}
        </Notice>
      ) : (
        <Form
          form={form}
          className={styles.form}
          onSubmit={() => form.attempt(filled.calls !== undefined, onAdd)}
        >
          {isOtherSafe && <Notice tone="warning">{text('use.otherSafe')}</Notice>}
          {isUnread && (
            <Notice
              tone="danger"
              live
              action={
                <Button size="s" onClick={onRetry}>
                  {text('use.retry')}
                </Button>
              }
            >
              {text('use.unread')}
            </Notice>
          )}
          {filled.blanks.map((blank) => (
            <BlankField
              key={blank.at}
              blank={blank}
              chain={chain}
              isReading={isReading}
              amount={amounts[blank.at] ?? ''}
              onAmount={(amount) => onAmount(blank.at, amount)}
            />
          ))}
          {filled.blanks.length < read.length && (
            <List label={text('actions')}>
              {read.map(
                (call, at) =>
                  !filled.blanks.some((blank) => blank.at === at) && (
                    <Action key={at} {...call} tokens={tokens} chain={chain} />
                  ),
              )}
            </List>
          )}
          <LookAlikeNotices lookAlikes={lookAlikes} />
        </Form>
      )}
    </Dialog>
  )
}

const Action = (props: ReadCall & Pick<UseTemplateViewProps, 'chain' | 'tokens'>) => (
  <ListRow data-wraps="" title={useCallSentence(props).drawn} />
)
