import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { writeBuilderFile } from '#safe'
import { people } from '../../../../mocks/people.ts'
import { OpenFileDialog } from '../../../../src/screens/transactions/newTransaction/file/OpenFileDialog.tsx'
import { newTransactionText } from '../../../../src/screens/transactions/newTransaction/text.ts'
import { englishText } from '../../../englishText.ts'
import { treasury } from '../review/transactions.ts'
import { filled } from './drafts.ts'

const text = englishText(newTransactionText)
const written = (chainId: string) =>
  writeBuilderFile({
    chainId,
    createdAt: 1_780_000_000_000,
    name: 'Payroll',
    description: '',
    safe: treasury.address,
    calls: filled.calls,
  })
const fileOf = (content: string) =>
  new File([content], 'payroll.json', { type: 'application/json' })

const meta: Meta<typeof OpenFileDialog> = {
  title: 'Flows/Open a batch file',
  component: OpenFileDialog,
  args: { at: treasury, onDone: fn(), onClose: fn() },
  parameters: {
    picture: false,
    pictureReason: 'OpenFileView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof OpenFileDialog>

export const Opened: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.upload(
      await screen.findByLabelText(text('file.choose'), { selector: 'input' }),
      fileOf(written('1')),
    )
    await userEvent.click(
      await screen.findByRole('button', { name: text('file.add', { count: 4 }) }),
    )
    await expect(args.onDone).toHaveBeenCalledWith([
      expect.objectContaining({ to: filled.calls[0]?.to }),
      ...filled.calls.slice(1).map(() => expect.anything()),
    ])
  },
}
/** Actions of another network would do something else here. */
export const OfAnotherNetwork: Story = {
  play: async ({ userEvent }) => {
    await userEvent.upload(
      await screen.findByLabelText(text('file.choose'), { selector: 'input' }),
      fileOf(written('17000')),
    )
    await screen.findByText(
      text('file.problem.otherChain', { network: 'Holesky', own: 'Ethereum' }),
    )
    await expect(
      screen.getByRole('button', { name: text('file.add', { count: 0 }) }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}
/** One transaction as a wallet or an explorer shows it. */
export const Pasted: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('textbox', { name: new RegExp(text('file.paste')) }),
    )
    await userEvent.paste(`{"to":"${people.erin.address}","value":"0x10","data":"0x"}`)
    await userEvent.click(
      await screen.findByRole('button', { name: text('file.add', { count: 1 }) }),
    )
    await expect(args.onDone).toHaveBeenCalledWith([
      { to: people.erin.address, value: 16n, data: '0x' },
    ])
  },
}
