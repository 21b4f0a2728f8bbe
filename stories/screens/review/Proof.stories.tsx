import type { Meta, StoryObj } from '@storybook/react-vite'
import { Proof } from '../../../src/screens/review/Proof.tsx'
import { transactionText } from '../../../src/screens/review/text.ts'
import { englishText } from '../../englishText.ts'
import { aCodeProof, aProof } from './transactions.ts'

const meta: Meta<typeof Proof> = {
  title: 'Screens/Transaction/Proof',
  component: Proof,
  parameters: { boxWidth: 520 },
  args: { onRetry: undefined },
}
export default meta
type Story = StoryObj<typeof Proof>

export const Verified: Story = { args: { proof: aProof('verified') } }
/** Slot 0 of the Safe names a contract that isn't an official one. */
export const UnofficialImplementation: Story = { args: { proof: aCodeProof('unofficial') } }
export const OtherCodeAtTheOfficialAddress: Story = {
  args: { proof: aCodeProof('otherCode') },
  parameters: { picture: false, pictureReason: 'UnofficialImplementation looks the same.' },
}
/** The code at the Safe's own address decides whether slot 0 counts. */
export const UnknownProxy: Story = { args: { proof: aCodeProof('unknownProxy') } }
export const NodeOfAnotherChain: Story = {
  args: {
    proof: { ...aProof('unverifiable'), words: englishText(transactionText)('proof.otherChain') },
    onRetry: () => {},
  },
  parameters: { picture: false, pictureReason: 'CanBeTriedAgain looks the same.' },
}
export const CanBeTriedAgain: Story = { args: { proof: aProof('unverifiable'), onRetry: () => {} } }
