import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuorumRing } from '#ui'
import { oneOf } from '../controls.ts'
import { RingMark } from '../../src/ui/QuorumRing/RingMark.tsx'

const meta: Meta<typeof QuorumRing> = {
  title: 'Components/Quorum ring',
  tags: ['autodocs'],
  component: QuorumRing,
  argTypes: { status: oneOf('awaiting', 'ready', 'done', 'failed', 'canceled', 'loading') },
}
export default meta
type Story = StoryObj<typeof QuorumRing>

export const NoneSigned: Story = { args: { signed: 0, required: 3, size: 40 } }
export const Awaiting: Story = { args: { signed: 2, required: 3, size: 40 } }
export const Ready: Story = { args: { signed: 3, required: 3, size: 40 } }
export const Done: Story = { args: { signed: 3, required: 3, size: 40, status: 'done' } }
export const Failed: Story = { args: { signed: 3, required: 3, size: 40, status: 'failed' } }
export const Canceled: Story = { args: { signed: 1, required: 3, size: 40, status: 'canceled' } }
export const Loading: Story = { args: { signed: 0, required: 3, size: 40, status: 'loading' } }
export const Size16: Story = { args: { signed: 2, required: 3, size: 16 } }
export const Size24: Story = { args: { signed: 2, required: 3, size: 24 } }
export const Size96: Story = { args: { signed: 2, required: 3, size: 96 } }
export const Size96Done: Story = { args: { signed: 3, required: 3, size: 96, status: 'done' } }
export const Done16: Story = { args: { signed: 3, required: 3, size: 16, status: 'done' } }
export const Failed24: Story = { args: { signed: 3, required: 3, size: 24, status: 'failed' } }
export const OneOfOne: Story = { args: { signed: 0, required: 1, size: 40 } }
export const SixOfTwelve: Story = { args: { signed: 6, required: 12, size: 40 } }
export const ManyOwners: Story = { args: { signed: 21, required: 50, size: 96 } }

/** Inside the ring: the count, or the outcome. */
export const Marks: Story = {
  tags: ['part'],
  args: { signed: 2, required: 3 },
  render: ({ signed, required }) => (
    <>
      {(['awaiting', 'done', 'failed', 'canceled'] as const).map((status) => (
        <RingMark key={status} status={status} size={40} signed={signed} required={required} />
      ))}
    </>
  ),
}
