import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { type Address, type ChainSummary, failed, loading, ready, zeroAddress } from '#base'
import { BadLines } from '../../../../src/screens/transactions/newTransaction/recipients/BadLines.tsx'
import { ColumnFields } from '../../../../src/screens/transactions/newTransaction/recipients/ColumnFields.tsx'
import { readRecipients } from '../../../../src/screens/transactions/newTransaction/recipients/readRecipients.ts'
import { RecipientNotices } from '../../../../src/screens/transactions/newTransaction/recipients/RecipientNotices.tsx'
import { RecipientsFile } from '../../../../src/screens/transactions/newTransaction/recipients/RecipientsFile.tsx'
import { RecipientsView } from '../../../../src/screens/transactions/newTransaction/recipients/RecipientsView.tsx'
import { newTransactionText } from '../../../../src/screens/transactions/newTransaction/text.ts'
import { englishText } from '../../../englishText.ts'
import type { ChosenColumns } from '../../../../src/screens/transactions/newTransaction/recipients/columns.ts'
import { chains } from '../../safe/mySafes/rows.ts'
import { treasury } from '../review/transactions.ts'
import { assets, copyOfDave, lookAlikeOf } from '../send/sending.ts'
import { bob, dave } from '../../common/rows/items.ts'

const text = englishText(newTransactionText)
const read = (
  typed: string,
  context: { columns?: ChosenColumns; lookupOf?: () => ReturnType<typeof ready<Address>> } = {},
) => ({
  typed,
  reading: readRecipients(typed, {
    at: treasury,
    chains,
    assets,
    lookAlikeOf,
    token: zeroAddress,
    ...context,
  }),
})
const [mainnet] = chains as [ChainSummary]

const meta: Meta<typeof RecipientsView> = {
  title: 'Screens/New transaction/Recipients view',
  component: RecipientsView,
  parameters: { picture: false, pictureReason: 'Wrong shows all parts.', layout: 'fullscreen' },
  args: {
    chain: mainnet,
    chains,
    assets: ready(assets),
    token: zeroAddress,
    onToken: () => {},
    onTyped: fn(),
    onColumns: fn(),
    file: { status: 'none' },
    onFile: fn(),
    onUndo: fn(),
    onDone: fn(),
    onCancel: () => {},
    onClose: () => {},
    ...read(`${dave}, 2.5\n${bob}, 1250.5, USDC`),
  },
}
export default meta
type Story = StoryObj<typeof RecipientsView>

export const Read: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}
/** Every invalid line shows its error; nothing is added until they're fixed. */
export const Wrong: Story = {
  args: {
    ...read(
      `${dave}; 2.5\n${bob}; 1,500\n${bob}; 2026-05-01\n${dave.slice(0, 40)}; 1\n` +
        `${bob}; 1000000\n${bob}; 5; DAI`,
    ),
    onDone: fn(),
  },
  parameters: { picture: 'page' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).not.toHaveBeenCalled()
    await expect(screen.getByText(text('recipients.wrong', { count: 5 }))).toBeVisible()
  },
}
/** An address that was made to be mistaken for Dave's, and a recipient who is named twice. */
export const LookAlike: Story = {
  args: read(`${copyOfDave}, 2.5\n${bob}, 1\n${bob}, 1`),
  parameters: { picture: 'page' },
}
/** A file of a payroll, with columns that aren't used. */
export const File: Story = {
  args: {
    ...read(
      `Employee,Wallet address,Amount,Currency,Note\nDave,${dave},2.5,ETH,May\n` +
        `Bob,${bob},"1,250.50",USDC,May`,
    ),
    file: { status: 'read', name: 'payroll.csv', text: '', isOld: true, before: `${dave}, 1` },
  },
  parameters: { picture: 'page' },
}
/** Names that leave doubt; nothing is added until a person says what the columns contain. */
export const UnsureColumns: Story = {
  args: {
    ...read(`Employee,Wallet,Net,Gross\nDave,${dave},2.5,3.5\nBob,${bob},1.5,2`),
    onDone: fn(),
    onColumns: fn(),
  },
  parameters: { picture: 'page' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).not.toHaveBeenCalled()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Net/ }), 'amount')
    await expect(args.onColumns).toHaveBeenCalledWith(
      expect.objectContaining({ as: [undefined, 'to', 'amount', undefined] }),
    )
  },
}
/** Names whose records on the Safe's network were found. */
export const Names: Story = {
  args: read('dave.eth, 2.5', { lookupOf: () => ready(dave) }),
  parameters: { picture: 'page' },
}
export const FileDeclined: Story = {
  args: { ...read(''), file: { status: 'declined', name: 'payroll.xlsx', problem: 'workbook' } },
}
/** A line that was corrected stays, so that typing can go on. */
export const Corrected: Story = {
  args: { ...read(`${dave}, 2.5\n${bob}, 1x`), onTyped: fn() },
  play: async ({ args, userEvent }) => {
    const line = screen.getByRole('textbox', { name: text('line', { number: 2 }) })
    await userEvent.type(line, '{Backspace}')
    await expect(args.onTyped).toHaveBeenLastCalledWith(`${dave}, 2.5\n${bob}, 1`)
    await userEvent.click(screen.getByRole('button', { name: text('line.remove', { number: 2 }) }))
    await expect(args.onTyped).toHaveBeenLastCalledWith(`${dave}, 2.5\n`)
  },
}
export const NoTokens: Story = { args: { assets: ready([]) } }
export const Empty: Story = {
  args: { ...read(''), onDone: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).not.toHaveBeenCalled()
    await expect(screen.getByText(text('recipients.nobody'))).toBeVisible()
  },
}
export const TooMany: Story = {
  args: read(Array.from({ length: 501 }, () => `${dave} 0.001`).join('\n')),
}
export const Loading: Story = { args: { assets: loading } }
export const Failed: Story = { args: { assets: failed({ kind: 'unreachable' }, fn()) } }

/** The lines to correct, alone. */
export const LinesToCorrect: Story = {
  tags: ['part'],
  args: read(`${bob}; 1,500\n${bob}; 2026-05-01`),
  render: ({ reading: { problems } }) => (
    <BadLines
      problems={problems}
      edited={new Map()}
      problemText={({ why }) => why}
      onLine={() => {}}
      onRemove={() => {}}
    />
  ),
}
/** What the columns contain, and whom to look at. */
export const ColumnsAndNotices: Story = {
  tags: ['part'],
  args: read(`Wallet,Net\n${copyOfDave},2.5\n${bob},1\n${bob},1`),
  render: ({ reading, onColumns }) => (
    <>
      {reading.table && <ColumnFields table={reading.table} onColumns={onColumns} />}
      <RecipientNotices reading={reading} network="Ethereum" />
    </>
  ),
}
export const FileAlone: Story = {
  tags: ['part'],
  render: ({ file, onFile, onUndo }) => <RecipientsFile {...{ file, onFile, onUndo }} />,
}
