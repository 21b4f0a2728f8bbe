import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AddressGroups, AddressText } from '#ui'

const treasury = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const meta: Meta<typeof AddressText> = {
  title: 'Components/Address text',
  tags: ['autodocs'],
  component: AddressText,
}
export default meta
type Story = StoryObj<typeof AddressText>

export const Unnamed: Story = { args: { address: treasury } }
export const Named: Story = { args: { address: treasury, name: 'treasury.eth' } }
export const WithExplorer: Story = {
  args: { address: treasury, name: 'treasury.eth', explorerHref: 'https://etherscan.io/address/' },
}
export const WithChain: Story = { args: { address: treasury, chainPrefix: 'eth' } }
export const LongName: Story = {
  args: { address: treasury, name: 'The very long name of a working group that nobody shortened' },
}
export const Narrow: Story = {
  args: { address: treasury, name: 'The very long name of a working group' },
  parameters: { boxWidth: 260 },
}
export const RightToLeftName: Story = { args: { address: treasury, name: 'خزينة الجمعية' } }
/** Hidden and direction-changing characters are shown, so the name can't be read as another one. */
export const HostileName: Story = {
  args: { address: treasury, name: 'dao\u202Ehte.eth\u200B' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('dao[U+202E]hte.eth[U+200…')).toHaveAttribute(
      'title',
      'dao[U+202E]hte.eth[U+200B]',
    )
  },
}
/** A name with only invisible characters counts as no name. */
export const BlankName: Story = {
  args: { address: treasury, name: '\u202E\u3164' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('bdi')).toBeNull()
  },
}
export const RightToLeft: Story = {
  args: { address: treasury, name: 'treasury.eth', explorerHref: 'https://etherscan.io/address/' },
  globals: { locale: 'pseudo-rtl' },
}
export const Full: Story = {
  args: {
    address: treasury,
    name: 'treasury.eth',
    variant: 'full',
    chainPrefix: 'eth',
    explorerHref: 'https://etherscan.io/address/',
  },
}
export const FullUnnamed: Story = { args: { address: treasury, variant: 'full' } }
export const FullNarrow: Story = {
  args: { address: treasury, name: 'treasury.eth', variant: 'full', chainPrefix: 'eth' },
  parameters: { boxWidth: 320 },
  play: async ({ canvas, canvasElement }) => {
    // People compare ten groups: none stands alone on a line at any width, except the first, which
    // has the prefix beside it.
    const groups = () => [...canvasElement.querySelectorAll('[dir=ltr] > * > span + span')]
    const box = canvas.getByText('treasury.eth').closest<HTMLElement>('[data-variant]')!
    const alone: number[] = []
    for (let width = 180; width <= 560; width += 4) {
      box.style.width = `${width}px`
      const tops = groups().map((group) => group.getBoundingClientRect().top)
      const lines = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
      if (lines.slice(1).includes(1)) alone.push(width)
    }
    box.style.width = ''
    await expect(groups()).toHaveLength(10)
    await expect(alone).toEqual([])
  },
}
export const Bare: Story = { args: { address: treasury, bare: true } }

/** A full address in groups, with the first and last emphasized. */
export const Groups: Story = {
  tags: ['part'],
  args: { address: treasury },
  render: ({ address }) => <AddressGroups address={address} />,
}
