import { type Address, type ChainSummary, grouped, type Remote, toDecimal } from '#base'
import type { Asset } from '#domain'
import {
  Button,
  Dialog,
  Field,
  Form,
  Notice,
  Problem,
  Select,
  Skeleton,
  TextArea,
  useForm,
  useText,
  useTextSettings,
} from '#ui'
import { tokenOf, tokenOptions } from '#screens/transactions/send'
import { formatList } from '#screens/common/hooks'
import { useAddressProblemText } from '#screens/common/typedAddress'
import { amountProblemText } from '../amountProblemText.ts'
import styles from '../../../common/form/fields.module.css'
import { newTransactionText } from '../text.ts'
import { type LineProblem, mostRecipients, type RecipientsReading } from './readRecipients.ts'

export interface RecipientsViewProps {
  chains: readonly ChainSummary[]
  assets: Remote<readonly Asset[]>
  token: Address
  /** Symbol of the native coin. */
  coin: string
  onToken: (token: Address) => void
  typed: string
  onTyped: (typed: string) => void
  reading: RecipientsReading
  onDone: () => void
  /** Closes it on purpose, so nothing that was typed is kept. */
  onCancel: () => void
  onClose: () => void
}

/** Many recipients at once, as lines copied from a table, with what is wrong in each. */
export function RecipientsView({
  chains,
  assets,
  token,
  coin,
  onToken,
  typed,
  onTyped,
  reading,
  onDone,
  onCancel,
  onClose,
}: RecipientsViewProps) {
  const text = useText(newTransactionText)
  const addressText = useAddressProblemText(chains)
  const { locale } = useTextSettings()
  const form = useForm()
  const held = assets.status === 'ready' ? assets.value : []
  const { lines, problems, tooMany } = reading
  const symbol = held.find((one) => tokenOf(one) === token)?.symbol ?? ''
  const problemText = (problem: LineProblem) => {
    if (problem.why === 'recipient') return addressText(problem.problem)
    if (problem.why === 'amount') return amountProblemText(text, problem.problem, symbol)
    return problem.why === 'otherChain'
      ? text('line.otherChain', { network: problem.network })
      : text(`line.${problem.why}`)
  }
  const error = tooMany
    ? text('recipients.tooMany', { most: mostRecipients })
    : problems.length > 0
      ? text('recipients.repair')
      : lines.length === 0
        ? text('recipients.nobody')
        : undefined
  const lookAlikes = [false, true].map((isReported) => ({
    isReported,
    alike: lines.filter(
      ({ lookAlike }) => lookAlike && (lookAlike.isReported ?? false) === isReported,
    ),
  }))
  const repeated = lines.filter(({ isRepeated }) => isRepeated)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('recipients.title')}
      description={text('recipients.text')}
      footer={
        <>
          <Button onClick={onCancel}>{text('cancel')}</Button>
          {held.length > 0 && (
            <Button variant="primary" type="submit" form={form.id}>
              {text('done')}
            </Button>
          )}
        </>
      }
    >
      {assets.status === 'loading' && <Skeleton shape="block" height={240} announced />}
      {assets.status === 'failed' && (
        <Problem variant="inline" reason={assets.reason} onRetry={assets.retry} />
      )}
      {assets.status === 'ready' && held.length === 0 && (
        <Notice title={text('recipients.noTokens')} />
      )}
      {held.length > 0 && (
        <Form
          form={form}
          className={styles.form}
          onSubmit={() => form.attempt(error === undefined, onDone)}
        >
          <Field label={text('recipients.token')}>
            <Select
              value={token}
              onChange={(event) => onToken(event.target.value as Address)}
              options={tokenOptions(held, token, coin)}
            />
          </Field>
          <Field label={text('recipients.lines')} error={error} urgent={tooMany}>
            <TextArea
              mono
              dir="ltr"
              rows={8}
              value={typed}
              onChange={(event) => onTyped(event.target.value)}
            />
          </Field>
          <p className={styles.counts} role="status">
            {formatList(locale, [
              text('recipients.counts', { count: lines.length }),
              ...totals(reading, text),
            ])}
          </p>
          {problems.length > 0 && (
            <Notice tone="danger" title={text('recipients.wrong', { count: problems.length })}>
              <ul className={styles.problems}>
                {problems.map(({ number, problem }) => (
                  <li key={number}>
                    {text('recipients.line', { number, problem: problemText(problem) })}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          {lookAlikes.map(
            ({ isReported, alike }) =>
              alike.length > 0 && (
                <Notice
                  key={String(isReported)}
                  tone={isReported ? 'warning' : 'danger'}
                  title={text(isReported ? 'recipients.reported' : 'recipients.lookAlike')}
                >
                  <ul className={styles.problems}>
                    {alike.map(({ number, to, lookAlike }) => (
                      <li key={number}>
                        {text('recipients.line', {
                          number,
                          problem: `${to} ≠ ${lookAlike?.name ?? ''} ${lookAlike?.address}`,
                        })}
                      </li>
                    ))}
                  </ul>
                </Notice>
              ),
          )}
          {repeated.length > 0 && (
            <Notice tone="warning">
              {text('recipients.repeated', {
                lines: formatList(
                  locale,
                  repeated.map(({ number }) => String(number)),
                ),
              })}
            </Notice>
          )}
        </Form>
      )}
    </Dialog>
  )
}

/** How much of each token is sent. */
function totals(
  { lines }: RecipientsReading,
  text: ReturnType<typeof useText<keyof (typeof newTransactionText)['english']>>,
): string[] {
  const sums = new Map<Asset, bigint>()
  for (const { asset, raw } of lines) if (asset) sums.set(asset, (sums.get(asset) ?? 0n) + raw)
  return [...sums].map(([{ decimals, symbol }, raw]) =>
    text('recipients.total', {
      amount: `${grouped(toDecimal(raw, decimals), text.locale)} ${symbol}`,
    }),
  )
}
