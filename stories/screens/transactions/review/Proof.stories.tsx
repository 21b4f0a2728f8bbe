import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { endpointsLink } from '#screens'
import { Proof } from '../../../../src/screens/transactions/review/Proof.tsx'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../englishText.ts'
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
/** Data from the gateway's own node is never green; another endpoint can be selected. */
export const GatewayNode: Story = {
  args: {
    proof: {
      ...aProof('unverifiable'),
      words: englishText(transactionText)('proof.gatewayNode'),
      needsEndpoint: true,
    },
  },
  parameters: { picture: false, pictureReason: 'CanBeTriedAgain looks the same.' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: englishText(transactionText)('proof.chooseEndpoint') }),
    ).toHaveAttribute('href', endpointsLink)
    await expect(canvas.queryByText('Verified')).toBeNull()
  },
}
export const CanBeTriedAgain: Story = { args: { proof: aProof('unverifiable'), onRetry: () => {} } }
