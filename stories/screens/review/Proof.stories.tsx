import type { Meta, StoryObj } from '@storybook/react-vite'
import { Proof } from '../../../src/screens/review/Proof.tsx'
import { aProof } from './transactions.ts'

const meta: Meta<typeof Proof> = { title: 'Screens/Transaction/Proof', component: Proof, parameters: { boxWidth: 520 }, args: { onRetry: undefined } }
export default meta
type Story = StoryObj<typeof Proof>

export const Verified: Story = { args: { proof: aProof('verified') } }
export const CanBeTriedAgain: Story = { args: { proof: aProof('unverifiable'), onRetry: () => {} } }
