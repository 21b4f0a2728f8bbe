import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Code } from '#ui'
const hash = '0x3f1d0c2b9a7e6f5d4c3b2a190817f6e5d4c3b2a1908f7e6d5c4b3a2918070605'

const meta: Meta<typeof Code> = {
  title: 'Components/Code',
  tags: ['autodocs'],
  component: Code,
  parameters: { boxWidth: 520 },
}
export default meta
type Story = StoryObj<typeof Code>

export const Hash: Story = { args: { label: 'Safe transaction hash', value: hash } }
/** Line by line as on a hardware wallet: 16 digits, in groups of four. */
export const HashToCompare: Story = {
  args: { label: 'Safe transaction hash', value: hash, layout: 'hash' },
  parameters: { picture: false, pictureReason: 'The proof strip shows it.' },
  play: async ({ canvas }) => {
    const first = canvas.getByText('3f1d').parentElement!
    await expect([...first.children].map(({ textContent }) => textContent)).toEqual([
      '3f1d',
      '0c2b',
      '9a7e',
      '6f5d',
    ])
    await expect(canvas.getByRole('region')).toHaveTextContent(hash)
  },
}
export const HashToCompareNarrow: Story = {
  ...HashToCompare,
  parameters: { boxWidth: 260, picture: false, pictureReason: 'The proof strip shows it.' },
}
export const Narrow: Story = {
  args: { label: 'Safe transaction hash', value: hash },
  parameters: { boxWidth: 320 },
}
export const LongData: Story = {
  args: { label: 'Data', value: `0x${'a9059cbb00000000'.repeat(60)}` },
}
export const Lines: Story = {
  args: {
    label: 'Typed data',
    layout: 'lines',
    value: JSON.stringify(
      {
        primaryType: 'SafeTx',
        message: { to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', nonce: 12 },
      },
      null,
      2,
    ),
  },
}
