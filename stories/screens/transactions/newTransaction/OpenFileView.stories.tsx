import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { readBuilderFile, writeBuilderFile } from '#safe'
import {
  type OpenFileState,
  OpenFileView,
} from '../../../../src/screens/transactions/newTransaction/file/OpenFileView.tsx'
import { newTransactionText } from '../../../../src/screens/transactions/newTransaction/text.ts'
import { englishText } from '../../../englishText.ts'
import { treasury } from '../review/transactions.ts'
import { filled } from './drafts.ts'

const text = englishText(newTransactionText)
const written = writeBuilderFile({
  chainId: '1',
  createdAt: 1_780_000_000_000,
  name: 'Payroll',
  description: 'For June',
  safe: treasury.address,
  calls: filled.calls,
})
const file = 'payroll.json'

function read(json: string, isOtherSafe = false): OpenFileState {
  const reading = readBuilderFile(json)
  return reading.ok
    ? { status: 'read', file, reading, isOtherSafe }
    : { status: 'declined', file, problem: reading.problem }
}

const meta: Meta<typeof OpenFileView> = {
  title: 'Screens/New transaction/Open file view',
  component: OpenFileView,
  parameters: { picture: false, pictureReason: 'Changed shows all parts.', layout: 'fullscreen' },
  args: {
    state: read(written),
    lookAlikes: [],
    onFile: () => {},
    pasted: '',
    onPasted: () => {},
    onDone: fn(),
    onClose: () => {},
  },
}
export default meta
type Story = StoryObj<typeof OpenFileView>

export const Nothing: Story = { args: { state: { status: 'none' } } }
export const Reading: Story = { args: { state: { status: 'reading', file } } }
export const Whole: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('file.add', { count: 4 }) }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}
/** Edited by hand, for another Safe, and with an action that can't be used. */
export const Changed: Story = {
  args: {
    state: read(
      written
        .replace('"0x12345678"', '"0x12345"')
        .replace('2500000000000000000', '9500000000000000000'),
      true,
    ),
  },
  parameters: { picture: 'page' },
}
export const NoChecksum: Story = {
  args: { state: read(written.replace(/"checksum": "0x\w+"/, '"checksum": ""')) },
}
export const NothingUsable: Story = {
  args: {
    state: read(JSON.stringify({ chainId: '1', transactions: [{ to: 'dave.eth', value: '1' }] })),
  },
  play: async () => {
    await expect(
      screen.getByRole('button', { name: text('file.add', { count: 0 }) }),
    ).toHaveAccessibleDescription(text('file.nothing'))
  },
}
export const NotJson: Story = { args: { state: read('hello') } }
export const OtherChain: Story = {
  args: { state: { status: 'otherChain', file, network: 'Gnosis Chain', own: 'Ethereum' } },
}
export const TooLarge: Story = {
  args: { state: { status: 'declined', file, problem: 'tooLarge' } },
}
