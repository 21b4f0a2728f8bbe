import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { ProofStrip } from '#ui'
import { ProofChecks } from '../../src/ui/ProofStrip/ProofChecks.tsx'
import { ProofSection } from '../../src/ui/ProofStrip/ProofSection.tsx'

const hashes = [
  {
    label: 'Safe transaction hash',
    value: '0x3f1d0c2b9a7e6f5d4c3b2a190817f6e5d4c3b2a1908f7e6d5c4b3a2918070605',
  },
  {
    label: 'Domain hash',
    value: '0x1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90a',
  },
]
const fingerprint = ['amber', 'canoe', 'lantern', 'orbit', 'velvet', 'zebra']
const passed = [
  { id: 'hash', status: 'passed' as const, words: 'The hash matches what is shown' },
  { id: 'owners', status: 'passed' as const, words: 'Every signature belongs to an owner' },
  {
    id: 'chain',
    status: 'passed' as const,
    words: 'Owners, threshold, and nonce match the chain',
    detail: 'Block 21,004,512',
  },
]
const declined = [
  {
    id: 'hash',
    status: 'failed' as const,
    words: "The hash doesn't match what is shown",
    detail: 'Computed 0x3f1d…0605, received 0x77aa…1c2d',
  },
  { id: 'owners', status: 'unknown' as const, words: 'Every signature belongs to an owner' },
]
const unknown = [
  { id: 'hash', status: 'passed' as const, words: 'The hash matches what is shown' },
  {
    id: 'chain',
    status: 'unknown' as const,
    words: 'Owners, threshold, and nonce match the chain',
  },
]

const meta: Meta<typeof ProofStrip> = {
  title: 'Components/Proof strip',
  tags: ['autodocs'],
  component: ProofStrip,
  parameters: { boxWidth: 560 },
}
export default meta
type Story = StoryObj<typeof ProofStrip>

export const Verified: Story = {
  args: { status: 'verified', words: 'What you see is what you will sign.', hashes },
}
export const VerifiedOpen: Story = {
  args: {
    status: 'verified',
    words: 'What you see is what you will sign.',
    checks: passed,
    hashes,
    fingerprint,
    defaultOpen: true,
  },
}
export const VerifiedOpenNarrow: Story = {
  args: {
    status: 'verified',
    words: 'What you see is what you will sign.',
    checks: passed,
    hashes,
    fingerprint,
    defaultOpen: true,
  },
  parameters: { boxWidth: 340 },
}
export const Differs: Story = {
  args: {
    status: 'differs',
    failures: [
      'The gateway says “Send 2.5 ETH to dave.eth”. The data says “Send 25 ETH to 0x77aa…1c2d”.',
      'Required signatures: the gateway says 1. The chain says 2.',
    ],
    words: '2 checks failed.',
    checks: declined,
    hashes,
    defaultOpen: true,
  },
}
export const Partial: Story = {
  args: {
    status: 'partial',
    words: 'The hash matches the details. One check is unresolved.',
    checks: unknown,
  },
}
export const Unverifiable: Story = {
  args: {
    status: 'unverifiable',
    words: "Couldn't reach the network, so nothing was checked on-chain.",
    checks: unknown,
  },
}
export const Checking: Story = { args: { status: 'checking', words: 'Checking on-chain…' } }
export const RightToLeft: Story = {
  args: {
    status: 'verified',
    words: 'What you see is what you will sign.',
    checks: passed,
    hashes,
    defaultOpen: true,
  },
  globals: { locale: 'pseudo-rtl' },
}

/** Opened details scroll into view, even at the end of a dialog. */
export const OpenedAtTheEnd: Story = {
  args: { ...VerifiedOpen.args, status: 'verified', words: 'Checked.', defaultOpen: false },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 240, overflow: 'auto' }} tabIndex={0} role="region" aria-label="Box">
        <div style={{ blockSize: 200 }} />
        <Story />
      </div>
    ),
  ],
  parameters: { picture: false, pictureReason: 'VerifiedOpen shows the same parts.' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('region', { name: 'Box' })
    await userEvent.click(canvas.getByRole('button', { name: 'Hashes and fingerprint' }))
    const first = canvas.getByText('The hash matches what is shown')
    await waitFor(() =>
      expect(first.getBoundingClientRect().bottom).toBeLessThan(box.getBoundingClientRect().bottom),
    )
  },
}
/** Its line next to the buttons of a dialog; what it opens to stays in the content. */
export const LineNextToTheButtons: Story = {
  args: { ...VerifiedOpen.args, status: 'verified', words: 'Checked.', defaultOpen: false },
  parameters: { picture: false, pictureReason: 'The dialogs that sign show it.' },
  render: function LineNextToTheButtons(args) {
    const [line, setLine] = useState<HTMLElement | null>(null)
    return (
      <>
        <ProofStrip {...args} lineIn={line} />
        <div ref={setLine} role="group" aria-label="Buttons" />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const buttons = within(canvas.getByRole('group', { name: 'Buttons' }))
    await expect(buttons.getByRole('region', { name: 'Verified' })).toBeVisible()
    const open = buttons.getByRole('button', { name: 'Hashes and fingerprint' })
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(open)
    await expect(open).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('The hash matches what is shown')).toBeVisible()
    await userEvent.click(open)
    await expect(canvas.queryByText('The hash matches what is shown')).toBeNull()
  },
}
/** What can't be verified says why in the content without being opened. */
export const LineThatSaysWhy: Story = {
  ...LineNextToTheButtons,
  args: { ...Unverifiable.args },
  play: async ({ canvas }) => {
    const buttons = within(canvas.getByRole('group', { name: 'Buttons' }))
    await expect(buttons.getByText("Can't be verified")).toBeVisible()
    await expect(
      canvas.getByText("Couldn't reach the network, so nothing was checked on-chain."),
    ).toBeVisible()
  },
}
/** The result without what it opens to. */
export const Section: Story = {
  tags: ['part'],
  render: () => (
    <ProofSection status="verified" words="Checked." hasMore={false} isLine>
      {null}
    </ProofSection>
  ),
}
/** Only the checks, as shown below the sentence. */
export const Checks: Story = {
  tags: ['part'],
  render: () => <ProofChecks checks={[...passed, ...declined.slice(0, 1)]} />,
}
