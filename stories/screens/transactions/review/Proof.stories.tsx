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
export const UnknownProxy: Story = {
  args: { proof: aCodeProof('unknownProxy') },
  parameters: { picture: false, pictureReason: 'UnofficialImplementation looks the same.' },
}
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
const text = englishText(transactionText)
/** Two nodes that have to agree don't: what each says is open. */
export const NodesDisagree: Story = {
  args: {
    proof: {
      ...aProof('unverifiable'),
      words: text('proof.nodesDisagree'),
      defaultOpen: true,
      checks: [
        {
          id: 'nodes.threshold',
          status: 'failed',
          words: text('proof.check.threshold'),
          detail: 'node.example: 2 · other.example.org: 1',
        },
        {
          id: 'nodes.implementation',
          status: 'failed',
          words: text('proof.check.implementation'),
          detail: [
            `node.example: 0x41675c099f32341bf84bfc5382af534df5c7461a 0x${'1f'.repeat(32)}`,
            `other.example.org: 0xa48bd0bca4bca0f9f2b8bc44f2b5b8cb2b8dbf59 0x${'e3'.repeat(32)}`,
          ].join(' · '),
        },
        ...(aProof('verified').checks ?? []).map((check) => ({
          ...check,
          status: 'unknown' as const,
        })),
      ],
    },
    onRetry: () => {},
  },
}
/** Only one of them answered: it isn't green. */
export const OneNode: Story = {
  args: { proof: { ...aProof('verified'), neutral: text('proof.oneNode') } },
  parameters: { picture: false, pictureReason: 'Verified has the same shape.' },
}
export const CanBeTriedAgain: Story = { args: { proof: aProof('unverifiable'), onRetry: () => {} } }
