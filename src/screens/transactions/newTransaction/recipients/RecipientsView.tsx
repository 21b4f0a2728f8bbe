import { useState } from 'react'
import { type Address, type ChainSummary, grouped, type Remote, toDecimal, withSymbol } from '#base'
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
} from '#ui'
import { tokenOptions } from '#screens/transactions/send'
import { useFileDrop } from '#screens/common/form'
import { useAddressProblemText } from '#screens/common/typedAddress'
import { amountProblemText } from '../amountProblemText.ts'
import styles from '../../../common/form/fields.module.css'
import { newTransactionText } from '../text.ts'
import { BadLines } from './BadLines.tsx'
import { ColumnFields } from './ColumnFields.tsx'
import type { ChosenColumns } from './columns.ts'
import { RecipientNotices } from './RecipientNotices.tsx'
import { RecipientsFile, type RecipientsFileProps } from './RecipientsFile.tsx'
import type { LineProblem } from './readPayment.ts'
import { mostRecipients, type RecipientsReading, totalsOf } from './readRecipients.ts'
import { withLine } from './withLine.ts'

export interface RecipientsViewProps extends RecipientsFileProps {
  /** The Safe's network. */
  chain: ChainSummary
  chains: readonly ChainSummary[]
  assets: Remote<readonly Asset[]>
  token: Address
  onToken: (token: Address) => void
  typed: string
  onTyped: (typed: string) => void
  reading: RecipientsReading
  onColumns: (columns: ChosenColumns) => void
  onDone: () => void
  /** Closes it deliberately, so what was typed is discarded. */
  onCancel: () => void
  onClose: () => void
}

const unedited: ReadonlyMap<number, string> = new Map()

/** Many recipients at once, from a file or a table, with the problem of each line. */
export function RecipientsView(props: RecipientsViewProps) {
  const { chain, chains, assets, token, onToken, typed, onTyped, reading, onColumns } = props
  const { file, onFile, onUndo, onDone, onCancel, onClose } = props
  const text = useText(newTransactionText)
  const addressText = useAddressProblemText(chains)
  const form = useForm()
  const [edited, setEdited] = useState(unedited)
  const openFile = (chosen: File) => {
    setEdited(unedited)
    onFile(chosen)
  }
  const drop = useFileDrop(openFile)
  const held = assets.status === 'ready' ? assets.value : []
  const { problems, tooMany, table } = reading
  const problemText = (problem: LineProblem) => {
    if (problem.why === 'recipient') return addressText(problem.problem)
    if (problem.why === 'amount') return amountProblemText(text, problem.problem, problem.symbol)
    return problem.why === 'otherChain'
      ? text('line.otherChain', { network: problem.network.slice(0, 80) })
      : text(`line.${problem.why}`)
  }
  const error = useListError(reading)
  const change = (number: number, line: string) =>
    onTyped(withLine(typed, number, line, { key: table.key, as: table.as }))
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
        <div {...drop}>
          <Form
            form={form}
            className={styles.form}
            onSubmit={() => form.attempt(error === undefined, onDone)}
          >
            <RecipientsFile file={file} onFile={openFile} onUndo={onUndo} />
            <Field label={text('recipients.token')}>
              <Select
                value={token}
                onChange={(event) => onToken(event.target.value as Address)}
                options={tokenOptions(held, token, chain.symbol)}
              />
            </Field>
            <Field label={text('recipients.lines')} error={error} urgent={tooMany}>
              <TextArea
                mono
                dir="ltr"
                rows={8}
                value={typed}
                onChange={(event) => {
                  setEdited(unedited)
                  onTyped(event.target.value)
                }}
              />
            </Field>
            <Counts reading={reading} />
            <ColumnFields table={table} onColumns={onColumns} />
            <BadLines
              problems={table.isSure ? problems : []}
              edited={edited}
              problemText={problemText}
              onLine={(number, line) => {
                setEdited(new Map([...edited, [number, line]]))
                change(number, line)
              }}
              onRemove={(number) => {
                setEdited(new Map([...edited].filter(([other]) => other !== number)))
                change(number, '')
              }}
            />
            <RecipientNotices reading={reading} network={chain.name} />
          </Form>
        </div>
      )}
    </Dialog>
  )
}

/** Why a list can't be added yet. */
function useListError({ lines, problems, pending, tooMany, table }: RecipientsReading) {
  const text = useText(newTransactionText)
  if (tooMany) return text('recipients.tooMany', { most: mostRecipients })
  if (!table.isSure) return text('recipients.columns.check')
  if (problems.length > 0) return text('recipients.repair')
  if (pending.length > 0) return text('recipients.looking', { count: pending.length })
  return lines.length === 0 ? text('recipients.nobody') : undefined
}

/** How many recipients get how much of each token, and how much is left. */
function Counts({ reading: { lines } }: { reading: RecipientsReading }) {
  const text = useText(newTransactionText)
  const amount = (raw: bigint, { decimals, symbol }: Asset) =>
    withSymbol(grouped(toDecimal(raw, decimals), text.locale), symbol)
  return (
    <div role="status">
      <p className={styles.counts}>{text('recipients.counts', { count: lines.length })}</p>
      {totalsOf(lines).map(({ asset, raw, left }) => (
        <p key={asset.token} className={styles.quiet}>
          {text('recipients.total', { amount: amount(raw, asset), left: amount(left, asset) })}
        </p>
      ))}
    </div>
  )
}
