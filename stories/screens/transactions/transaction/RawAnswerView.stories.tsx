import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { aTransactionDetails } from '../../../../mocks/fixtures/index.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { RawAnswerView } from '../../../../src/screens/transactions/transaction/RawAnswerView.tsx'
import { englishText } from '../../../englishText.ts'

const text = englishText(transactionText)

const meta: Meta<typeof RawAnswerView> = {
  title: 'Screens/Transaction/Raw answer view',
  component: RawAnswerView,
  args: { open: true, onOpenChange: fn(), answer: aTransactionDetails() },
  parameters: { picture: false, pictureReason: 'A Disclosure with Code in it.', boxWidth: 560 },
}
export default meta
type Story = StoryObj<typeof RawAnswerView>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: text('raw.label') })).toHaveTextContent(
      '"txStatus": "AWAITING_CONFIRMATIONS"',
    )
  },
}
export const Closed: Story = { args: { open: false, answer: undefined } }
/** Hidden characters are escaped: the text is exactly what was sent. */
export const HiddenCharacters: Story = {
  args: { answer: { note: 'Pay \u202Edrof\u200B' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: text('raw.label') })).toHaveTextContent(
      String.raw`Pay \u202edrof\u200b`,
    )
  },
}
